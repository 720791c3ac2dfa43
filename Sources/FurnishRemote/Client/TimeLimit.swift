/// The time that one call may take, from its start to the end of its stream.
///
/// Work under a limit runs in a task of its own, so that the caller can return before the work has ended. A connection
/// that sends the call in that task passes the limit to the server. The state is one enum behind a lock: `running`
/// holds a function for each waiting caller and each open stream, and `expire()` calls them all once.
// `@unchecked Sendable`: `state` and `timer` are read and written behind `lock`.
final class TimeLimit: @unchecked Sendable {
  private enum State {
    case running(waiting: [Int: @Sendable () -> Void], next: Int)
    case expired

    var isExpired: Bool { if case .expired = self { true } else { false } }
  }

  private let lock = Lock()
  private var state = State.running(waiting: [:], next: 0)
  private var timer: Task<Void, Never>?
  private let endpoint: ServiceEndpoint
  private let error: RemoteError

  /// The limit that is sent to the server; `nil` without one. The server measures it on its continuous clock, so a
  /// limit on another clock is not sent. If a call around this one has a shorter limit for the same endpoint, that
  /// limit is sent. The limit does not shrink when an attempt is repeated: the client cancels the attempt when the time
  /// has passed.
  private let serverLimit: Duration?

  /// A weak reference to the limit of a call. Tasks that the work starts inherit it, and one that outlives the call
  /// reads `nil`.
  private struct Reference: Sendable { weak let limit: TimeLimit? }

  @TaskLocal private static var current = Reference(limit: nil)

  /// Starts to measure the time.
  init(_ deadline: RemoteDeadline, of endpoint: ServiceEndpoint) {
    self.endpoint = endpoint
    error = endpoint.wording.expired(after: deadline.limit)
    let clock = deadline.clock ?? ServiceValues.current.continuousClock
    let limit = deadline.limit.countable
    let own = clock is ContinuousClock ? limit : nil
    serverLimit = [own, Self.serverLimit(of: endpoint)].compactMap(\.self).min()
    if limit <= .zero {
      state = .expired
      return
    }
    let timer = Task { [weak self] in
      // A canceled sleep means that the call is over.
      guard (try? await clock.sleep(for: limit)) != nil else { return }
      self?.expire()
    }
    lock.withLock { self.timer = timer }
  }

  deinit { timer?.cancel() }

  /// Returns the limit of the call that this task makes, for the server; `nil` if it has none. Calls of other endpoints
  /// do not inherit the deadline: they are canceled with it.
  static func serverLimit(of endpoint: ServiceEndpoint) -> Duration? {
    guard let limit = current.limit, limit.endpoint.identity == endpoint.identity else { return nil }
    return limit.serverLimit
  }

  /// Runs work until it ends or the time has passed, whichever is first.
  ///
  /// - Parameters:
  ///   - failure: Returns the error of the caller when the time has passed.
  ///   - work: The work. It is canceled when the time has passed or the caller is canceled.
  func run<Success: Sendable, Failure: Error>(
    or failure: @escaping @Sendable (RemoteError) -> Failure,
    _ work: @escaping @Sendable () async throws(Failure) -> Success
  ) async throws(Failure) -> Success {
    // Work does not begin after the limit has expired: otherwise a quick call could still succeed.
    if lock.withLock({ state.isExpired }) { throw failure(error) }
    let outcome = FirstOutcome<Result<Success, Failure>>()
    let task = Self.$current.withValue(Reference(limit: self)) {
      Task {
        do throws(Failure) {
          outcome.set(.success(try await work()))
        } catch {
          outcome.set(.failure(error))
        }
      }
    }
    let ticket = enter { [error] in
      outcome.set(.failure(failure(error)))
      task.cancel()
    }
    let first = await withTaskCancellationHandler {
      await outcome.value()
    } onCancel: {
      task.cancel()
    }
    leave(ticket)
    return try first.get()
  }

  /// Returns a stream that ends with an error when the time has passed. The given stream is released then, even if no
  /// task pulls.
  func limited<Element: Sendable>(
    _ stream: AsyncThrowingStream<Element, any Error>
  ) -> AsyncThrowingStream<Element, any Error> {
    let source = IteratorSource(stream.makeAsyncIterator()) { (iterator: inout AsyncThrowingStream.Iterator) in
      try await iterator.next(isolation: #isolation)
    }
    let iteratedTwice = endpoint.wording.iteratedTwice
    let ticket = enter { [weak source, error] in source?.end(throwing: error) }
    return .pulled(orThrowing: iteratedTwice) {
      let element = try await self.run(or: { $0 }) { try await source.next(or: iteratedTwice) }
      if element == nil { self.leave(ticket) }
      return element
    }
  }

  private func enter(_ expiring: @escaping @Sendable () -> Void) -> Int? {
    let ticket = lock.withLock { () -> Int? in
      guard case .running(var waiting, let next) = state else { return nil }
      waiting[next] = expiring
      state = .running(waiting: waiting, next: next + 1)
      return next
    }
    if ticket == nil { expiring() }
    return ticket
  }

  private func leave(_ ticket: Int?) {
    guard let ticket else { return }
    lock.withLock {
      guard case .running(var waiting, let next) = state else { return }
      waiting[ticket] = nil
      state = .running(waiting: waiting, next: next)
    }
  }

  private func expire() {
    let waiting = lock.withLock { () -> [@Sendable () -> Void] in
      guard case .running(let waiting, _) = state else { return [] }
      state = .expired
      return Array(waiting.values)
    }
    for expiring in waiting { expiring() }
  }
}
