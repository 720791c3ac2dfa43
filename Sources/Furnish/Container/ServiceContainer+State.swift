package import FurnishGraph

extension ServiceContainer {
  /// The state of a container between registration and its end.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// Services can be registered: the container is not built yet.
    case registering
    /// The container is built, and ``ServiceContainer/start()`` was not called or has failed. A container that is only
    /// validated stays in this state, although it provides services: its eager services do not exist yet.
    case built
    /// Either ``ServiceContainer/start()`` is creating the eager services, or not all services that run are ready: the
    /// group that runs them was created and has not started, or it is starting them.
    case starting
    /// All eager services exist, and all services that run are ready.
    case ready
    /// The services that run are being stopped, or the container is being closed.
    case stopping
    /// The container is closed.
    case closed
  }

  /// The state of the container, for example for a server's readiness check.
  ///
  /// ```swift
  /// while container.state == .starting { try await clock.sleep(for: .seconds(1)) }
  /// ```
  ///
  /// Use it for reports only: the state may have changed when the caller receives it. A request for a service of a
  /// closed container throws, so no check is needed before one. Any thread may read it.
  public var state: State { (try? provider)?.containerState ?? .registering }
}

extension ServiceProvider {
  /// The root of the container that this provider belongs to; `nil` if its scope was released, or if the provider is
  /// not one of this package.
  package var containerRoot: ServiceScope? {
    let own = self as? ServiceScope ?? (try? (self as? RecipeProvider)?.scope())
    guard var root = own?.root else { return nil }
    while let base = root.override?.base { root = base.root }
    return root
  }
}

extension ServiceScope {
  /// The state of the container whose root this is.
  package var containerState: ServiceContainer.State {
    if state.load() & ScopeState.closed != 0 { return .closed }
    return isClosing ? .stopping : startProgress
  }

  /// The progress of starting: `.built`, `.starting`, `.ready` or `.stopping`. Only the group that runs the services
  /// sets it.
  package var startProgress: ServiceContainer.State {
    get { table.progress.state }
    set { table.progress.state = newValue }
  }

  /// Records that a group runs the services of the container whose root this is.
  ///
  /// - Returns: False if another group runs them already.
  package func claimRunning() -> Bool { table.progress.claimRunning() }

  /// Allows another group to run the services, because this one could not be created.
  package func endRunning() { table.progress.endRunning() }

  /// The services of the container whose root this is, and their requests.
  package var containerGraph: ServiceGraph { table.wiring.graph() }
}

/// The progress of starting the container of a table.
///
/// Several calls of ``ServiceContainer/start()`` may be in progress at the same time. While a group runs the services,
/// or is being created, the group sets the state, and no call of `start()` does.
// `@unchecked Sendable`: the variables are guarded by `lock`. Each of them changes without regard to the other.
final class StartProgress: @unchecked Sendable {
  /// The calls of `start()`.
  private enum Starts {
    /// None has succeeded, and this number of calls has not ended.
    case inProgress(Int)
    /// A call has succeeded. The container has this state from then on, unless a group sets another one.
    case succeeded(ServiceContainer.State)

    var state: ServiceContainer.State {
      switch self {
      case .inProgress(let count): count > 0 ? .starting : .built
      case .succeeded(let state): state
      }
    }
  }

  private let lock = Lock()
  private var starts = Starts.inProgress(0)

  /// The state that the group has set; nil if no group runs the services.
  private var running: ServiceContainer.State?

  var state: ServiceContainer.State {
    get { lock.withLock { running ?? starts.state } }
    set { lock.withLock { running = newValue } }
  }

  func claimRunning() -> Bool {
    lock.withLock {
      if running != nil { return false }
      running = .starting
      return true
    }
  }

  func endRunning() { lock.withLock { running = nil } }

  func beginStart() {
    lock.withLock { if case .inProgress(let count) = starts { starts = .inProgress(count + 1) } }
  }

  /// Records that a call of `start()` has created the eager services.
  ///
  /// - Parameter state: The state of the container from then on, unless a group sets it.
  func endStart(_ state: ServiceContainer.State) { lock.withLock { starts = .succeeded(state) } }

  /// Records that a call of `start()` has failed.
  ///
  /// - Returns: Whether no other call needs the services that were created: none has succeeded or is in progress.
  func failStart() -> Bool {
    lock.withLock {
      guard case .inProgress(let count) = starts else { return false }
      starts = .inProgress(count - 1)
      return count == 1
    }
  }
}
