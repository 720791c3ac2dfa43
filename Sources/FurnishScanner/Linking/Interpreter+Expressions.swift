import FurnishGraph

extension Interpreter {
  /// What an expression is worth. Whatever it registers or asks for on the way is noted.
  func evaluate(
    _ expression: Expression, in environment: Environment, expecting expected: ResolvedType? = nil
  ) -> Value {
    switch expression {
    case .name(let name, _): return value(named: name, in: environment)
    case .implicitMember(let name):
      return expected.map { member(name, ofType: $0) } ?? .unknown
    case .member(let base, let name, let place):
      if let type = type(named: expression, in: environment) { return .type(type) }
      let value = evaluate(base, in: environment)
      if case .values = value { return read(name, at: place, in: environment) }
      if case .either(let alternatives) = value {
        return each(alternatives, in: environment) { method(name, of: $0) ?? member(name, of: $0, in: $1) }
      }
      return method(name, of: value) ?? member(name, of: value, in: environment)
    case .functionReference(let base, let name, let labels, let place):
      if let base, let method = method(name, of: evaluate(base, in: environment)) { return method }
      return function(base, name, labels: labels, in: environment, at: place).map {
        .function($0.number, receiver: $0.receiver)
      } ?? .unknown
    case .metatype(let reference), .type(let reference):
      return .type(index.resolve(reference, in: environment.context))
    case .call(let call): return evaluate(call, in: environment, expecting: expected)
    case .cast(let value, let reference):
      let type = index.resolve(reference, in: environment.context)
      let inner = evaluate(value, in: environment, expecting: type)
      if case .closure(let closure, let scope) = inner, reference.lastName == "Endpoint" {
        return apply(closure, scope, arguments: [.values], in: environment)
      }
      return self.value(inner, declaredAs: type)
    case .text(let parts):
      let texts = parts.map { part -> String? in
        if case .string(let text) = evaluate(part, in: environment) { text } else { nil }
      }
      return texts.contains(nil)
        ? .instance(.standard("String"), made: nil) : .string(texts.compactMap(\.self).joined())
    case .string(let text): return .string(text)
    case .number(let type): return .instance(.standard(type), made: nil)
    case .boolean(let value): return .boolean(value ? .always : .never)
    case .test(let test):
      return condition(test, in: environment).map(Value.boolean) ?? .instance(.standard("Bool"), made: nil)
    case .block(let statements):
      let inner = environment.part(under: environment.presence)
      inner.result = expected
      return run(statements, in: inner)
    case .keyPath, .other: return .unknown
    case .list(let elements): return list(elements, in: environment, expecting: expected)
    case .closure(let closure):
      meet(closure, in: environment)
      return .closure(closure, environment)
    case .either(let values):
      let part = environment.part(under: environment.presence, isRepeated: true)
      return anyOf(values.map { evaluate($0, in: part, expecting: expected) }, in: environment)
    case .conditionalChain(let base, let clauses):
      let value = evaluate(base, in: environment)
      var (ends, rest): ([Value.Alternative], Presence) = ([], environment.presence)
      for clause in clauses {
        let presence = space.and(rest, space.presence(clause.condition))
        guard presence != .never else { continue }
        rest = space.excluding(rest, presence)
        let inner = environment.part(under: presence)
        inner["#hole"] = value
        ends.append(Value.Alternative(presence: presence, value: evaluate(clause.value, in: inner)))
      }
      // A chain goes on with the same collection, whichever clause is compiled.
      if case .collection = value { return value }
      return either(ends + [Value.Alternative(presence: rest, value: value)])
    case .hole: return environment["#hole"] ?? .unknown
    case .group(let parts):
      return .tuple(parts.map { evaluate($0, in: environment) })
    }
  }

  /// The type that a path leads to: `Shop.Basket`, `Core.Log`; nil where it leads to something else.
  func type(named path: Expression, in environment: Environment) -> ResolvedType? {
    var names: [TypeReference.Component] = []
    var rest = path
    while case .member(let base, let name, _) = rest {
      names.insert(TypeReference.Component(name), at: 0)
      rest = base
    }
    switch rest {
    case .name(let name, _):
      guard environment[name] == nil else { return nil }
      names.insert(TypeReference.Component(name), at: 0)
    case .type(.named(let path)): names.insert(contentsOf: path, at: 0)
    default: return nil
    }
    let resolved = index.resolve(.named(names), in: environment.context)
    return index.declaration(of: resolved) == nil && resolved.textInFurnish == nil ? nil : resolved
  }

