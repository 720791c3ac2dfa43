import FurnishGraph

extension Interpreter {
  /// Evaluates an expression, and notes its registrations and requests.
  func evaluate(
    _ expression: Expression, in environment: Environment, expecting expected: ResolvedType? = nil
  ) -> Value {
    switch expression {
    case .name(let name, _):
      let value = value(named: name, in: environment)
      // A local function that is passed on may be called at any time.
      if case .closure(let closure, let scope) = value, !wasRead(closure, in: scope.body) {
        addPending(closure, in: scope)
      }
      let own = expression.isOptionalOfBinding ? unwrapped(value) : value
      return identified(current(own, of: expression, in: environment), as: expression, in: environment)
    case .implicitMember(let name):
      let wrapped = expected?.arguments(of: "Swift.Optional")?.first
      if name == "nil", let wrapped, mayBeAbsent(wrapped) { return .absent }
      return (wrapped ?? expected).map { member(name, ofType: $0, in: environment) } ?? .unknown
    case .member(let base, let name, let place):
      if let type = type(named: expression, in: environment) { return .type(type) }
      if let known = valueOfProcess(name, of: base, in: environment) { return known }
      let value = evaluate(base, in: environment)
      if case .values = value { return read(name, at: place, in: environment) }
      if let value = staticMember(name, ofListType: value, in: environment) { return value }
      if case .either(let alternatives) = value {
        return each(alternatives, in: environment) {
          method(name, of: $0) ?? current(member(name, of: $0, in: $1), of: expression, of: $0, in: $1)
        }
      }
      if let method = method(name, of: value) { return method }
      if name == "rawValue", let raw = rawValue(of: value, base, in: environment) { return raw }
      let own = current(member(name, of: value, in: environment), of: expression, of: value, in: environment)
      return identified(own, as: expression, in: environment)
    case .functionReference(let base, let name, let labels, let place):
      if let base, let method = method(name, of: evaluate(base, in: environment)) { return method }
      return function(base, name, labels: labels, in: environment, at: place).map {
        .function($0.function, receiver: $0.receiver)
      } ?? typeOfInitializer(expression, in: environment).map { .instance($0, creation: nil) } ?? .unknown
    case .metatype(let reference), .type(let reference):
      let type = index.resolve(reference, in: environment.context)
      // Code may create a module by its type: `type.init()`.
      if case .metatype = expression, let number = type.declaration, index.isModule(number) {
        events.createdModules.insert(number)
      }
      return .type(type)
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
        let text = evaluate(part, in: environment).text
        return isOptional(part, in: environment) ? nil : text
      }
      return texts.contains(nil)
        ? .instance(.standard("String"), creation: nil) : .string(texts.compactMap(\.self).joined())
    case .string(let text): return .string(text)
    case .number(let type, let text):
      let written = expected.map { $0.arguments(of: "Swift.Optional")?.first ?? $0 }
      let own = written.flatMap { if case .nominal = $0, !$0.isOpen { $0 } else { nil } } ?? .standard(type)
      let literal = NumberLiteral(text)?.printed(as: own) ?? text
      return .instance(own, creation: Creation(call: nil, place: nil, literal: literal))
    case .boolean(let value): return .boolean(value ? .always : .never)
    case .test(let test):
      return condition(test, in: environment).map(Value.boolean) ?? .instance(.standard("Bool"), creation: nil)
    case .block(let statements):
      let inner = environment.part(under: environment.presence)
      inner.result = expected ?? typeOfImplicitMembers(in: statements, environment)
      let value = run(statements, in: inner)
      environment.stop(where: inner.thrown, space)
      return value
    case .keyPath(let path, let function):
      if let last = path.split(separator: ".").last { noteReplacement(ofPropertiesNamed: String(last)) }
      return function.map { .closure($0, environment) } ?? .unknown
    case .other:
      memory.noteStepNotFollowed()
      return .unknown
    case .list(let elements): return list(elements, in: environment, expecting: expected)
    case .closure(let closure):
      // Code that is not followed may call it at any time.
      environment.noteCapture { name in closure.body.contains { $0.mentions(name) } }
      var scope = scope(of: closure, in: environment, expecting: expected)
      var own = closure
      if closure.captures > 0 {
        if scope === environment { scope = environment.part(under: environment.presence) }
        run(Array(own.body.prefix(own.captures)), in: scope)
        own.body.removeFirst(own.captures)
        own.captures = 0
      }
      addPending(own, in: scope)
      return .closure(own, scope)
    case .either(let values):
      return first(of: values, in: environment, expecting: expected)
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
      // A chain continues with the same collection, whichever clause is compiled.
      if case .collection = value { return value }
      return either(ends + [Value.Alternative(presence: rest, value: value)])
    case .hole: return environment["#hole"] ?? .unknown
    case .group(let parts, let labels):
      memory.noteStepNotFollowed()
      let types = expected?.typesOfParts(parts.count) ?? parts.map { _ in nil }
      return .tuple(zip(parts, types).map { evaluate($0, in: environment, expecting: $1) }, labels: labels)
    }
  }

  /// Returns whether an expression may be an optional, whose text differs from that of its value: `Optional(1)`.
  private func isOptional(_ expression: Expression, in environment: Environment) -> Bool {
    switch expression {
    case .cast: return true
    case .name(let name, _):
      guard environment.binding(of: name) == nil else {
        return environment.type(of: name)?.arguments(of: "Swift.Optional") != nil
      }
      guard let variable = variable(named: name, in: environment) else { return false }
      if case .optional? = index.variables[variable].facts.type { return true }
      return false
    default: return false
    }
  }

  /// Finds the type that a path leads to: `Shop.Basket`, `Core.Log`; nil if it leads to something else.
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
    // A member of a known type that is no type: `F.isMock`.
    if case .parameter = resolved, names.count > 1, environment.context.generics[names[0].name]?.declaration != nil {
      return nil
    }
    return index.declaration(of: resolved) == nil && resolved.textInFurnish == nil && resolved.nameInSwinject == nil
      ? nil : resolved
  }

  /// Finds the meaning of a name: local names first, then the members of the enclosing type, then global names.
  func value(named name: String, in environment: Environment) -> Value {
    if let value = environment[name] { return self.value(value, ofLocal: name, in: environment) }
    if name == "self" { return environment.receiver ?? .unknown }
    if name == "Self" {
      // In a superclass it is the type of the instance.
      let own = isInClass(environment) ? environment.receiver?.asType : nil
      return own ?? .type(index.resolve(.name(name), in: environment.context))
    }
    let context = environment.context
    if let type = ownType(in: environment),
      let value = property(name, of: environment.receiver, type, isStatic: nil, in: environment)
    {
      return value
    }
    if name == SwinjectNames.defaultContainer,
      let container = storyboardContainer(of: environment.receiver, in: environment)
    {
      return container
    }
    if let receiver = environment.receiver, context.type == nil {
      let value = member(name, of: receiver, in: environment)
      if case .unknown = value {} else { return value }
    }
    if let list = listOfMainProgram(name, in: environment) { return list }
    if let variables = index.variablesOfFile[context.file][name] { return value(ofVariables: variables) }
    let variables = globalVariables(name, in: context)
    let key = PropertyKey(owner: nil, module: context.module, name: name)
    if let value = memory.properties[key] { return self.value(value, storedIn: key, variables.first) }
    if !variables.isEmpty { return value(ofVariables: variables) }
    if let type = index.declaredType(name, in: context) { return .type(type) }
    if let type = context.type,
      let method = methods(name, ofType: type).first(where: { !index.functions[$0].facts.isProperty })
    {
      return .function(method, receiver: environment.receiver)
    }
    let functions = globalFunctions(name, in: context)
    let getters = functions.filter { index.functions[$0].facts.isProperty }
    if !getters.isEmpty { return value(ofComputed: getters, nil, in: environment) }
    if let function = functions.first { return .function(function, receiver: nil) }
    return .unknown
  }

  private func isInClass(_ environment: Environment) -> Bool {
    environment.context.type.map { index.types[$0].facts.kind == .class } ?? false
  }

  /// Returns the type of `self`: in an extension of a protocol, and in a superclass, it may differ from the enclosing
  /// type.
  func ownType(in environment: Environment) -> TypeID? {
    guard let enclosingType = environment.context.type else { return nil }
    switch environment.receiver {
    case .instance(let type, _)?, .type(let type)?: return index.declaration(of: type) ?? enclosingType
    default: return enclosingType
    }
  }

  /// Finds the global variables of a name: several only if each build compiles one of them.
  func globalVariables(_ name: String, in context: LookupContext) -> [VariableID] {
    if let own = index.globalVariables[context.module][name] { return own }
    let others = index.modulesWithVariable[name] ?? []
    return others.first { index.isImported($0, by: context.file) }.flatMap { index.globalVariables[$0][name] } ?? []
  }

  func globalFunctions(_ name: String, in context: LookupContext) -> [FunctionID] {
    guard index.globalFunctionNames.contains(name) else { return [] }
    let own = (index.globalFunctions[context.module][name] ?? []).filter { function in
      index.functions[function].file == context.file || index.functions[function].facts.access != .private
    }
    if !own.isEmpty { return own }
    return index.imports[context.file].flatMap { one in
      index.moduleNumbers[one.module].flatMap { index.globalFunctions[$0][name] } ?? []
    }
  }

  func member(_ name: String, of value: Value, in environment: Environment) -> Value {
    let value = value.asCreated
    switch value {
    case .container(let number):
      switch name {
      case "services":
        return .collection(Value.Collection(container: number, isOfUnknownContainer: number == nil))
      case "provider":
        noteProvider(of: number, in: environment)
        return .provider(number.map(Value.Provider.root) ?? .unknown)
      default:
        noteProvider(of: number, in: environment)
        return foreignProperty(name, of: ["ServiceContainer", "Container"], receiver: value, in: environment)
      }
    case .collection(var collection):
      switch name {
      case FurnishNames.replacing:
        (collection.policy, collection.batch) = (.replace, nil)
        return .collection(collection)
      case FurnishNames.addingIfMissing:
        (collection.policy, collection.batch) = (.addIfMissing, nil)
        return .collection(collection)
      default: return foreignProperty(name, of: ["ServiceCollection"], receiver: value, in: environment)
      }
    case .provider:
      return foreignProperty(name, of: FurnishNames.providers, receiver: value, in: environment)
    case .locator: return foreignProperty(name, of: ["ServiceLocator"], receiver: value, in: environment)
    case .swinject(let value): return member(name, ofSwinject: value, in: environment)
    case .type(let type): return member(name, ofType: type, in: environment)
    case .instance(let type, _):
      guard let number = index.declaration(of: type) else {
        if let object = wrappedObject(value, with: name) { return member(name, of: object, in: environment) }
        return type.unreadName.map { foreignProperty(name, of: [$0], receiver: value, in: environment) } ?? .unknown
      }
      return property(name, of: value, number, isStatic: false, in: environment)
        ?? onlyMethod(name, ofType: number, isStatic: false, receiver: value) ?? .unknown
    case .tuple(let values, let labels):
      return (labels.firstIndex(of: name) ?? Int(name)).flatMap { $0 < values.count ? values[$0] : nil } ?? .unknown
    case .list: return member(name, ofList: ValueList(value), in: environment)
    case .string(let text): return calculated(name, of: text)
    case .either(let values):
      return each(values, in: environment) { member(name, of: $0, in: $1) }
    case .unknown: return addedProvider(name, in: environment)
    default: return .unknown
    }
  }

  /// Returns the type of Furnish to which the program adds static members that it writes with a leading dot: `.clocks`,
  /// `.image("logo")`.
  func extendedType(_ type: ResolvedType) -> String? {
    switch type.textInFurnish {
    case "Furnish.ServiceName": "ServiceName"
    case "Furnish.ServiceValues": "ServiceValues"
    case ResolvedType.anyModule.text: "ServiceModule"
    default: nil
    }
  }

  /// Evaluates a static member of a type.
  func member(_ name: String, ofType type: ResolvedType, in environment: Environment) -> Value {
    switch type.textInFurnish {
    case "Furnish.ServiceLocator" where name == "shared": return .locator
    case "Furnish.ServiceValues" where name == "current": return .values
    default: break
    }
    if let owner = extendedType(type) {
      return foreignProperty(name, of: [owner], receiver: .type(type), in: environment)
    }
    if name == SwinjectNames.defaultContainer, let container = storyboardContainer(of: .type(type), in: environment) {
      return container
    }
    guard let number = index.declaration(of: type) else {
      return type.unreadName.map { foreignProperty(name, of: [$0], receiver: .type(type), in: environment) } ?? .unknown
    }
    if name == "self" { return .type(type) }
    if let nested = index.nestedType(name, of: number) { return .type(nested) }
    if name == "allCases", property(name, ofType: number, isStatic: true) == nil {
      return .list(
        index.types[number].cases.map { one in
          let presence = space.presence(one.condition)
          let value = Value.enumCase(one.name, of: type)
          return presence == .always ? value : .either([Value.Alternative(presence: presence, value: value)])
        })
    }
    if index.types[number].cases.contains(where: { $0.name == name }) { return .enumCase(name, of: type) }
    return property(name, ofType: number, isStatic: true)
      ?? onlyMethod(name, ofType: number, isStatic: true, receiver: nil) ?? .unknown
  }
}

