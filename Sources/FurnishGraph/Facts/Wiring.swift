/// All facts about how a program is wired, from whichever source: the running container, or the scanner.
package struct Wiring: Sendable {
  /// Services are called `0..<serviceCount` here: all that are registered or asked for.
  package var serviceCount: Int
  /// In order of registration.
  package var registrations: [Registration]
  package var requests: [Request]
  package var names: any WiringNames

  package init(
    serviceCount: Int, registrations: [Registration], requests: [Request] = [], names: any WiringNames
  ) {
    self.serviceCount = serviceCount
    self.registrations = registrations
    self.requests = requests
    self.names = names
  }
}
