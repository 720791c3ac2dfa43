/// The time that one call may take, from its start to the end of its stream.
///
/// Work under a limit runs in a task of its own, so that its caller can return before it. The state is one enum behind a
/// lock: `running` holds a function for each waiting caller, and `expire()` calls them all once.
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
  private let error: RemoteError

  /// The limit for the server, whose clock is the continuous one; `nil` if this clock is another.
  let serverLimit: Duration?

  private init(_ deadline: Deadline, of endpoint: ServiceEndpoint) {
    error = endpoint.wording.expired(after: deadline.limit)
    let clock = deadline.clock ?? ServiceValues.current.continuousClock
    // A century: an instant that a clock cannot count stops the program.
    let limit = min(deadline.limit, .seconds(3_153_600_000))
    serverLimit = clock is ContinuousClock ? limit : nil
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

  /// Returns the limit of a call that starts now; `nil` if it has none.
  static func current(of endpoint: ServiceEndpoint) -> TimeLimit? {
    Deadline.current.map { TimeLimit($0, of: endpoint) }
  }

  /// Runs work until it ends or the time has passed, whichever is first. Calls inside of the work do not inherit the
  /// deadline: they are canceled with it.
  static func run<Success: Sendable>(
    within limit: TimeLimit?, _ work: @escaping @Sendable () async throws -> Success
  ) async throws -> Success {
    guard let limit else { return try await work() }
    return try await limit.run(work)
  }

  private func run<Success: Sendable>(
    _ work: @escaping @Sendable () async throws -> Success
  ) async throws -> Success {
    // Work does not begin after the limit has expired: otherwise a quick call could still succeed.
    if lock.withLock({ state.isExpired }) { throw error }
    let outcome = FirstOutcome<Success>()
    let task = Deadline.$current.withValue(nil) {
      Task {
        do { outcome.set(.success(try await work())) } catch { outcome.set(.failure(error)) }
      }
    }
    let ticket = enter { [error] in
      outcome.set(.failure(error))
      task.cancel()
    }
    defer { leave(ticket) }
    return try await withTaskCancellationHandler {
      try await outcome.value()
    } onCancel: {
      task.cancel()
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
