/// Calls of members, by the kind of the receiver: containers, providers, types, instances, lists and others.
extension Interpreter {
  /// Returns whether code can call a value: it is a function, or an instance of `Factory` or of a type with
  /// `callAsFunction`.
  func isCallable(_ value: Value) -> Bool {
    guard case .instance(let type, _) = value else { return value.canBeCalled }
    guard let typeID = index.declaration(of: type) else { return isFactory(type) }
    return !methods("callAsFunction", ofType: typeID).isEmpty
  }

  /// Calls a member of a value.
  ///
  /// - Parameter protocols: The protocols that the static type of the value shows: see ``staticProtocols(of:in:)``.
  func call(
    _ name: String, on base: Value, _ call: Call, in environment: Environment, expecting expected: ResolvedType?,
    declaredAs protocols: [TypeID] = []
  ) -> Value {
    if let result = callMapOfOptional(base, by: name, call, in: environment) { return result }
    let protocolID =
      protocolID(whoseExtensionsDeclare: name, among: protocols) ?? protocolID(whoseExtensionsDeclare: name, of: base)
    let base = base.asCreated
    switch base {
    case .collection(let collection): return callCollection(name, collection, call, in: environment)
    case .container(let containerID):
      switch name {
      case "validated":
        build(containerID, in: environment)
        return .provider(containerID.map(Value.Provider.root) ?? .unknown)
      case "build", "start", "close", "makeServiceGroup":
        for argument in call.arguments { _ = evaluate(argument.value, in: environment) }
        build(containerID, in: environment)
        if FurnishNames.starting.contains(name) { noteStart(of: containerID, in: environment) }
        return .unknown
      case FurnishNames.observe:
        for argument in call.arguments { _ = evaluate(argument.value, in: environment) }
        return .unknown
      case "init": return base
      default:
        noteUse(of: containerID, in: environment)
        return callAdded(["ServiceContainer", "Container"], name, on: base, call, in: environment, expecting: expected)
      }
    case .provider(let provider):
      return callProvider(name, provider, call, in: environment, expecting: expected)
        ?? callAdded(FurnishNames.providers, name, on: base, call, in: environment, expecting: expected)
    case .swinject(let value):
      return self.call(name, onSwinject: value, call, in: environment, expecting: expected)
    case .locator:
      return callLocator(name, call, in: environment, expecting: expected)
        ?? callAdded(["ServiceLocator"], name, on: base, call, in: environment, expecting: expected)
    case .type(let type):
      if name == "init" { return callInitializer(of: type, call, in: environment, expecting: expected) }
      if let owner = extendedType(type) {
        return callAdded([owner], name, on: base, call, in: environment, expecting: expected)
      }
      // `SwinjectStoryboard.create(name:bundle:container:)` registers nothing.
      if type.nameInSwinject != nil { return .unknown }
      if let typeID = index.declaration(of: type) {
        let methods = protocolID.map { self.methods(name, ofType: $0) } ?? self.methods(name, of: type, typeID)
        let functions = matches(members(methods, areStatic: true), call, in: environment, expecting: expected)
        if !functions.isEmpty {
          return self.call(functions, call.arguments, in: environment, base, expecting: expected, at: call.place)
        }
        if let value = property(name, ofType: typeID, isStatic: true), isCallable(value) {
          return self.call(value: value, call, in: environment, expecting: expected)
        }
        // `.custom(url)`
        if let enumCase = index.types[typeID].cases.first(where: { $0.name == name }) {
          let values = associatedValues(call.arguments, of: enumCase, typeID, in: environment)
          let payload = patterns(of: call.arguments, values)
          let (inner, arguments) = boundToNames(values, in: environment)
          _ = callUnread(Call(callee: call.callee, arguments: arguments, place: call.place), in: inner)
          return .enumCase(name, of: type, at: call.place, payload: payload, values: values)
        }
        return callUnread(call, in: environment)
      }
      return callAdded(
        type.unreadName.map { [$0] } ?? [], name, on: base, call, in: environment, expecting: expected)
    case .instance(let type, _):
      if let typeID = index.declaration(of: type) {
        if case .existential = type, protocolID == nil {
          if let answer = callEachConformer(name, of: typeID, call, in: environment) { return answer }
          if let answer = callOnlyConformer(name, of: typeID, call, in: environment, expecting: expected) {
            return answer
          }
        }
        let methods = protocolID.map { self.methods(name, ofType: $0) } ?? self.methods(name, of: type, typeID)
        let functions = matches(members(methods, areStatic: false), call, in: environment, expecting: expected)
        if !functions.isEmpty {
          let value = self.call(functions, call.arguments, in: environment, base, expecting: expected, at: call.place)
          return memberResult(value, of: name, typeID, receiver: base)
        }
        if let value = property(name, of: base, typeID, isStatic: false),
          isCallable(value) || value.isAbsent && isFixed(call.callee, of: base, in: environment)
        {
          return self.call(value: value, call, in: environment, expecting: expected)
        }
        // `self.init(log: provider.resolveRequired())`
        if name == "init", self.methods(name, ofType: typeID).allSatisfy(isInExtension) {
          _ = readMemberwise(call, of: typeID, type, in: environment)
          return base
        }
        noteCall(ofRequirement: name, of: typeID, call, in: environment)
        let parents = unreadParents(of: typeID)
        if parents.isEmpty { return callUnread(call, in: environment) }
        return callAdded(parents, name, on: base, call, in: environment, expecting: expected)
      }
      if let service = self.call(name, ofDeferral: type, call, in: environment) { return service }
      // `deps?.make()`
      if let object = wrappedObject(base, with: name) {
        return self.call(name, on: object, call, in: environment, expecting: expected)
      }
      return callAdded(type.extendableNames, name, on: base, call, in: environment, expecting: expected)
    case .either(let values):
      let (inner, call) = withRegisteringArgumentsEvaluated(call, in: environment)
      return mapAlternatives(values, in: inner) {
        self.call(name, on: $0, call, in: $1, expecting: expected, declaredAs: protocols)
      }
    case .list: return self.call(name, onList: ValueList(base), named: .other, call, in: environment)
    case .tuple where member(name, of: base, in: environment).canBeCalled:
      return self.call(value: member(name, of: base, in: environment), call, in: environment, expecting: expected)
    case .string(let text):
      let arguments = call.arguments.map(\.value)
      guard arguments.allSatisfy({ $0.isPath || $0.isLiteral }) else { return callUnread(call, in: environment) }
      return calculated(name, of: text, values(of: call.arguments, in: environment))
        ?? callUnread(call, in: environment)
    case .boolean: return callAdded(["Bool"], name, on: base, call, in: environment, expecting: expected)
    case .absent:
      // `module.map { services.include($0) }` does not run its closure where `module` is nil.
      for case .closure(let closure) in call.arguments.map(\.value) { noteReading(of: closure.place, in: environment) }
      return .absent
    case .unknown:
      noteCall(ofAnyRequirement: name, call, in: environment)
      if FurnishNames.starting.contains(name) { noteStart(of: nil, in: environment) }
      if !index.dialects.isEmpty, mayResolveInSwinject(call, in: environment.context.file) {
        return resolveInSwinject(call, from: .resolver(.unknown), in: environment, expecting: expected)
      }
      if !index.dialects.isEmpty, mayRegisterInSwinject(call, in: environment.context.file) {
        return registerInUnknownSwinjectContainer(call, in: environment)
      }
      if let result = self.call(onlyAdded: name, call, in: environment, expecting: expected) { return result }
      return callAdded(index.ownersOfProviders.names, name, on: base, call, in: environment, expecting: expected)
    default: return callUnread(call, in: environment)
    }
  }