  /// What a name stands for: what is known here, then the members of the type around, then what is global.
  func value(named name: String, in environment: Environment) -> Value {
    if let value = environment[name] { return value }
    if name == "self" { return environment.receiver ?? .unknown }
    if name == "Self" { return .type(index.resolve(.name(name), in: environment.context)) }
    let context = environment.context
    if let type = ownType(in: environment),
      let value = property(name, of: environment.receiver, type, isStatic: nil, in: environment)
    {
      return value
    }
    if let receiver = environment.receiver, context.type == nil {
      let value = member(name, of: receiver, in: environment)
      if case .unknown = value {} else { return value }
    }
    if let variables = index.variablesOfFile[context.file][name] { return value(ofVariables: variables) }
    if let value = properties[PropertyKey(owner: nil, module: context.module, name: name)] { return value }
    let variables = globalVariables(name, in: context)
    if !variables.isEmpty { return value(ofVariables: variables) }
    if index.member(named: name, in: context) != nil || KnownTypes.furnish.contains(name) {
      return .type(index.resolve(.name(name), in: context))
    }
    if context.generics[name] != nil { return .type(context.generics[name]!) }
    if let type = context.type,
      let method = methods(name, ofType: type).first(where: { !index.functions[$0].facts.isProperty })
    {
      return .function(method, receiver: environment.receiver)
    }
    if let function = globalFunctions(name, in: context).first { return .function(function, receiver: nil) }
    return .unknown
  }

  /// The type of `self`: in an extension of a protocol, and in a superclass, it may be another than the one around.
  func ownType(in environment: Environment) -> Int? {
    guard let around = environment.context.type else { return nil }
    switch environment.receiver {
    case .instance(let type, _)?, .type(let type)?: return index.declaration(of: type) ?? around
    default: return around
    }
  }

  /// The global variables of a name: several only where one of them is compiled in each case.
  func globalVariables(_ name: String, in context: LookupContext) -> [Int] {
    if let own = index.globalVariables[context.module][name] { return own }
    let others = index.modulesWithVariable[name] ?? []
    return others.first { index.sees($0, from: context.file) }.flatMap { index.globalVariables[$0][name] } ?? []
  }

  func globalFunctions(_ name: String, in context: LookupContext) -> [Int] {
    let own = (index.globalFunctions[context.module][name] ?? []).filter { function in
      index.functions[function].file == context.file || index.functions[function].facts.access != .private
    }
    if !own.isEmpty { return own }
    return index.imports[context.file].flatMap { one in
      index.moduleNumbers[one.module].flatMap { index.globalFunctions[$0][name] } ?? []
    }
  }

  func member(_ name: String, of value: Value, in environment: Environment) -> Value {
    switch value {
    case .container(let number):
      switch name {
      case "services": return .collection(Value.Collection(container: number))
      case "provider": return .provider(number.map(Value.Provider.root) ?? .unknown)
      default: return foreignProperty(name, of: ["ServiceContainer", "Container"], receiver: value)
      }
    case .collection(var collection):
      switch name {
      case FurnishNames.replacing:
        collection.policy = .replace
        return .collection(collection)
      case FurnishNames.addingIfMissing:
        collection.policy = .addIfMissing
        return .collection(collection)
      default: return foreignProperty(name, of: ["ServiceCollection"], receiver: value)
      }
    case .provider:
      return foreignProperty(name, of: ["ServiceProvider", "ServiceScope"], receiver: value)
    case .locator: return foreignProperty(name, of: ["ServiceLocator"], receiver: value)
    case .type(let type): return member(name, ofType: type)
    case .instance(let type, _):
      guard let number = index.declaration(of: type) else { return .unknown }
      if name == "rawValue", let own = value.caseName { return rawValue(own, of: number) }
      return property(name, of: value, number, isStatic: false, in: environment) ?? .unknown
    case .tuple(let values): return Int(name).flatMap { $0 < values.count ? values[$0] : nil } ?? .unknown
    case .list(let values):
      if name == "values" { return .list(values.map(secondPart)) }
      return Self.sameList.contains(name) ? value : .unknown
    case .either(let values):
      return each(values, in: environment) { member(name, of: $0, in: $1) }
    default: return .unknown
    }
  }

