import Furnish
import Testing

@Suite(.onEveryGround)
struct WithServicesAsyncTests {
  private enum Number: PlainKey { static var value: Int { 1 } }
  private struct Failure: Error {}

  private var number: Int { ServiceValues.current[Number.self] }

  @Test func overrideSurvivesSuspension() async {
    await withServices {
      $0[Number.self] = 10
    } operation: {
      await Task.yield()
      #expect(number == 10)
    }
  }

  @Test func overrideIsGoneAfterSuspensionOutside() async {
    await withServices {
      $0[Number.self] = 10
    } operation: {
      await Task.yield()
    }
    #expect(number == 1)
  }

  @Test func overrideIsGoneAfterAnError() async {
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

  @Test func operationDoesNotRunAfterAnUpdateThatThrows() async {
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

  @Test func innerOverrideWinsAcrossSuspensions() async {
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

  @Test func theResultComesBack() async {
    let result = await withServices {
      $0[Number.self] = 10
    } operation: {
      await Task.yield()
      return number * 2
    }
    #expect(result == 20)
  }

  @Test func actorsThatAreCalledSeeTheOverride() async {
    actor Reader { func read() -> Int { ServiceValues.current[Number.self] } }
    let reader = Reader()
    await withServices {
      $0[Number.self] = 10
    } operation: {
      #expect(await reader.read() == 10)
    }
    #expect(await reader.read() == 1)
  }

  @Test func functionsOnTheMainActorSeeTheOverride() async {
    @MainActor func read() -> Int { ServiceValues.current[Number.self] }
    await withServices {
      $0[Number.self] = 10
    } operation: {
      #expect(await read() == 10)
    }
  }

  @Test func functionsOnTheGlobalExecutorSeeTheOverride() async {
    @concurrent func read() async -> Int { ServiceValues.current[Number.self] }
    await withServices {
      $0[Number.self] = 10
    } operation: {
      #expect(await read() == 10)
    }
  }

  @Test func cancellationReachesTheOperation() async {
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