  /// Returns the protocol that is the type of a value, if only its extensions declare a method: then the call does not
  /// depend on the type of the instance. Returns nil for other values and methods.
  private func protocolID(whoseExtensionsDeclare name: String, of value: Value) -> TypeID? {
    guard case .instance(let type, _) = value, let typeID = index.declaration(of: type),
      index.types[typeID].facts.kind == .protocol, unreadParents(of: typeID).isEmpty
    else { return nil }
    return !methods(name, ofType: typeID).isEmpty && !requires(name, typeID) ? typeID : nil
  }

  /// Returns whether a protocol, or one that it inherits from, requires a function of a name.
  func requires(_ name: String, _ protocolID: TypeID, depth: Int = 0) -> Bool {
    if index.types[protocolID].facts.requiredFunctions.contains(name) { return true }
    return depth < 16 && index.parents(of: protocolID).contains { requires(name, $0, depth: depth + 1) }
  }

  /// Returns a call whose arguments do not register once more each time that it is evaluated, and the environment in
  /// which to evaluate it: `command.configure(registerAll(services))` for each type of `command`.
  private func withRegisteringArgumentsEvaluated(_ call: Call, in environment: Environment) -> (Environment, Call) {
    var (call, inner) = (call, environment)
    for (position, argument) in call.arguments.enumerated() {
      guard case .call(let inside) = argument.value, inside.callee.calledName?.first?.isLowercase == true,
        !argument.value.beginsWithImplicitMember,
        case let value = evaluate(argument.value, in: environment), value.acceptsRegistrations
      else { continue }
      if inner === environment { inner = environment.part(under: environment.presence) }
      inner["#argument\(position)"] = value
      call.arguments[position].value = .name("#argument\(position)", .none)
    }
    return (inner, call)
  }

  /// Calls a requirement of a protocol on each conforming type, if an argument accepts registrations: the registrations
  /// of all these types count. Returns nil if no argument accepts any, or if no type or more than 64 types conform.
  private func callEachConformer(
    _ name: String, of protocolID: TypeID, _ call: Call, in environment: Environment
  ) -> Value? {
    let (inner, call) = withRegisteringArgumentsEvaluated(call, in: environment)
    guard values(of: call.arguments, in: inner).contains(where: \.acceptsRegistrations) else { return nil }
    let types = index.conformers[protocolID]?.filter { match(methods(name, ofType: $0), call) != nil } ?? []
    guard !types.isEmpty, types.count <= 64 else { return nil }
    let part = inner.part(under: environment.presence, isRepeated: true)
    return anyOf(
      types.map { conformer in
        let type = ResolvedType.nominal(name: index.types[conformer].fullName, declaration: conformer, arguments: [])
        return self.call(
          match(methods(name, ofType: conformer), call)!, call.arguments, in: part, .instance(type, creation: nil),
          at: call.place)
      }, in: environment)
  }
}
