/// Containers that code creates at its first run: `if stored == nil { stored = ServiceContainer() }`.
///
/// Each later run uses the container of the first run. If several objects or several keys of a dictionary have such a
/// container each, or if code resets `stored`, one container represents all of them.
extension Interpreter {
  /// A container that was created at the first run of code.
  struct ContainerOfFirstRun {
    let container: ContainerID
    /// The object whose property stores the container, if it is known.
    let object: ObjectIdentifier?
  }

  /// Returns the container that this code has created when it was read before as a first run; nil if it was not, and
  /// for code that is no first run.
  func containerOfFirstRun(createdAt place: SourcePlace, in environment: Environment) -> ContainerID? {
    guard environment.firstRun != nil, let known = events.containersOfFirstRuns[place] else { return nil }
    let containerID = known.container
    // The entry that uses the container now takes the place of the function that created it when it was read by itself.
    containers[containerID].entry = progress.entry
    containers[containerID].presence = space.or(containers[containerID].presence, environment.presence)
    guard let object = environment.receiver?.identity else { return containerID }
    // If the function was read by itself before, no object is known.
    let first = known.object ?? object
    events.containersOfFirstRuns[place] = ContainerOfFirstRun(container: containerID, object: first)
    if object != first {
      containers[containerID].isOfAnyInstance = true
      containers[containerID].isOfSeveralObjects = true
      // The container of this object is not built yet.
      containers[containerID].built = (.never, progress.code)
    }
    return containerID
  }

  /// Notes a container that is created at the first run of code.
  func note(_ containerID: ContainerID, isOfFirstRunAt place: SourcePlace, in environment: Environment) {
    guard let extent = environment.firstRun, extent != .element else { return }
    events.containersOfFirstRuns[place] = ContainerOfFirstRun(
      container: containerID, object: environment.receiver?.identity)
    guard extent == .each else { return }
    containers[containerID].isOfAnyInstance = true
    containers[containerID].isOfSeveralObjects = true
  }
}

extension Value {
  /// The identity of an object, if the source shows which one it is.
  fileprivate var identity: ObjectIdentifier? {
    guard case .instance(_, let creation?) = self else { return nil }
    return creation.properties.map(ObjectIdentifier.init)
  }
}
