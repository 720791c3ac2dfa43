/// A service that is asked of the root outright. Eager registrations need not be listed: `start()` asks for them.
package struct Request: Hashable, Sendable {
  /// The index of the service.
  package var service: Int
  package var place: ServicePlace?

  package init(service: Int, place: ServicePlace? = nil) {
    self.service = service
    self.place = place
  }
}
