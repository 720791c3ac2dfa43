import Furnish
import LandmarkServices
import NIOConcurrencyHelpers

/// Something that each request has one of, and that its scope has to close.
final class Visit: Closeable, Sendable {
  private let book: VisitBook

  init(book: VisitBook) {
    self.book = book
    book.note(\.made)
  }

  deinit { book.note(\.freed) }

  func close() async throws {
    // Closing in a canceled task could not even wait for a connection.
    try Task.checkCancellation()
    try await book.beforeClosing()
    book.note(\.closed)
  }
}

/// The results of all visits.
final class VisitBook: Sendable {
  struct Counts: Equatable {
    var made = 0
    var closed = 0
    var freed = 0
  }

  let beforeClosing: @Sendable () async throws -> Void
  private let box = NIOLockedValueBox(Counts())

  init(beforeClosing: @escaping @Sendable () async throws -> Void = {}) {
    self.beforeClosing = beforeClosing
  }

  var counts: Counts { box.withLockedValue { $0 } }

  func note(_ count: WritableKeyPath<Counts, Int>) { box.withLockedValue { $0[keyPath: count] += 1 } }
}

/// Gives each request for landmarks a visit.
struct VisitServices: ServiceModule {
  let book: VisitBook

  func register(in services: any ServiceCollection) {
    services
      .register(VisitBook.self, instance: book)
      .register(Visit.self, lifetime: .scoped, Visit.init(book:))
      .decorate(LandmarkService.self) { (service: LandmarkService, _: Visit) in service }
  }
}
