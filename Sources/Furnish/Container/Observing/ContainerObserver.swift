/// A type that receives the events of a container: instances that were created or closed, instances that could not be,
/// and changes of registrations.
///
/// ```swift
/// struct SlowServices: ContainerObserver {
///   func receive(_ event: ContainerEvent) {
///     if event.duration > .seconds(1) { print(event) }
///   }
/// }
///
/// container.observe(with: SlowServices())
/// ```
///
/// `LoggingObserver`, `MetricsObserver` and `TracingObserver` of FurnishObservability write the events into a log,
/// metrics and spans.
public protocol ContainerObserver: Sendable {
  /// Receives an event, on the thread where it happened, and before the request for the service returns.
  ///
  /// Return soon, since the request waits. No lock is held, but request no service and read no service value in this
  /// method: an instance that is being created would depend on them, as if its recipe had requested them.
  ///
  /// - Parameter event: The event.
  func receive(_ event: ContainerEvent)
}
