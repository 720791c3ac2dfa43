import FurnishReducers
import Testing

@MainActor @Suite struct EffectComposingTests {
  @Test func `merged effects run concurrently`() async {
    let gate = Gate()
    let effect = Effect<Int>.merge(
      .run { send in
        await gate.pass()
        await send(1)
      },
      .run { send in
        await send(2)
        gate.open()
      })
    #expect(await actions(of: effect) == [2, 1])
  }

  @Test func `an effect is merged with another`() async {
    #expect(await actions(of: Effect<Int>.send(1).merge(with: .send(2))) == [1, 2])
  }

  @Test func `concatenated effects run one after the other`() async {
    let effect = Effect<Int>.concatenate(
      .run { send in
        await Task.yield()
        await send(1)
      },
      .send(2),
      .run { send in await send(3) },
      .send(4))
    #expect(await actions(of: effect) == [1, 2, 3, 4])
  }

  @Test func `a concatenated effect waits for the whole effect before it`() async {
    let slow = Effect<Int>.send(1).flatMap { number in
      Effect<Int>.run { send in
        await Task.yield()
        await send(number)
      }
    }
    #expect(await actions(of: slow.concatenate(with: .send(2))) == [1, 2])
  }

  @Test func `a hundred thousand concatenated effects fit on the stack`() async {
    let effect = Effect<Int>.concatenate((0..<100_000).map { .send($0) })
    #expect(await actions(of: effect).count == 100_000)
  }

  @Test func `zip sends pairs`() async {
    let numbers = Effect<Int>.run { send in
      for number in 1...3 { await send(number) }
    }
    let letters = Effect<String>.run { send in
      for letter in ["a", "b"] { await send(letter) }
    }
    let pairs = numbers.zip(letters).map { "\($0)\($1)" }
    #expect(await actions(of: pairs) == ["1a", "2b"])
  }

  @Test func `canceling a sequence of effects starts no more of them`() async {
    let started = Log<Int>()
    let recorder = Recorder<Int> { action in
      guard action == 0 else { return [] }
      return [
        .concatenate(
          .run { _ in
            started.append(1)
            try await Task.sleep(for: .seconds(100_000))
          },
          .fireAndForget { started.append(2) }
        )
      ]
    }
    let task = recorder.store.send(0)
    while started.entries.isEmpty { await Task.yield() }
    task.cancel()
    await task.finish()
    #expect(started.entries == [1])
  }

  @Test func `zip sends pairs in order though one side is always ahead`() async {
    let numbers = Effect<Int>.run { send in
      for number in 0..<3000 { await send(number) }
    }
    let ahead = Effect<Int>.send(-1).merge(with: numbers)
    let pairs = ahead.zip(numbers).map { $0 + 1 == $1 }
    #expect(await actions(of: pairs) == Array(repeating: true, count: 3000))
  }
}
