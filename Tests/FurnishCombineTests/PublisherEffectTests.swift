#if canImport(Combine) || OpenCombine
  import Dispatch
  import Furnish
  import FurnishCombine
  import FurnishReducers
  import Testing

  #if canImport(Combine)
    import Combine
  #else
    import OpenCombine
    import OpenCombineDispatch
  #endif

  @MainActor @Suite struct PublisherEffectTests {
    private func makeStore(_ effect: Effect<Int>) -> Store<[Int], Int> {
      let reducer = Reducer<[Int], Int, Void> { state, action, _ in
        state.append(action)
        return action == 0 ? [effect] : []
      }
      return Store(initialState: [], reducer: reducer, environment: ())
    }

    @Test func `a value that is published at the subscription is reduced at once`() {
      let store = makeStore([1, 2, 3].publisher.eraseToEffect())
      store.send(0)
      #expect(store.state == [0, 1, 2, 3])
    }

    @Test func `many values that are published at the subscription are reduced in their order`() {
      let store = makeStore((1...5_000).publisher.eraseToEffect())
      store.send(0)
      #expect(store.state == Array(0...5_000))
    }

    @Test func `the result of Combine's operators on an effect is run as an effect`() {
      let store = makeStore(Effect<Int>.merge(.send(1), .send(2)).collect().flatMap(\.publisher).eraseToEffect())
      store.send(0)
      #expect(store.state == [0, 1, 2])
    }

    @Test func `values that are published on another thread are reduced in their order`() async {
      let queue = DispatchQueue(label: "publishing")
      // snippet.ocombine
      #if canImport(Combine)
        let publisher = (1...200).publisher.receive(on: queue)
      #else
        let publisher = (1...200).publisher.receive(on: queue.ocombine)
      #endif
      // snippet.end
      let store = makeStore(publisher.eraseToEffect())
      await store.send(0).finish()
      #expect(store.state == Array(0...200))
    }

    @Test func `an effect finishes when its publisher finishes`() async {
      let subject = PassthroughSubject<Int, Never>()
      let store = makeStore(subject.eraseToEffect())
      let task = store.send(0)
      subject.send(1)
      #expect(!task.hasFinished)
      subject.send(completion: .finished)
      await task.finish()
      #expect(store.state == [0, 1])
    }

    @Test func `canceling the effect cancels the subscription`() async {
      let log = Log<String>()
      let subject = PassthroughSubject<Int, Never>()
      let store = makeStore(
        subject.handleEvents(receiveCancel: { log.append("cancelled") }).eraseToEffect()
          .cancellable(id: "subject"))
      let task = store.send(0)
      task.cancel()
      await task.finish()
      #expect(log.entries == ["cancelled"])
      subject.send(1)
      #expect(store.state == [0])
    }

    @Test func `eraseToEffect() of an effect returns an effect with the same actions`() {
      let store = makeStore(Effect<Int>.send(5).eraseToEffect())
      store.send(0)
      #expect(store.state == [0, 5])
    }
  }
#endif
