#if ServiceLifecycle
  import Furnish
  import Logging

  extension ServiceContainer {
    /// Starts the container, and cancels the start if it takes longer than the time-out.
    ///
    /// A canceled start closes the services that it has created. If that takes as long again, because a recipe ignores
    /// cancellation, this method no longer waits for it; the services are closed when that recipe has returned.
    ///
    /// - Throws: ``RunningServiceError`` after the time-out; otherwise what `start()` throws, and `CancellationError` if
    ///   the task is canceled and all recipes return nevertheless.
    func start(within timeouts: RunningTimeouts, of root: ServiceScope, _ logger: Logger) async throws {
      // The new tasks inherit the values of this one, which the recipes may read.
      let starting = Task {
        try await start()
        guard Task.isCancelled else { return }
        await closeLogging(logger)
        throw CancellationError()
      }
      // This task is not canceled with the caller, which waits until a canceled start has ended.
      let waiting = Task { try await end(of: starting, timeouts, root) }
      try await withTaskCancellationHandler {
        try await waiting.value
      } onCancel: {
        starting.cancel()
      }
    }

    /// Waits for the end of a start, and cancels the start after its time-out.
    private func end(
      of starting: Task<Void, any Error>, _ timeouts: RunningTimeouts, _ root: ServiceScope
    ) async throws {
      guard let duration = timeouts.start else { return try await starting.value }
      let (events, inbox) = AsyncStream.makeStream(of: StartEvent.self)
      let timer = Task {
        for _ in 0..<2 {
          guard (try? await timeouts.clock.sleep(for: duration.countable)) != nil else { return }
          inbox.yield(.timedOut)
        }
      }
      defer { timer.cancel() }
      Task { inbox.yield(.ended(await starting.result)) }
      var timeout: RunningServiceError?
      for await event in events {
        switch event {
        case .ended(.success): return
        case .ended(.failure(let error)): throw timeout ?? error
        case .timedOut:
          if let timeout { throw timeout }
          timeout = .creationTimedOut(after: duration, root.unfinishedServices)
          starting.cancel()
        }
      }
    }

    /// Closes the container, and logs the errors of its services, because the caller throws another error.
    func closeLogging(_ logger: Logger) async {
      do { try await close() } catch { logger.log(error, "The services of the container could not be closed") }
    }
  }

  /// An event of a start whose time is limited.
  private enum StartEvent: Sendable {
    case ended(Result<Void, any Error>)
    case timedOut
  }
#endif