extension ResolvedType {
  /// Returns the types of the parts of a tuple; nil if the type is no tuple of this many parts.
  fileprivate func typesOfParts(_ count: Int) -> [ResolvedType?]? {
    if case .tuple(let parts, _) = self, parts.count == count { parts } else { nil }
  }
}

extension Value {
  /// The type of an instance, or a type itself, if it is one of the program.
  fileprivate var asType: Value? {
    switch self {
    case .instance(let type, _), .type(let type): type.declaration == nil ? nil : .type(type)
    default: nil
    }
  }

  var isList: Bool { if case .list = self { true } else { false } }

  /// Whether it is an instance of which some properties are known.
  var hasFields: Bool {
    guard case .instance(_, let creation?) = self else { return false }
    return !creation.fields.isEmpty || creation.initial?.values.isEmpty == false
  }

  /// Returns whether a closure is part of the value.
  func holds(_ closure: Closure) -> Bool {
    switch self {
    case .closure(let own, _): own.place == closure.place
    case .instance(_, let creation?): creation.fields.values.contains { $0.holds(closure) }
    case .list(let values, _), .tuple(let values, _): values.contains { $0.holds(closure) }
    case .either(let alternatives): alternatives.contains { $0.value.holds(closure) }
    default: false
    }
  }
}
