/// The facts about the wiring of a program. Their source is the running container, or the scanner.
package struct Wiring: Sendable {
  /// Services are numbered `0..<serviceCount`: all that are registered or requested.
  package var serviceCount: Int
  /// The registrations, in order.
  package var registrations: [Registration]
  package var requests: [Request]
  /// The scope levels, and with each the level that it is opened in.
  package var levels: [Level] = []
  /// Calls that open a level.
  package var openings: [Opening] = []
  /// Calls of `decorate`.
  package var decorators: [Decorator] = []
  package var names: any WiringNames
  /// The origin of the facts.
  package var origin = Origin.container
  /// Whether code of the program may call `start()`, which creates the services that are registered with `eager: true`.
  /// That code may run under other conditions than those of this wiring.
  package var mayBeStarted = true
  /// Whether the program may put a scope in force, from which the properties with `@Injected` read.
  package var readsInScopes = true
  /// The calls of `start()` under the conditions of this wiring: those that the source shows, and those that code which
  /// is not read may make.
  package var starts: [Start] = []

  package init(
    serviceCount: Int, registrations: [Registration], requests: [Request] = [], names: any WiringNames
  ) {
    self.serviceCount = serviceCount
    self.registrations = registrations
    self.requests = requests
    self.names = names
  }

  /// Returns whether `start()` may have been called before a place of the code. If the place is unknown, this is so if
  /// any code may call `start()`.
  func mayBeStarted(before order: CodeOrder?) -> Bool {
    order.map { order in starts.contains { order.mayFollow($0.order) } } ?? mayBeStarted
  }

  /// A call of `start()`.
  package struct Start: Sendable {
    /// The place of the call in the order of its code, or nil if it may run at any time.
    package var order: CodeOrder?

    package init(order: CodeOrder? = nil) { self.order = order }
  }

  package enum Origin: Hashable, Sendable {
    /// From a running container, which has every registration and few of the requests.
    case container
    /// From the source.
    ///
    /// - Parameters:
    ///   - isWhole: Every registration is visible. Otherwise no service is reported as missing.
    ///   - showsRequests: Every request is visible. Otherwise no service is reported as unused.
    case source(isWhole: Bool, showsRequests: Bool)
  }

  /// A Boolean value that indicates whether every registration is visible. Only then is a service without a
  /// registration reported as missing.
  var isWhole: Bool { if case .source(isWhole: false, _) = origin { false } else { true } }
}
