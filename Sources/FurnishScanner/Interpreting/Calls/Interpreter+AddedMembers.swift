/// Members that the program adds to types of Furnish and of other libraries.
extension Interpreter {
  /// Returns the types of other libraries from which a type inherits, by their names without modules and enclosing
  /// types: the program may extend them.
  func unreadParents(of type: TypeID, depth: Int = 0) -> [String] {
    let direct = index.inherited(by: type).compactMap(\.unreadName)
    guard depth < 16 else { return direct }
    return direct + index.parents(of: type).flatMap { unreadParents(of: $0, depth: depth + 1) }
  }

  /// Returns the functions and computed properties of a name that the program adds to types of other libraries.
  func addedFunctions(named name: String) -> [FunctionID] {
    index.foreignFunctionNames.contains(name) ? index.foreignFunctions.values.flatMap { $0[name] ?? [] } : []
  }

  /// Finds the functions of a name that the program adds to types of other libraries from which a type inherits:
  /// `extension UIViewController { func make<T>(_ type: T.Type) -> T { … } }`.
  func addedMethods(
    _ name: String, _ call: Call, to type: TypeID, in environment: Environment, expecting expected: ResolvedType?
  ) -> [(function: FunctionID, presence: Presence)] {
    let parents = unreadParents(of: type)
    for owner in parents {
      let found = matches(index.functions(name, addedTo: owner, from: environment.context), call, in: environment)
      if !found.isEmpty { return found }
    }
    return parents.isEmpty
      ? [] : requestHelpers(name, call, parents: parents, in: environment, expecting: expected)
  }

  /// Returns whether a name refers to a member of `self` in an extension of a type of another library: members take
  /// precedence over global declarations.
  func isMemberOfExtendedType(_ name: String, in environment: Environment) -> Bool {
    guard let owner = environment.context.foreignOwner, environment.context.type == nil, !name.isOperator,
      environment.binding(of: name) == nil
    else { return false }
    if case .type? = environment.receiver { return false }
    if !index.functions(name, addedTo: owner, from: environment.context).isEmpty { return true }
    let isTextOrList = owner == "String" || owner == "Substring" || Self.listTypes.contains(owner)
    return isTextOrList && (name == "isEmpty" || Self.methodsWithoutChanges.contains(name))
  }

  /// Calls a function that the program adds to a type of Furnish or of another library. If the program adds none of
  /// this name, evaluates the call as one of a request helper, as a request, or as one of code that was not read.
  ///
  /// - Parameter owners: The names of the types to which the function may be added.
  func callAdded(
    _ owners: [String], _ name: String, on base: Value, _ call: Call, in environment: Environment,
    expecting expected: ResolvedType?
  ) -> Value {
    for owner in owners {
      let added =
        index.functions(name, addedTo: owner, from: environment.context)
        + index.protocols(addedTo: owner).flatMap { methods(name, ofType: $0) }
      let functions = matches(added.filter { mayApply($0, to: base) }, call, in: environment)
      guard !functions.isEmpty else { continue }
      let receiver = testedReceiver(base, by: call, in: environment)
      return self.call(functions, call.arguments, in: environment, receiver, expecting: expected, at: call.place)
    }
    let parents = base.isUnknown ? [] : owners
    let helpers =
      base.isUnknown || base.isInstance
      ? requestHelpers(name, call, parents: parents, in: environment, expecting: expected) : []
    if let first = helpers.first {
      return self.call(
        helpers, call.arguments, in: environment, receiver(of: first.function, base), expecting: expected,
        at: call.place)
    }
    if isRequest(name, call, onUnread: base, in: environment) {
      return callProvider(name, .unknown, call, in: environment, expecting: expected) ?? .unknown
    }
    return callUnread(call, in: environment, receiver: base)
  }

