/// Request helpers: functions that the program adds to types of a framework, and that request a service of any type:
/// `extension Request { func make<T>(_ type: T.Type) -> T { … } }`. The source does not show the type of their
/// receivers, such as the `request` that a framework passes to a route.
extension Interpreter {
  /// Finds the request helpers to which a call may refer by its name and its arguments. All must belong to one type of
  /// a framework, and the call must show the type of the service; otherwise the result is empty.
  ///
  /// If the name of the receiver is that of the type, the call certainly refers to them. Otherwise that is an
  /// assumption, so that findings are warnings.
  ///
  /// - Parameter parents: The types of other libraries from which the type of the receiver inherits, if they are known.
  func requestHelpers(
    _ name: String, _ call: Call, parents: [String] = [], in environment: Environment, expecting expected: ResolvedType?
  ) -> [(function: FunctionID, presence: Presence)] {
    let showsService = expected.map { !$0.isOpen } ?? false || call.arguments.contains(where: \.value.isMetatype)
    guard showsService, let named = functionsByName[name] else { return [] }
    // A file that two modules compile declares its functions in both.
    let all = callable(named, call)
    let ofModule = all.filter { index.moduleOfFile[index.functions[$0].file] == environment.context.module }
    let functions = ofModule.isEmpty ? all : ofModule
    guard let first = functions.first, functions.allSatisfy(requestsAnyService),
      functions.allSatisfy({ hasSameOwner($0, first) }), let owner = frameworkType(declaring: first)
    else { return [] }
    let isOfParent = parents.contains { owner.isSuperclassByName(of: $0) }
    let isProtocol = index.functions[first].owner.map { index.types[$0].facts.kind == .protocol } ?? false
    guard parents.isEmpty || isOfParent || isProtocol else { return [] }
    let found = matches(functions, call, in: environment, expecting: expected)
    if isOfParent || call.receiverName?.isNameOfValue(ofType: owner) == true { return found }
    let assumption = space.test(
      .text("\(name) of \(owner)"), holds: "`\(name)` is that of \(owner)", fails: "`\(name)` is not that of \(owner)")
    space.assumptions.formUnion(space.support(assumption))
    return found.map { ($0.function, space.and($0.presence, assumption)) }
  }

  /// Returns the receiver of a request helper: an instance of the type that declares it, in place of the unknown value
  /// of the call.
  func receiver(of helper: FunctionID, _ value: Value) -> Value {
    guard let owner = index.functions[helper].owner else { return value }
    let type = ResolvedType.nominal(name: index.types[owner].fullName, declaration: owner, arguments: [])
    return .instance(index.types[owner].facts.kind == .protocol ? .existential(type) : type, creation: nil)
  }

  private func hasSameOwner(_ function: FunctionID, _ other: FunctionID) -> Bool {
    index.functions[function].owner == index.functions[other].owner
      && index.functions[function].foreignOwner == index.functions[other].foreignOwner
  }

  /// Returns the name of the type that declares a function, if a framework may create its instances: a type of another
  /// library, a protocol, or a type that inherits from another library's. Returns nil for other types.
  private func frameworkType(declaring function: FunctionID) -> String? {
    let declaration = index.functions[function]
    if let foreign = declaration.foreignOwner { return foreign }
    guard let owner = declaration.owner,
      index.types[owner].facts.kind == .protocol || !unreadParents(of: owner).isEmpty
    else { return nil }
    return index.types[owner].facts.name
  }

  /// Returns whether a function is a generic method that requests a service.
  private func requestsAnyService(_ function: FunctionID) -> Bool {
    if let known = answers.functionsThatRequestAnyService[function] { return known }
    let facts = index.functions[function].facts
    let requests =
      !facts.genericParameters.isEmpty && !facts.isStatic
      && facts.body?.contains { statement in
        statement.contains { expression in
          guard case .call(let call) = expression else { return false }
          return call.callee.calledName.map(FurnishNames.requests.contains) ?? false
        }
      } == true
    answers.functionsThatRequestAnyService[function] = requests
    return requests
  }
}

extension Call {
  /// The last name of the receiver: `application` for `request.application.make(Users.self)`.
  fileprivate var receiverName: String? {
    guard case .member(let base, _, _) = callee else { return nil }
    switch base {
    case .name(let name, _), .member(_, let name, _): return name
    default: return nil
    }
  }
}

extension String {
  /// Returns whether a name is a usual one for values of a type: `req` and `request` for `Request`.
  fileprivate func isNameOfValue(ofType type: String) -> Bool {
    let name = lowercased().replacing("ctx", with: "context")
    let type = type.split(separator: ".").last.map(String.init)?.lowercased().replacing("ctx", with: "context") ?? ""
    return name.count >= 3 && (type.hasPrefix(name) || type.hasSuffix(name) || name.hasSuffix(type))
  }

  /// Returns whether a class of UIKit or AppKit inherits from this one, as far as the names show:
  /// `UITableViewController` from `UIViewController` and from `UIResponder`. It is true for equal names.
  fileprivate func isSuperclassByName(of other: String) -> Bool {
    guard self != other, prefix(2) == other.prefix(2), ["NS", "UI"].contains(prefix(2)) else { return self == other }
    return ["UIResponder", "NSResponder", "NSObject"].contains(self) || other.hasSuffix(dropFirst(2))
  }
}
