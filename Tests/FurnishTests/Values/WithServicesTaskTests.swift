import Furnish
import Testing

/// The inheritance of overrides from task to task.
@Suite(.onEveryRoot)
struct WithServicesTaskTests {
  private enum Number: PlainKey { static var value: Int { 1 } }

  private static var number: Int { ServiceValues.current[Number.self] }
  private var number: Int { Self.number }

  @Test func `child tasks inherit overrides`() async {
    await withServices {
      $0[Number.self] = 10
    } operation: {
      async let one = number
      async let other = number
      #expect(await [one, other] == [10, 10])
    }
  }

  @Test func `task groups inherit overrides`() async {
    let read = await withServices {
      $0[Number.self] = 10
    } operation: {
      await withTaskGroup { group in
        for _ in 0..<20 { group.addTask { Self.number } }
        return await group.reduce(into: []) { $0.append($1) }
      }
    }
    #expect(read == Array(repeating: 10, count: 20))
  }

  @Test func `discarding task groups inherit overrides`() async {
    let read = Shared<[Int]>([])
    await withServices {
      $0[Number.self] = 10
    } operation: {
      await withDiscardingTaskGroup { group in
        for _ in 0..<20 {
          group.addTask { read.withValue { $0.append(Self.number) } }
        }
      }
    }
    #expect(read.value == Array(repeating: 10, count: 20))
  }

  @Test func `child tasks of child tasks inherit overrides`() async {
    await withServices {
      $0[Number.self] = 10
    } operation: {
      async let child = { @Sendable in
        async let grandchild = Self.number
        return await grandchild
      }()
      #expect(await child == 10)
    }
  }

  @Test func `unstructured tasks inherit overrides`() async {
    let task = withServices {
      $0[Number.self] = 10
    } operation: {
      Task { number }
    }
    #expect(await task.value == 10)
  }

  @Test func `unstructured tasks keep their values after the override has ended`() async {
    let (overrideHasEnded, end) = AsyncStream<Never>.makeStream()
    let task = withServices {
      $0[Number.self] = 10
    } operation: {
      Task {
        for await _ in overrideHasEnded {}
        return number
      }
    }
    end.finish()
    #expect(await task.value == 10)
  }

  @Test func `detached tasks do not inherit overrides`() async {
    let read = await withServices {
      $0[Number.self] = 10
    } operation: {
      await Task.detached { Self.number }.value
    }
    #expect(read == 1)
  }

  @Test func `an override of a child task does not affect its siblings or its parent`() async {
    await withServices {
      $0[Number.self] = 10
    } operation: {
      let read = await withTaskGroup { group in
        for index in 0..<20 {
          group.addTask {
            await withServices {
              $0[Number.self] += index
            } operation: {
              await Task.yield()
              return Self.number - index
            }
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(read == Array(repeating: 10, count: 20))
      #expect(number == 10)
    }
  }

  @Test func `tasks started before an override do not read it`() async {
    let (overrideIsSet, signal) = AsyncStream<Never>.makeStream()
    let early = Task {
      for await _ in overrideIsSet {}
      return Self.number
    }
    let read = await withServices {
      $0[Number.self] = 10
    } operation: {
      signal.finish()
      return await early.value
    }
    #expect(read == 1)
  }
}
