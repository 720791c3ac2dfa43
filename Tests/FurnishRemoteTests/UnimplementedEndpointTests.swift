import Furnish
import FurnishRemote
import Testing

/// A service whose endpoints have placeholders.
@ClosureService(store: .none) @RemoteService
struct CountingService: Sendable {
  var count: @Sendable () async throws -> Int = { 0 }
  var visit: @Sendable () async throws(LandmarkError) -> Int = { 0 }
  var clear: @Sendable () async throws -> Void = {}
  var watch: @Sendable () async throws -> AsyncThrowingStream<Int, any Error> = { AsyncThrowingStream { nil } }
}

/// Servers whose endpoints are not implemented.
struct UnimplementedEndpointTests {
  /// A service whose server continues when an endpoint is not implemented, as servers outside of tests do.
  private let service = withServices {
    $0.unimplementedCalls = .throwing
  } operation: {
    LandmarkService.remote(over: .inMemory(serving: .unimplemented))
  }

  @Test func `a call of an endpoint that throws any error receives the error of an unimplemented endpoint`() async {
    let error = await #expect(throws: RemoteError.self) { _ = try await service.count() }
    #expect(error?.code == .unimplemented)
    #expect(error?.message == "the service does not implement this endpoint")
  }

  @Test func `a call of an endpoint that throws errors of one type receives an error of that type`() async {
    let visit = await #expect(throws: LandmarkError.self) { _ = try await service.visit(id: "1") }
    let close = await #expect(throws: LandmarkError.self) { try await service.close() }
    for error in [visit, close] {
      guard case .notReached(let failure) = error else {
        Issue.record("the error is \(String(describing: error))")
        continue
      }
      #expect(failure.code == .unimplemented)
      #expect(failure.message == "the service does not implement this endpoint")
    }
  }

  @Test func `a stream that calls such an endpoint while it is pulled ends with the error`() async throws {
    var source = LandmarkService.unimplemented
    source.watch = { _ in AsyncThrowingStream { try await LandmarkService.unimplemented.fetch(id: "1") } }
    let service = withServices {
      $0.unimplementedCalls = .stopping
    } operation: { [source] in
      LandmarkService.remote(over: .inMemory(serving: source))
    }
    let stream = try await service.watch(limit: 1)
    let error = await #expect(throws: RemoteError.self) { for try await _ in stream {} }
    #expect(error?.code == .unimplemented)
  }

  @Test func `a call of an endpoint with a placeholder receives the error, and the server continues`() async {
    let service = withServices {
      $0.unimplementedCalls = .stopping
    } operation: {
      CountingService.remote(over: .inMemory(serving: .unimplemented))
    }
    let errors = [
      await #expect(throws: RemoteError.self) { _ = try await service.count() },
      await #expect(throws: RemoteError.self) { try await service.clear() },
      await #expect(throws: RemoteError.self) { for try await _ in try await service.watch() {} },
    ]
    #expect(errors.map { $0?.code } == [.unimplemented, .unimplemented, .unimplemented])
    let visit = await #expect(throws: LandmarkError.self) { _ = try await service.visit() }
    guard case .notReached(let failure) = visit else {
      Issue.record("the error is \(String(describing: visit))")
      return
    }
    #expect(failure.code == .unimplemented)
  }

  @Test func `a local call of such an endpoint fails the test and throws an error of that type`() async {
    await withKnownIssue {
      await #expect(throws: LandmarkError.self) { _ = try await LandmarkService.unimplemented.visit(id: "1") }
    } matching: { issue in
      "\(issue)".contains("LandmarkService.visit")
    }
  }
}
