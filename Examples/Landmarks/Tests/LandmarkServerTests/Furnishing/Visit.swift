import Furnish
import LandmarkServices
import NIOConcurrencyHelpers

/// A service that each request has, and that its scope closes.
final class Visit: Closeable, Sendable {
  private let book: VisitBook

  init(book: VisitBook) {
    self.book = book
    book.count(\.created)
  }

  deinit { book.count(\.released) }

  func close() async throws {
    // A canceled task could not wait while it closes a service.
    try Task.checkCancellation()
    try await book.beforeClosing()
    book.count(\.closed)
  }
}

/// The numbers of visits that were created, closed and released.
final class VisitBook: Sendable {
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
  let book: VisitBook

  func register(in services: any ServiceCollection) {
    services
      .register(VisitBook.self, instance: book)
      .register(Visit.self, lifetime: .scoped, Visit.init(book:))
      .decorate(LandmarkService.self) { (service: LandmarkService, _: Visit) in service }
  }
}
