import Furnish
import Testing

@Suite(.onEveryRoot)
struct WithServicesAsyncTests {
  private enum Number: PlainKey { static var value: Int { 1 } }
  private struct Failure: Error {}

  private var number: Int { ServiceValues.current[Number.self] }

  @Test func `an override is in force after a suspension`() async {
    await withServices {
      $0[Number.self] = 10
    } operation: {
      await Task.yield()
      #expect(number == 10)
    }
  }

  @Test func `an override ends with its operation after a suspension`() async {
    await withServices {
      $0[Number.self] = 10
    } operation: {
      await Task.yield()
    }
    #expect(number == 1)
  }

  @Test func `an override ends after an error`() async {
    await #expect(throws: Failure.self) {
      try await withServices {
        $0[Number.self] = 10
      } operation: {
        await Task.yield()
        throw Failure()
      }
    }
    #expect(number == 1)
  }

  @Test func `the operation does not run after an update that throws`() async {
    await #expect(throws: Failure.self) {
      try await withServices {
        $0[Number.self] = 10
        throw Failure()
      } operation: {
        await Task.yield()
        Issue.record("the operation ran")
      }
    }
  }

  @Test func `an inner override wins across suspensions`() async {
    await withServices {
      $0[Number.self] = 10
    } operation: {
      await withServices {
        $0[Number.self] = 100
      } operation: {
        await Task.yield()
        #expect(number == 100)
      }
      await Task.yield()
      #expect(number == 10)
    }
  }

  @Test func `the result of the operation is returned`() async {
    let result = await withServices {
      $0[Number.self] = 10
    } operation: {
      await Task.yield()
      return number * 2
    }
    #expect(result == 20)
  }

  @Test func `actors that are called read the override`() async {
    actor Reader { func read() -> Int { ServiceValues.current[Number.self] } }
    let reader = Reader()
    await withServices {
      $0[Number.self] = 10
    } operation: {
      #expect(await reader.read() == 10)
    }
    #expect(await reader.read() == 1)
  }

  @Test func `functions on the main actor read the override`() async {
    @MainActor func read() -> Int { ServiceValues.current[Number.self] }
    await withServices {
      $0[Number.self] = 10
    } operation: {
      #expect(await read() == 10)
    }
  }

  @Test func `functions on the global executor read the override`() async {
    @concurrent func read() async -> Int { ServiceValues.current[Number.self] }
    await withServices {
      $0[Number.self] = 10
    } operation: {
      #expect(await read() == 10)
    }
  }

  @Test func `cancellation reaches the operation`() async {
    let task = Task {
      await withServices {
        $0[Number.self] = 10
      } operation: {
        while !Task.isCancelled { await Task.yield() }
        return number
      }
    }
    task.cancel()
    #expect(await task.value == 10)
  }
}
