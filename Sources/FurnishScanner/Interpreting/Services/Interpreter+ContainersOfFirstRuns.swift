/// The containers that code creates when it first uses them: `if stored == nil { stored = ServiceContainer() }`.
///
/// Each run of such code has the container of the first run. If several objects, or several keys of a dictionary, have
/// a container each, or code creates another one after a reset, one container stands for all of them.
extension Interpreter {
  struct ContainerOfFirstRun {
    let container: ContainerID
    /// The object whose property stores the container, if it is known.
    let object: ObjectIdentifier?
  }

  /// Returns the container that an earlier run of the same code has created; nil if the code may run several times.
  func containerOfFirstRun(createdAt place: SourcePlace, in environment: Environment) -> ContainerID? {
    guard environment.firstRun != nil, let known = events.containersOfFirstRuns[place] else { return nil }
    let containerID = known.container
    // The container belongs to the code that uses it now, in place of a function that was read by itself.
    containers[containerID].entry = progress.entry
    containers[containerID].presence = space.or(containers[containerID].presence, environment.presence)
    guard let object = environment.receiver?.identity else { return containerID }
    // The function was read by itself before, without an object.
    let first = known.object ?? object
    events.containersOfFirstRuns[place] = ContainerOfFirstRun(container: containerID, object: first)
    if object != first {
      containers[containerID].isOfAnyInstance = true
      containers[containerID].isOfSeveralObjects = true
      // The container of the first object is built, and that of this one is not.
      containers[containerID].built = (.never, progress.code)
    }
    return containerID
  }

  /// Notes a container that is created by code that runs once.
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
    return creation.initial.map(ObjectIdentifier.init)
  }
}
