import Furnish
import LandmarkServices
import NIOConcurrencyHelpers

/// A service that each request has, and that its scope closes.
final class Visit: Closeable, Sendable {
  private let counter: VisitCounter

  init(counter: VisitCounter) {
    self.counter = counter
    counter.count(\.created)
  }

  deinit { counter.count(\.released) }

  func close() async throws {
    // A canceled task could not wait while it closes a service.
    try Task.checkCancellation()
    try await counter.beforeClosing()
    counter.count(\.closed)
  }
}

/// The numbers of visits that were created, closed and released.
final class VisitCounter: Sendable {
  struct Counts: Equatable {
    var created = 0
    var closed = 0
    var released = 0
  }

  let beforeClosing: @Sendable () async throws -> Void
  private let box = NIOLockedValueBox(Counts())

  init(beforeClosing: @escaping @Sendable () async throws -> Void = {}) {
    self.beforeClosing = beforeClosing
  }

  var counts: Counts { box.withLockedValue { $0 } }

  func count(_ number: WritableKeyPath<Counts, Int>) { box.withLockedValue { $0[keyPath: number] += 1 } }
}

/// A module with a visit for each request for landmarks.
struct VisitServices: ServiceModule {
  let counter: VisitCounter

  func register(in services: any ServiceCollection) {
    services
      .register(VisitCounter.self, instance: counter)
      .register(Visit.self, lifetime: .scoped, Visit.init(counter:))
      .decorate(LandmarkService.self) { (service: LandmarkService, _: Visit) in service }
  }
}
