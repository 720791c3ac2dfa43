#if canImport(Combine) || OpenCombine
  import Furnish
  public import FurnishReducers

  #if canImport(Combine)
    public import Combine
  #else
    public import OpenCombine
  #endif

  extension Publisher where Failure == Never, Output: Sendable {
    /// Returns an effect that sends the values of this publisher.
    ///
    /// ```swift
    /// environment.locations.removeDuplicates().map(MapAction.moved).eraseToEffect()
    /// ```
    ///
    /// An action that is published during the subscription is reduced before the `send` that started the effect
    /// returns. Later actions, from any thread, are reduced in the order of publication. The subscription is canceled
    /// with the effect.
    public func eraseToEffect() -> Effect<Output> {
      let publisher = AnyThreadPublisher<Output>(self)
      return Effect(start: { run in
        let inbox = Inbox<Output>()
        let subscription = AnyThreadCancellable(publisher.subscribe(inbox))
        inbox.open { run.receive($0) }
        run.startTask { run in
          for await value in inbox.laterValues { await run.enter { run.receive(value) } }
          // Canceled on the actor of the store, where the subscription began: closures of operators may rely on that.
          await run.activity.scope.enter { subscription.value.cancel() }
        }
      })
    }
  }

  /// A publisher that is subscribed to on the actor of a store.
  // `@unchecked Sendable`: publishers are values that describe work, and may be subscribed to from any thread; Combine
  // leaves the data that their operators' closures access to the author of the closures.
  private struct AnyThreadPublisher<Output: Sendable>: @unchecked Sendable {
    let subscribe: (Inbox<Output>) -> AnyCancellable

    init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Never {
      subscribe = { inbox in
        publisher.sink(receiveCompletion: { _ in inbox.close() }, receiveValue: { inbox.add($0) })
      }
    }
  }

  /// A subscription that a task cancels.
  // `@unchecked Sendable`: a subscription may be canceled from any thread.
  private struct AnyThreadCancellable: @unchecked Sendable {
    let value: AnyCancellable
    init(_ value: AnyCancellable) { self.value = value }
  }

  /// The values of a publisher: at first stored, so that they can be received synchronously,
  /// then passed to a task.
  // `@unchecked Sendable`: `earlyValues` is guarded by `lock`.
  private final class Inbox<Value: Sendable>: @unchecked Sendable {
    let laterValues: AsyncStream<Value>
    private let continuation: AsyncStream<Value>.Continuation
    private let lock = Lock()
    private var earlyValues: Queue<Value>? = Queue()

    init() { (laterValues, continuation) = AsyncStream.makeStream() }

    func add(_ value: Value) {
      lock.withLock {
        if earlyValues == nil { continuation.yield(value) } else { earlyValues?.append(value) }
      }
    }

    func close() { continuation.finish() }

    /// Receives the values so far, in order; later values are sent to ``laterValues``.
    func open(_ receive: (Value) -> Void) {
      while let value = nextEarly() { receive(value) }
    }

    private func nextEarly() -> Value? {
      lock.withLock {
        let first = earlyValues?.popFirst()
        if first == nil { earlyValues = nil }
        return first
      }
    }
  }
#endif