  /// Properties of a list that are the list, as far as it matters which elements there are.
  private static let sameList: Set<String> = ["lazy", "self"]

  /// The value of an entry of a dictionary, which is read as a list of pairs.
  func secondPart(_ value: Value) -> Value {
    if case .tuple(let parts) = value, parts.count == 2 { parts[1] } else { value }
  }

  /// The text behind a case of an enumeration.
  private func rawValue(_ name: String, of type: Int) -> Value {
    guard let own = index.types[type].cases.first(where: { $0.name == name }) else { return .unknown }
    return .string(own.rawValue ?? name)
  }

  /// A static member of a type.
  func member(_ name: String, ofType type: ResolvedType) -> Value {
    switch type.textInFurnish {
    case "Furnish.ServiceLocator" where name == "shared": return .locator
    case "Furnish.ServiceValues" where name == "current": return .values
    case "Furnish.ServiceName": return foreignProperty(name, of: ["ServiceName"], receiver: .type(type))
    default: break
    }
    guard let number = index.declaration(of: type) else { return .unknown }
    if name == "self" { return .type(type) }
    if let nested = index.nestedType(name, of: number) { return .type(nested) }
    if name == "allCases", property(name, ofType: number, isStatic: true) == nil {
      return .list(index.types[number].cases.map { .enumCase($0.name, of: type) })
    }
    if index.types[number].cases.contains(where: { $0.name == name }) { return .enumCase(name, of: type) }
    return property(name, ofType: number, isStatic: true) ?? .unknown
  }

  private func foreignVariable(_ name: String, of owner: String) -> Int? {
    index.foreignVariables[owner]?[name]?.first
  }

  private func foreignProperty(_ name: String, of owners: [String], receiver: Value) -> Value {
    for owner in owners {
      if let variable = foreignVariable(name, of: owner) { return value(ofVariable: variable) }
      if let function = index.foreignFunctions[owner]?[name]?.first, index.functions[function].facts.isProperty {
        let context = index.context(of: index.functions[function])
        return call(function, [], in: Environment(context: context, presence: .always), receiver)
      }
    }
    return .unknown
  }

  /// A property of an instance; nil where its type has none of this name.
  func property(
    _ name: String, of instance: Value?, _ type: Int, isStatic: Bool?, in environment: Environment? = nil
  ) -> Value? {
    if case .instance(_, let made?)? = instance, let field = made.fields[name] {
      let owner = propertyVariable(name, of: type).flatMap { index.variables[$0].owner } ?? type
      // What a method has added to it does not show in the copy that is known.
      let key = PropertyKey(owner: owner, module: index.types[owner].module, name: name)
      if !mutated.contains(key) || !field.isList { return field }
    }
    return property(name, ofType: type, isStatic: isStatic, receiver: instance, in: environment)
  }

  /// A property of a type of ours; nil where it has none of this name.
  func property(
    _ name: String, ofType type: Int, isStatic: Bool?, receiver: Value? = nil, in environment: Environment? = nil,
    depth: Int = 0
  ) -> Value? {
    let key = PropertyKey(owner: type, module: index.types[type].module, name: name)
    if let value = properties[key] { return value }
    let variables = index.types[type].variables.filter { variable in
      index.variables.name(variable) == name
        && (isStatic == nil || index.variables[variable].facts.isStatic == isStatic)
    }
    if !variables.isEmpty { return value(ofVariables: variables) }
    let computed = index.types[type].functions[name]?.filter { index.functions[$0].facts.isProperty } ?? []
    if !computed.isEmpty { return value(ofComputed: computed, receiver, in: environment) }
    guard depth < 32 else { return nil }
    if let parent = index.superclass(of: type) {
      return property(name, ofType: parent, isStatic: isStatic, receiver: receiver, in: environment, depth: depth + 1)
    }
    return defaultImplementation(name, ofType: type, isStatic: isStatic, receiver, in: environment)
  }

