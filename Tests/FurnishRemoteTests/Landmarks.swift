import FurnishRemote

struct Landmark: Codable, Hashable, Sendable {
  var id: String
  var name: String
}

enum LandmarkError: RemoteThrowable, Equatable {
  case isClosed(until: Int)
  case notReached(RemoteError)
  init(remoteFailure: RemoteError) { self = .notReached(remoteFailure) }
}

/// An error of the server whose content must not reach a caller.
struct DatabaseError: Error { let password = "hunter2" }

@ClosureService(store: .none) @RemoteService
struct LandmarkService: Sendable {
  @Idempotent var fetch: @Sendable (_ id: String) async throws -> Landmark?
  var rename: @Sendable (_ id: String, _ name: String) async throws -> Void
  var count: @Sendable () async throws -> Int
  var visit: @Sendable (_ id: String) async throws(LandmarkError) -> Int
  var close: @Sendable () async throws(LandmarkError) -> Void
  var watch: @Sendable (_ limit: Int) async throws -> AsyncThrowingStream<Landmark, any Error>
  var visits: @Sendable (_ id: String) async throws(LandmarkError) -> AsyncThrowingStream<Int, any Error>
  var importAll: @Sendable (_ prefix: String, _ items: AsyncThrowingStream<Landmark, any Error>) async throws -> Int
  var translate:
    @Sendable (_ items: AsyncThrowingStream<Landmark, any Error>) async throws -> AsyncThrowingStream<String, any Error>
  @LocalEndpoint var cacheSize: @Sendable () -> Int = { 0 }
  @LocalEndpoint var refresh: @Sendable (_ body: @Sendable () -> Void) throws -> Void
}

extension LandmarkService {
  /// A service whose endpoints answer at once. Calls with `stuck` and streams with the greatest limit ignore that they are
  /// canceled, and do not end.
  static var mock: Self {
    Self(
      fetch: { id in
        if id == "stuck" { await neverEnding() }
        if id == "failing" { throw RemoteError(.unavailable, "the database is busy") }
        return id == "none" ? nil : Landmark(id: id, name: "Petra")
      },
      rename: { id, _ in
        if id == "none" { throw RemoteError(.notFound, "landmark none does not exist") }
        if id == "secret" { throw DatabaseError() }
        if id == "closed" { throw LandmarkError.isClosed(until: 9) }
        if id == "canceled" { throw CancellationError() }
      },
      count: { 3 },
      visit: { id throws(LandmarkError) in
        if id == "stuck" { await neverEnding() }
        if id == "closed" { throw .isClosed(until: 9) }
        return id.count
      },
      close: { () throws(LandmarkError) in throw .isClosed(until: 1) },
      watch: { limit in
        if limit < 0 { throw RemoteError(.invalidArgument, "the limit is negative") }
        let numbers = Numbers()
        return AsyncThrowingStream {
          let number = await numbers.next()
          if limit == .max, number > 0 { await neverEnding() }
          if number == 13 { throw DatabaseError() }
          return number < limit ? Landmark(id: "\(number)", name: "Landmark \(number)") : nil
        }
      },
      visits: { id throws(LandmarkError) in
        if id == "unknown" { throw .isClosed(until: 0) }
        return AsyncThrowingStream { continuation in
          for visit in 1...3 { continuation.yield(visit) }
          switch id {
          case "closed": continuation.finish(throwing: LandmarkError.isClosed(until: 9))
          case "secret": continuation.finish(throwing: DatabaseError())
          default: continuation.finish()
          }
        }
      },
      importAll: { prefix, items in
        var count = 0
        for try await item in items where item.id.hasPrefix(prefix) { count += 1 }
        return count
      },
      translate: { items in
        AsyncThrowingStream { continuation in
          let task = Task {
            do {
              for try await item in items { continuation.yield("[\(item.name)]") }
              continuation.finish()
            } catch { continuation.finish(throwing: error) }
          }
          continuation.onTermination = { _ in task.cancel() }
        }
      },
      refresh: { body in body() })
  }
}

/// Waits in a task of its own, which is not canceled with the caller.
private func neverEnding() async { await Task { try? await Task.sleep(for: .seconds(86_400)) }.value }

/// Counts up from zero.
actor Numbers {
  private(set) var count = 0
  func next() -> Int {
    defer { count += 1 }
    return count
  }
}

@ClosureService @RemoteService
struct ShelfService: Sendable {
  let store: ShelfStore
  var add: @Sendable (_ title: String) async throws -> Int
}

final class ShelfStore: Sendable {}
