/// The code that builds a container, after which no registration can be added to it.
extension Interpreter {
  /// Notes that code uses a container: it builds the container, takes its provider, or calls a member that is not read.
  func noteUse(of container: ContainerID?, in environment: Environment) {
    guard let container else { return }
    containers[container].use = space.or(containers[container].use, environment.presence)
  }

  /// Notes that code builds a container: later code cannot add registrations to it.
  func build(_ container: ContainerID?, in environment: Environment) {
    noteUse(of: container, in: environment)
    guard let container, !environment.isRepeated else { return }
    let earlier = builtPresence(of: container, in: environment)
    containers[container].built = (space.or(earlier, environment.presence), progress.code)
    if space.implies(containers[container].presence, environment.presence) { containers[container].isBuilt = true }
  }

  /// Returns the condition under which a container was certainly built before the code that is being read: `never` if
  /// another piece of code builds it, since their order is unknown.
  func builtPresence(of container: ContainerID, in environment: Environment) -> Presence {
    let built = containers[container].built
    return built.code == progress.code && !environment.isRepeated && !containers[container].isOfAnyInstance
      ? built.presence : .never
  }
}
