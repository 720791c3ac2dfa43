import Furnish
import Testing

/// Values and asynchronous sequences: the iterating code reads its own values, whatever code produces the elements.
@Suite(.onEveryRoot)
struct WithServicesSequenceTests {
  private enum Number: PlainKey { static var value: Int { 1 } }

  private static var number: Int { ServiceValues.current[Number.self] }

  @Test func `consumers of a stream read their own override`() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    withServices {
      $0[Number.self] = 5
    } operation: {
      for _ in 0..<3 { continuation.yield(Self.number) }
    }
    continuation.finish()
    var pairs: [[Int]] = []
    await withServices {
      $0[Number.self] = 10
    } operation: {
      for await produced in stream { pairs.append([produced, Self.number]) }
    }
    #expect(pairs == [[5, 10], [5, 10], [5, 10]])
  }

  @Test func `tasks that produce elements read the values that they were started under`() async {
    let stream = withServices {
      $0[Number.self] = 5
    } operation: {
      AsyncStream<Int> { continuation in
        Task {
          for _ in 0..<3 {
            await Task.yield()
            continuation.yield(Self.number)
          }
          continuation.finish()
        }
      }
    }
    var produced: [Int] = []
    for await number in stream { produced.append(number) }
    #expect(produced == [5, 5, 5])
  }

  @Test func `streams that unfold read the values of their iterator`() async {
    let remaining = Shared(3)
    let stream = withServices {
      $0[Number.self] = 5
    } operation: {
      AsyncStream<Int> {
        let continues = remaining.withValue { left in
          left -= 1
          return left >= 0
        }
        return continues ? Self.number : nil
      }
    }
    var produced: [Int] = []
    await withServices {
      $0[Number.self] = 10
    } operation: {
      for await number in stream { produced.append(number) }
    }
    #expect(produced == [10, 10, 10])
  }

  @Test func `custom sequences read the values of their iterator`() async {
    struct Numbers: AsyncSequence, AsyncIteratorProtocol {
      var left = 3
      func makeAsyncIterator() -> Self { self }
      mutating func next() async -> Int? {
        await Task.yield()
        left -= 1
        return left >= 0 ? ServiceValues.current[Number.self] : nil
      }
    }
    var produced: [Int] = []
    await withServices {
      $0[Number.self] = 10
    } operation: {
      for await number in Numbers().map({ $0 + Self.number }) { produced.append(number) }
    }
    #expect(produced == [20, 20, 20])
  }

  @Test func `an override between two elements is read only by the second`() async {
    let remaining = Shared(2)
    let stream = AsyncStream<Int> {
      let continues = remaining.withValue { left in
        left -= 1
        return left >= 0
      }
      return continues ? Self.number : nil
    }
    var produced: [Int] = []
    for await number in stream {
      produced.append(number)
      break
    }
    await withServices {
      $0[Number.self] = 10
    } operation: {
      for await number in stream { produced.append(number) }
    }
    #expect(produced == [1, 10])
  }
}
