import Furnish
import Testing

@Suite struct SurroundingTests {
  /// The interceptor that the documentation shows.
  struct Traced: SurroundingInterceptor {
    @TaskLocal static var path: [String] = []

    func surround<Success>(_ call: ServiceCall, next: () throws -> Success) rethrows -> Success {
      try Traced.$path.withValue(Traced.path + [call.endpoint]) { try next() }
    }

    nonisolated(nonsending) func surround<Success>(
      _ call: ServiceCall, next: nonisolated(nonsending) () async throws -> Success
    ) async rethrows -> Success {
      try await Traced.$path.withValue(Traced.path + [call.endpoint]) { try await next() }
    }
  }

  @Test func `every kind of endpoint returns the same result inside of a surrounding interceptor`() async {
    let plain = await visitEveryEndpoint(of: Workshop())
    let surrounded = await visitEveryEndpoint(of: Workshop().intercepted(by: Traced()))
    #expect(surrounded == plain)
  }

  @Test func `a task-local is bound during a call, and an error keeps its type`() async {
    var workshop = Workshop<String>()
    workshop.weigh = { (_: Int) throws(WorkshopError) in
      #expect(Traced.path == ["weigh"])
      throw .broken
    }
    workshop.order = { (_: Int) async throws(WorkshopError) in
      #expect(Traced.path == ["order"])
      throw .closed
    }
    let traced = workshop.intercepted(by: Traced())
    #expect(throws: WorkshopError.broken) { try traced.weigh(1) }
    await #expect(throws: WorkshopError.closed) { try await traced.order(1) }
    #expect(Traced.path == [])
  }
}
