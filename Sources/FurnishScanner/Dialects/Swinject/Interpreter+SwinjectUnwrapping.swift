/// Requests whose result the program unwraps later: a property whose type is written with an exclamation mark receives
/// the result.
extension Interpreter {
  /// A request that returns `nil` if the service is missing, and whose result the program unwraps at its first use.
  struct UnwrappedRequest {
    let service: SourceService
    let place: SourcePlace
    let entry: Int?
  }

  /// Evaluates a value that is assigned, and notes the request that it makes if the target unwraps it later.
  func evaluate(
    _ value: Expression, assignedTo target: Expression, in environment: Environment, expecting expected: ResolvedType?
  ) -> Value {
    guard !index.dialects.isEmpty, case .call(let call) = value, call.callee.calledName == SwinjectNames.resolve,
      isImplicitlyUnwrapped(target, in: environment), let receiver = swinjectReceiver(of: call, in: environment)
    else { return evaluate(value, in: environment, expecting: expected) }
    return resolveInSwinject(call, from: receiver, isUnwrappedLater: true, in: environment, expecting: expected)
  }

  private func isImplicitlyUnwrapped(_ target: Expression, in environment: Environment) -> Bool {
    let property: (name: String, owner: Value?)
    switch target {
    case .name(let name, _) where environment[name] == nil: property = (name, environment.receiver)
    case .member(let base, let name, _): property = (name, evaluate(base, in: environment))
    default: return false
    }
    guard case .instance(let type, _)? = property.owner, let number = type.declaration,
      let variable = propertyVariable(property.name, of: number)
    else { return false }
    return index.variables[variable].facts.isImplicitlyUnwrapped
  }

  /// Notes the services that are unwrapped later and that no container registers, once all containers are read.
  func noteMissingUnwrapped(in numbers: [Int]) {
    let known = numbers.filter { containers[$0].kind == .container }
    guard !unwrappedRequests.isEmpty, !hidesRegistrations, !known.isEmpty,
      !known.contains(where: { containers[$0].isOpen })
    else { return }
    let registered = Set(numbers.flatMap { containers[$0].registrations.map(\.service) })
    for request in unwrappedRequests where !isSuperseded(request.entry) && !registered.contains(request.service) {
      doubts.append(
        ServiceDoubt(service: request.service, place: request.place, reason: .unwrappedLater, dialect: .swinject))
    }
  }
}
