/// Work that runs while a container is open, such as watching a file of settings. It is the attachment of a
/// registration.
///
/// ``ServiceContainer/start()`` begins it, and ``ServiceContainer/close()`` cancels it.
package protocol ContainerWork: Sendable {
  /// Does the work until the task is canceled.
  ///
  /// - Parameter generations: The generations of the container, to which the work may add.
  func run(changing generations: ScopeGenerations) async
}

/// The attachment of a registration whose service runs after the start of the container.
///
/// ``ServiceContainer/start()`` leaves a container with such a registration in the state `.starting`. The code that
/// runs the services sets `startProgress` to `.ready`.
package protocol RunsAfterStart: Sendable {}
