#if canImport(Combine) || OpenCombine
  import Furnish
  import FurnishCombine
  import FurnishReducers
  import Testing

  #if canImport(Combine)
    import Combine
  #else
    import OpenCombine
  #endif

  @Suite struct EffectPublisherTests {
    @Test func `the actions of a synchronous effect are published at the subscription`() {
      var received: [Int] = []
      _ = Effect<Int>.merge(.send(1), .sync { 2 }).sink { received.append($0) }
      #expect(received == [1, 2])
    }

    @Test func `operators of Combine can be applied to an effect`() {
      var received: [String] = []
      let publisher = Effect<Int>.merge(.send(1), .send(1), .send(2))
        .removeDuplicates().map { "\($0)" }.collect()
      _ = publisher.sink { received = $0 }
      #expect(received == ["1", "2"])
    }

    @Test func `an asynchronous effect publishes its actions in order and then finishes`() async {
      let effect = Effect<Int>.run { send in
        for number in 1...100 { await send(number) }
      }
      var values: [Int] = []
      for await value in stream(of: effect) { values.append(value) }
      #expect(values == Array(1...100))
    }

    @Test func `the effect is run for each subscriber`() {
      let log = Log<String>()
      let effect = Effect<Int>.sync {
        log.append("run")
        return 1
      }
      _ = effect.sink { _ in }
      _ = effect.sink { _ in }
      #expect(log.entries == ["run", "run"])
    }

    @Test func `canceling the subscription cancels the effect`() async {
      let log = Log<String>()
      let (began, beginning) = AsyncStream.makeStream(of: Void.self)
      let (ended, ending) = AsyncStream.makeStream(of: Void.self)
      let effect = Effect<Int>.run { _ in
        beginning.finish()
        try? await Task.sleep(for: .seconds(100_000))
        log.append(Task.isCancelled ? "cancelled" : "slept")
        ending.finish()
      }
      let subscription = effect.sink { _ in }
      for await _ in began {}
      subscription.cancel()
      for await _ in ended {}
      #expect(log.entries == ["cancelled"])
    }

    @Test func `a subscriber receives no more actions than it demands`() {
      let subscriber = PatientSubscriber()
      Effect<Int>.merge(.send(1), .send(2), .send(3)).subscribe(subscriber)
      #expect(subscriber.received.isEmpty)
      subscriber.subscription?.request(.max(1))
      #expect(subscriber.received == [1])
      #expect(!subscriber.hasFinished)
      subscriber.subscription?.request(.max(2))
      #expect(subscriber.received == [1, 2, 3])
      #expect(subscriber.hasFinished)
    }

    @Test func `many actions are received in their order, in any portions that are demanded`() {
      let subscriber = PatientSubscriber()
      Effect<Int>.merge((1...20_000).map { Effect<Int>.send($0) }).subscribe(subscriber)
      for portion in 1...200 {
        subscriber.subscription?.request(.max(portion))
        #expect(subscriber.received.count == min(20_000, portion * (portion + 1) / 2))
      }
      #expect(subscriber.received == Array(1...20_000))
      #expect(subscriber.hasFinished)
    }

    @Test func `a subscription that is canceled without a demand never starts its effect`() {
      let log = Log<String>()
      let subscriber = PatientSubscriber()
      Effect<Int>.sync {
        log.append("run")
        return 1
      }.subscribe(subscriber)
      subscriber.subscription?.cancel()
      subscriber.subscription?.request(.max(1))
      #expect(log.entries.isEmpty)
      #expect(subscriber.received.isEmpty)
      #expect(!subscriber.hasFinished)
    }

    @Test func `a subscriber that cancels at an action receives neither the next one nor the completion`() {
      let subscriber = PatientSubscriber(cancelsAtFirst: true)
      Effect<Int>.merge(.send(1), .send(2)).subscribe(subscriber)
      subscriber.subscription?.request(.unlimited)
      #expect(subscriber.received == [1])
      #expect(!subscriber.hasFinished)
    }

    @Test func `the completion waits for the demand of the last action`() {
      let subscriber = PatientSubscriber()
      Effect<Int>.merge(.send(1), .send(2)).subscribe(subscriber)
      subscriber.subscription?.request(.max(1))
      #expect(!subscriber.hasFinished)
      subscriber.subscription?.request(.max(1))
      #expect(subscriber.received == [1, 2])
      #expect(subscriber.hasFinished)
    }

    /// Returns a stream of the actions that an effect publishes.
    private func stream(of effect: Effect<Int>) -> AsyncStream<Int> {
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      let subscription = effect.sink(
        receiveCompletion: { _ in continuation.finish() }, receiveValue: { continuation.yield($0) })
      continuation.onTermination = { [box = CancellableBox(subscription)] _ in box.subscription.cancel() }
      return stream
    }
  }

  // `@unchecked Sendable`: a subscription may be canceled from any thread.
  private struct CancellableBox: @unchecked Sendable {
    let subscription: AnyCancellable
    init(_ subscription: AnyCancellable) { self.subscription = subscription }
  }

  /// A subscriber that demands only as many values as its test requests.
  private final class PatientSubscriber: Subscriber {
    var subscription: (any Subscription)?
    var received: [Int] = []
    var hasFinished = false
    private let cancelsAtFirst: Bool

    init(cancelsAtFirst: Bool = false) { self.cancelsAtFirst = cancelsAtFirst }

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Int) -> Subscribers.Demand {
      received.append(input)
      if cancelsAtFirst { subscription?.cancel() }
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) { hasFinished = true }
  }
#endif
