/// Functions of the program that request a service of any type, `func make<T>(_ type: T.Type) -> T`, where the source
/// does not show the type of the receiver: `request.make(Users.self)` in a route, whose request a framework passes.
extension Interpreter {
  /// Finds the functions that a call on such a receiver refers to: those that one type alone declares under this name
  /// for these arguments. The result is empty if several types declare one, if one of them requests no such service, or
  /// if the call does not show the type of the service.
  func requestHelpers(
    _ name: String, _ call: Call, in environment: Environment, expecting expected: ResolvedType?
  ) -> [(function: FunctionID, presence: Presence)] {
    let isShown = expected.map { !$0.isOpen } ?? false || call.arguments.contains(where: \.value.isMetatype)
    guard isShown, let named = functionsByName[name] else { return [] }
    // A file that two modules compile declares its functions in both.
    let all = callable(named, call)
    let own = all.filter { index.moduleOfFile[index.functions[$0].file] == environment.context.module }
    let functions = own.isEmpty ? all : own
    guard !functions.isEmpty, functions.allSatisfy(requestsAnyService),
      Set(functions.map { index.functions[$0].owner }).count == 1,
      Set(functions.map { index.functions[$0].foreignOwner }).count == 1
    else { return [] }
    return matches(functions, call, in: environment, expecting: expected)
  }

  /// Returns the receiver of such a function: an instance of the type that declares it, whichever value the call has.
  func receiver(of helper: FunctionID, _ value: Value) -> Value {
    guard let owner = index.functions[helper].owner else { return value }
    let type = ResolvedType.nominal(name: index.types[owner].fullName, declaration: owner, arguments: [])
    return .instance(index.types[owner].facts.kind == .protocol ? .existential(type) : type, creation: nil)
  }

  /// Returns whether a method requests a service whose type is a generic parameter of the method.
  private func requestsAnyService(_ function: FunctionID) -> Bool {
    let entry = index.functions[function]
    guard !entry.facts.genericParameters.isEmpty, !entry.facts.isStatic,
      entry.owner != nil || entry.foreignOwner != nil
    else { return false }
    return entry.facts.body?.contains { statement in
      statement.contains { expression in
        guard case .call(let call) = expression else { return false }
        return call.callee.calledName.map(FurnishNames.requests.contains) ?? false
      }
    } ?? false
  }
}
