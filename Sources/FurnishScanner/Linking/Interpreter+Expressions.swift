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
        return apply(closure, scope, arguments: [.values])
      }
      return self.value(inner, declaredAs: type)
    case .string(let text): return .string(text)
    case .number(let type): return .instance(.standard(type), made: nil)
    case .boolean: return .instance(.standard("Bool"), made: nil)
    case .keyPath, .other: return .unknown
    case .list(let elements): return list(elements, in: environment, expecting: expected)
    case .closure(let closure):
      pendingClosures.append((closure, environment))
      return .closure(closure, environment)
    case .either(let values):
      branchDepth += 1
      defer { branchDepth -= 1 }
      return .either(values.map { evaluate($0, in: environment, expecting: expected) })
    case .conditionalChain(let base, let clauses):
      let inner = Environment(context: environment.context, parent: environment)
      var value = evaluate(base, in: environment)
      for clause in clauses where index.configuration.compiles(clause.condition) {
        inner["#hole"] = value
        value = evaluate(clause.value, in: inner)
      }
      return value
    case .hole: return environment["#hole"] ?? .unknown
    case .group(let parts):
      return .tuple(parts.map { evaluate($0, in: environment) })
    }
  }

  /// `[Registration.clock, .log]`: what the first element is, the others are, too.
  private func list(
    _ elements: [Expression], in environment: Environment, expecting expected: ResolvedType?
  ) -> Value {
    var type = expected?.arguments(of: "Swift.Array")?.first
    return .list(
      elements.map { element in
        let value = evaluate(element, in: environment, expecting: type)
        if type == nil, case .instance(let own, _) = value { type = own }
        return value
      })
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
    return index.declaration(of: resolved) == nil ? nil : resolved
  }

  /// What a name stands for: what is known here, then the members of the type around, then what is global.
  func value(named name: String, in environment: Environment) -> Value {
    if let value = environment[name] { return value }
    if name == "self" { return environment.receiver ?? .unknown }
    if name == "Self" { return .type(index.resolve(.name(name), in: environment.context)) }
    let context = environment.context
    if let type = ownType(in: environment), let value = property(name, ofType: type, isStatic: nil) { return value }
    if let receiver = environment.receiver, context.type == nil {
      let value = member(name, of: receiver, in: environment)
      if case .unknown = value {} else { return value }
    }
    if let variable = index.variablesOfFile[context.file][name] { return value(ofVariable: variable) }
    if let value = properties[PropertyKey(owner: nil, module: context.module, name: name)] { return value }
    if let variable = globalVariable(name, in: context) { return value(ofVariable: variable) }
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

  func globalVariable(_ name: String, in context: LookupContext) -> Int? {
    if let own = index.globalVariables[context.module][name] { return own }
    let others = index.modulesWithVariable[name] ?? []
    return others.first { index.sees($0, from: context.file) }.flatMap { index.globalVariables[$0][name] }
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
      case "replacing":
        collection.policy = .replace
        return .collection(collection)
      case "addingIfMissing":
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
      return property(name, ofType: number, isStatic: false) ?? .unknown
    case .tuple(let values): return Int(name).flatMap { $0 < values.count ? values[$0] : nil } ?? .unknown
    case .either(let values):
      return .either(values.map { member(name, of: $0, in: environment) })
    default: return .unknown
    }
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
    // One stands for all: nobody looks at which it is.
    if name == "allCases", property(name, ofType: number, isStatic: true) == nil {
      return .list([.instance(type, made: nil)])
    }
    if index.types[number].facts.kind == .enum, name.first?.isLowercase == true,
      property(name, ofType: number, isStatic: true) == nil
    {
      return .instance(type, made: nil)
    }
    return property(name, ofType: number, isStatic: true) ?? .unknown
  }

  private func foreignVariable(_ name: String, of owner: String) -> Int? {
    index.foreignVariables[owner]?[name]?.first
  }

  private func foreignProperty(_ name: String, of owners: [String], receiver: Value) -> Value {
    for owner in owners {
      if let variable = foreignVariable(name, of: owner) { return value(ofVariable: variable) }
      if let function = index.foreignFunctions[owner]?[name]?.first, index.functions[function].facts.isProperty {
        return call(function, [], in: Environment(context: index.context(of: index.functions[function])), receiver)
      }
    }
    return .unknown
  }

  /// A property of a type of ours; nil where it has none of this name.
  func property(_ name: String, ofType type: Int, isStatic: Bool?, depth: Int = 0) -> Value? {
    let key = PropertyKey(owner: type, module: index.types[type].module, name: name)
    if let value = properties[key] { return value }
    for variable in index.types[type].variables where index.variables.name(variable) == name {
      if isStatic == nil || index.variables[variable].facts.isStatic == isStatic { return value(ofVariable: variable) }
    }
    if let computed = index.types[type].functions[name]?.first(where: { index.functions[$0].facts.isProperty }) {
      return value(ofComputed: computed)
    }
    guard depth < 32 else { return nil }
    return index.superclass(of: type).flatMap { property(name, ofType: $0, isStatic: isStatic, depth: depth + 1) }
  }

  private func value(ofComputed function: Int) -> Value {
    let context = index.context(of: index.functions[function])
    return call(function, [], in: Environment(context: context), nil)
  }

  /// The value of a stored property or of a global variable, read once.
  func value(ofVariable number: Int) -> Value {
    let entry = index.variables[number]
    let module = index.moduleOfFile[entry.file]
    let key = PropertyKey(
      owner: entry.owner, foreignOwner: entry.foreignOwner, module: module,
      file: entry.owner == nil && entry.facts.access == .private ? entry.file : nil, name: entry.facts.name)
    if let known = properties[key] { return known }
    guard propertiesBeingRead.insert(key).inserted else { return .unknown }
    defer { propertiesBeingRead.remove(key) }
    var context = LookupContext(file: entry.file, module: module, type: entry.owner)
    if let foreign = entry.foreignOwner { context.generics["Self"] = index.resolve(.name(foreign), in: context) }
    let declared = entry.facts.type.map { index.resolve($0, in: context) }
    let environment = Environment(context: context)
    var value = entry.facts.initialValue.map { evaluate($0, in: environment, expecting: declared) } ?? .unknown
    // `private let container: ServiceContainer = { … }()` is a call, and read above; a closure itself is no value yet.
    if case .closure(let closure, let scope) = value, entry.facts.type?.lastName == "Endpoint" {
      _ = apply(closure, scope, arguments: [.values])
    }
    if case .unknown = value, let declared { value = self.value(of: declared) }
    properties[key] = value
    if let owner = entry.owner, value.isOfInterest { keepers.insert(owner) }
    return value
  }
}
