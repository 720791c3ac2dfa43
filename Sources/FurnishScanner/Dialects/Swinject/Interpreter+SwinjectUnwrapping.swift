/// Requests whose result the program unwraps later: `log = r.resolve(Log.self)` for a property `var log: Log!`.
extension Interpreter {
  /// A request that returns `nil` if the service is missing, and whose result the program unwraps at its first use.
  struct UnwrappedRequest {
    let service: SourceService
    let place: SourcePlace
    let entry: FunctionID?
    /// The container that receives the request; `nil` if the source does not show it.
    let container: ContainerID?
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
    guard case .instance(let type, _)? = property.owner, let id = type.declaration,
      let variable = propertyVariable(property.name, of: id)
    else { return false }
    return index.variables[variable].facts.isImplicitlyUnwrapped
  }

  /// Notes the services that are unwrapped later and that no container registers, once all containers are read, and
  /// have the registrations of their parents.
  func noteMissingUnwrapped(in all: [ContainerID]) {
    let created = all.filter { containers[$0].kind == .container }
    guard !events.unwrappedRequests.isEmpty, !hidesRegistrations, !created.isEmpty,
      !created.contains(where: { containers[$0].isOpen })
    else { return }
    func services(of group: [ContainerID]) -> Set<SourceService> {
      Set(group.flatMap { containers[$0].registrations.map(\.service) })
    }
    // If the container is known, only its registrations count, and those of code that may register in any container.
    let unplaced = services(of: all.filter { containers[$0].kind != .container })
    var inContainer: [ContainerID: Set<SourceService>] = [:]
    // If the container is not known, it is one of the same program: that of an app, not that of its widget.
    let programs = ProgramsOfModules(index)
    var inProgram: [ModuleID: Set<SourceService>] = [:]
    func isRegistered(_ request: UnwrappedRequest) -> Bool {
      if let id = request.container, containers[id].kind == .container {
        let registered = inContainer[id] ?? services(of: [id]).union(unplaced)
        inContainer[id] = registered
        return registered.contains(request.service)
      }
      let module = index.moduleOfFile[request.place.file]
      let registered =
        inProgram[module]
        ?? services(of: all.filter { programs.share(index.moduleOfFile[containers[$0].place.file], module) })
      inProgram[module] = registered
      return registered.contains(request.service)
    }
    for request in events.unwrappedRequests where !isSuperseded(request.entry) && !isRegistered(request) {
      events.doubts.append(
        ServiceDoubt(service: request.service, place: request.place, reason: .unwrappedLater, dialect: .swinject))
    }
  }
}
