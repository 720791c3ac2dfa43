import Furnish

extension Effect {
  /// An effect that does nothing.
  @inlinable public static var none: Self { Self(.none) }

  /// Returns an effect that sends an action to the store.
  ///
  /// - Parameter action: The action.
  @inlinable public static func send(_ action: Action) -> Self { Self(.send(action)) }

  /// Returns an effect that sends an action synchronously, in the isolation of the store.
  ///
  /// ```swift
  /// static let mock = CounterEnvironment(nthPrime: { _ in .sync { 17 } })
  /// ```
  ///
  /// - Parameter work: Returns the action. It should take no time.
  public static func sync(_ work: @escaping @Sendable () -> Action) -> Self {
    let services = EffectServices()
    return Self(start: { run in run.receive(services(work)) })
  }

  /// Returns an effect that runs asynchronous work, which may send any number of actions. The work does not run on the
  /// store's actor.
  ///
  /// ```swift
  /// .run { send in
  ///   await send(.loaded(try await files.load()))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; by default that of the sender.
  ///   - work: Performs the work. A `CancellationError` is ignored; any other error that it throws is reported with the
  ///     place of this call, unless ``catch(_:)`` handles it.
  ///   - fileID: The file of the effect, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the effect, for reports.
  ///   - line: The line of the effect, for reports.
  ///   - column: The column of the effect, for reports.
  public static func run(
    priority: TaskPriority? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ work: @escaping @concurrent @Sendable (_ send: Send<Action>) async throws -> Void
  ) -> Self {
    let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let services = EffectServices()
    return Self(start: { run in
      services {
        run.startTask(priority: priority) { run in
          do {
            try await work(Send(run: run, place: place))
          } catch is CancellationError {
          } catch {
            await run.enter { run.fail(error, place) }
          }
        }
      }
    })
  }

  /// Returns an effect that performs synchronous work in the isolation of the store, and sends no action.
  ///
  /// ```swift
  /// .fireAndForget { print("saved") }
  /// ```
  ///
  /// - Parameters:
  ///   - work: Performs the work. An error that it throws is treated as in `run`.
  ///   - fileID: The file of the effect, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the effect, for reports.
  ///   - line: The line of the effect, for reports.
  ///   - column: The column of the effect, for reports.
  public static func fireAndForget(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ work: @escaping @Sendable () throws -> Void
  ) -> Self {
    let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let services = EffectServices()
    return Self(start: { run in
      do { try services { Result { try work() } }.get() } catch { run.fail(error, place) }
    })
  }

  /// Returns an effect that performs asynchronous work, and sends no action. The parameters are those of the
  /// synchronous form, and of `run`.
  public static func fireAndForget(
    priority: TaskPriority? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ work: @escaping @concurrent @Sendable () async throws -> Void
  ) -> Self {
    run(priority: priority, fileID: fileID, filePath: filePath, line: line, column: column) { _ in
      try await work()
    }
  }
}

extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// Returns an effect that sends the elements of this sequence as they arrive.
  ///
  /// ```swift
  /// environment.messages().eraseToEffect().map(ChatAction.received)
  /// ```
  ///
  /// An error that ends the sequence is treated as in `Effect.run`.
  public func eraseToEffect(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Effect<Element> {
    .run(fileID: fileID, filePath: filePath, line: line, column: column) { send in
      for try await element in self { await send(element) }
    }
  }
}