  /// A computed property that an extension of a protocol gives to all that conform.
  private func defaultImplementation(
    _ name: String, ofType type: Int, isStatic: Bool?, _ receiver: Value?, in environment: Environment?
  ) -> Value? {
    let computed = index.parents(of: type).lazy.flatMap { self.index.types[$0].functions[name] ?? [] }
      .filter { self.index.functions[$0].facts.isProperty }
    return computed.isEmpty ? nil : value(ofComputed: Array(computed), receiver, in: environment)
  }

  /// The value of a property that is computed, in each case by the getter that is compiled.
  private func value(ofComputed functions: [Int], _ receiver: Value?, in environment: Environment?) -> Value {
    let start = environment?.presence ?? .always
    return either(
      applicable(functions, under: start).map { function, presence in
        let context = index.context(of: index.functions[function])
        let caller = Environment(context: context, presence: presence, isRepeated: environment?.isRepeated ?? false)
        return Value.Alternative(presence: presence, value: call(function, [], in: caller, receiver))
      })
  }

  /// The value of the variable that is compiled in each case.
  func value(ofVariables numbers: [Int]) -> Value {
    if numbers.count == 1 { return value(ofVariable: numbers[0]) }
    return either(
      numbers.map { number in
        let presence = space.presence(index.variables[number].facts.condition)
        return Value.Alternative(presence: presence, value: value(ofVariable: number))
      })
  }

  func key(ofVariable number: Int) -> PropertyKey {
    let entry = index.variables[number]
    return PropertyKey(
      owner: entry.owner, foreignOwner: entry.foreignOwner, module: index.moduleOfFile[entry.file],
      file: entry.owner == nil && entry.facts.access == .private ? entry.file : nil, name: entry.facts.name)
  }

  /// The value of a stored property or of a global variable, read once.
  func value(ofVariable number: Int) -> Value {
    let entry = index.variables[number]
    var key = key(ofVariable: number)
    if let known = properties[key] { return known }
    let presence = space.presence(entry.facts.condition)
    // Of several variables of one name each has a value of its own.
    if presence != .always { key.variable = number }
    if let known = properties[key] { return known }
    guard propertiesBeingRead.insert(key).inserted else { return .unknown }
    defer { propertiesBeingRead.remove(key) }
    var context = LookupContext(file: entry.file, module: index.moduleOfFile[entry.file], type: entry.owner)
    if let foreign = entry.foreignOwner { context.generics["Self"] = index.resolve(.name(foreign), in: context) }
    let declared = entry.facts.type.map { index.resolve($0, in: context) }
    let environment = Environment(context: context, presence: presence)
    var value = entry.facts.initialValue.map { evaluate($0, in: environment, expecting: declared) } ?? .unknown
    // `private let container: ServiceContainer = { … }()` is a call, and read above; a closure itself is no value yet.
    if case .closure(let closure, let scope) = value, entry.facts.type?.lastName == "Endpoint" {
      _ = apply(closure, scope, arguments: [.values], in: environment)
    }
    if case .unknown = value, let declared { value = self.value(of: declared) }
    properties[key] = value
    if let owner = entry.owner, value.isOfInterest { keepers.insert(owner) }
    return value
  }
}

extension Value {
  fileprivate var isList: Bool { if case .list = self { true } else { false } }

  /// Whether it is an instance of which some properties are known.
  var hasFields: Bool { if case .instance(_, let made?) = self { !made.fields.isEmpty } else { false } }

  /// Whether a closure is part of it.
  func holds(_ closure: Closure) -> Bool {
    switch self {
    case .closure(let own, _): own.place == closure.place
    case .instance(_, let made?): made.fields.values.contains { $0.holds(closure) }
    case .list(let values), .tuple(let values): values.contains { $0.holds(closure) }
    case .either(let alternatives): alternatives.contains { $0.value.holds(closure) }
    default: false
    }
  }
}