  /// Calls a method on a value of unknown type, if the program declares a single function of the name, in an extension
  /// of a type of the standard library: `isOn.then { … }`, where `isOn` is the result of a library. Returns `nil` for
  /// other calls.
  func call(
    onlyAdded name: String, _ call: Call, in environment: Environment, expecting expected: ResolvedType?
  ) -> Value? {
    let functions = index.usable(addedFunctions(named: name), from: environment.context)
    guard functions.count == 1, index.usable(functionsByName[name] ?? [], from: environment.context) == functions,
      let owner = index.functions[functions[0]].foreignOwner,
      !index.functions[functions[0]].facts.isStatic, !index.functions[functions[0]].facts.isProperty,
      isExtensionOfStandardLibrary(owner), importsOnlySystemLibraries(environment.context.file)
    else { return nil }
    let type = ResolvedType.standard(owner, owner == "Optional" ? [.unknownPart] : [])
    return callAdded([owner], name, on: .instance(type, creation: nil), call, in: environment, expecting: expected)
  }

  private func isExtensionOfStandardLibrary(_ owner: String) -> Bool {
    ResolvedType.standard(owner).isValueOfStandardLibrary || Self.listTypes.contains(owner)
  }

  /// Returns whether the extension that declares a function may apply to the type of a value:
  /// `extension Optional where Wrapped == String` to an optional text.
  private func mayApply(_ function: FunctionID, to value: Value) -> Bool {
    let wrapped = value.type?.arguments(of: "Swift.Optional")?.first
    let element = (value.type?.arguments(of: "Swift.Array") ?? value.type?.arguments(of: "Swift.Set"))?.first
    return mayApply(function, to: ["Wrapped": wrapped, "Element": element].compactMapValues(\.self))
  }

  /// Returns the receiver of a method that the program adds to a type of another library. Its tests of `self` are tests
  /// of the expression before the dot: `guard let self else { throw Missing() }` tests `name` in the call
  /// `try name.orThrow()`.
  private func testedReceiver(_ receiver: Value, by call: Call, in environment: Environment) -> Value {
    guard case .member(let expression, _, _) = call.callee, case .instance(let type, let creation) = receiver,
      creation?.subject == nil, creation?.literal == nil, let subject = subject(of: expression, in: environment)
    else { return receiver }
    var known = creation ?? Creation(call: nil, place: nil)
    known.subject = subject
    return .instance(type, creation: known)
  }

  /// Evaluates a static member that the program adds to lists: `[any ServiceModule].app`. Its base is read as the
  /// literal of a list with one type. Returns nil for other members.
  func staticMember(_ name: String, ofListType base: Value, in environment: Environment) -> Value? {
    guard case .list(let elements, _) = base, elements.count == 1, case .type(let element) = elements[0] else {
      return nil
    }
    let isStatic =
      index.foreignFunctions["Array"]?[name]?.contains { index.functions[$0].facts.isStatic } ?? false
      || index.foreignVariables["Array"]?[name]?.contains { index.variables[$0].facts.isStatic } ?? false
    guard isStatic else { return nil }
    let type = ResolvedType.standard("Array", [element])
    return addedProperty(name, of: ["Array"], receiver: .type(type), in: environment)
  }
}

extension ResolvedType {
  /// The names under which extensions add members to the type, if its source was not read: for `[Log]`, these are
  /// `Array` and the protocols of collections.
  var extendableNames: [String] {
    guard let name = unreadName else { return [] }
    switch self {
    case .standard("String"): return [name, "StringProtocol"] + Self.protocolsOfCollections
    case _ where arguments(of: "Swift.Array") != nil: return [name] + Self.protocolsOfCollections
    case _ where arguments(of: "Swift.Set") != nil || arguments(of: "Swift.Dictionary") != nil:
      return [name, "Collection", "Sequence"]
    default: return [name]
    }
  }

  private static let protocolsOfCollections = [
    "RangeReplaceableCollection", "MutableCollection", "RandomAccessCollection", "BidirectionalCollection",
    "Collection", "Sequence",
  ]
}

extension Value {
  /// Whether it is an instance, whose type may inherit from one of another library.
  fileprivate var isInstance: Bool { if case .instance = self { true } else { false } }
}
