import FurnishGRPC
import FurnishTesting
import GRPCCore
import Synchronization
import Testing

/// Deadlines, retries and metadata.
@Suite(.serialized, .timeLimit(.minutes(60))) struct CallTests {
  @Test func `the server ends a call at its deadline by itself`() async throws {
    let (canceled, cancel) = AsyncStream<Void>.makeStream()
    var source = LandmarkService.mock
    source.count = {
      await withTaskCancellationHandler {
        await Task { try? await Task.sleep(for: .seconds(3_600)) }.value
      } onCancel: {
        cancel.yield()
      }
      return 1
    }
    let loopback = try await Loopback([source.grpcService()])
    // This client has no deadline of its own, so that only the server can end the call.
    let call = Task {
      await loopback.client.failure(to: "count", metadata: ["grpc-timeout": "50m"], [Array("[]".utf8)])
    }
    for await _ in canceled { break }
    call.cancel()
  }

  @Test func `a deadline travels as the timeout of gRPC`() async throws {
    let received = Mutex<[String]>([])
    let interceptor = MetadataObserver { metadata in
      received.withLock { $0 += Array(metadata[stringValues: "grpc-timeout"]) }
    }
    let loopback = try await Loopback([LandmarkService.mock.grpcService()], interceptors: [interceptor])
    let service = loopback.landmarks
    let limits: KeyValuePairs<Duration, String> = [
      .milliseconds(3_600_500): "3600500m",
      .seconds(60) + .nanoseconds(1): "60001m",
      .seconds(9_998) + .microseconds(999_001): "9999000m",
      .seconds(9_999): "9999S",
      .seconds(9_999) + .nanoseconds(1): "10000S",
      .seconds(9_999_998) + .nanoseconds(1): "9999999S",
      .seconds(9_999_999): "2778H",
      .seconds(Int64.max): "876000H",
    ]
    for (limit, _) in limits { #expect(try await service.deadline(limit, clock: ContinuousClock()).count() == 3) }
    #expect(try await service.deadline(.seconds(7), clock: TestClock()).count() == 3)
    #expect(try await service.count() == 3)
    #expect(received.withLock { $0 } == limits.map(\.value))
  }

  @Test func `of several deadlines, the shortest one travels`() async throws {
    let received = Mutex<[String]>([])
    let interceptor = MetadataObserver { metadata in
      received.withLock { $0 += Array(metadata[stringValues: "grpc-timeout"]) }
    }
    let loopback = try await Loopback([LandmarkService.mock.grpcService()], interceptors: [interceptor])
    let clock = ContinuousClock()
    for (inner, outer) in [(40, 90), (90, 40)] {
      let service = loopback.landmarks.deadline(.seconds(inner), clock: clock).deadline(.seconds(outer), clock: clock)
      #expect(try await service.count() == 3)
    }
    #expect(received.withLock { $0 } == ["40000m", "40000m"])
  }

  @Test func `a task that outlives its call does not inherit the deadline of the call`() async throws {
    let received = Mutex<[String]>([])
    let interceptor = MetadataObserver { metadata in
      received.withLock { $0 += Array(metadata[stringValues: "grpc-timeout"]) }
    }
    let loopback = try await Loopback([LandmarkService.mock.grpcService()], interceptors: [interceptor])
    let (released, release) = AsyncStream<Void>.makeStream()
    let (counts, counted) = AsyncStream<Int?>.makeStream()
    var forwarding = LandmarkService.mock
    forwarding.count = {
      Task {
        for await _ in released { break }
        counted.yield(try? await loopback.landmarks.count())
      }
      return 1
    }
    #expect(try await forwarding.deadline(.seconds(60), clock: ContinuousClock()).count() == 1)
    release.yield()
    for await count in counts {
      #expect(count == 3)
      break
    }
    #expect(received.withLock { $0 } == [])
  }

  @Test func `calls beyond the number that the server permits wait for their turn`() async throws {
    let service = try await Loopback([LandmarkService.mock.grpcService()], maxConcurrentStreams: 10).landmarks
    let sum = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<100 { group.addTask { try await service.count() } }
      return try await group.reduce(0, +)
    }
    #expect(sum == 300)
  }

  @Test func `metadata has the signature, what the application adds, and nothing else`() async throws {
    let received = Mutex<[Metadata]>([])
    let interceptor = MetadataObserver { metadata in received.withLock { $0.append(metadata) } }
    let loopback = try await Loopback([LandmarkService.mock.grpcService()], interceptors: [interceptor])
    let service = LandmarkService.remote(over: .grpc(loopback.client) { ["tenant": "blue"] })
    #expect(try await service.count() == 3)
    let keys = received.withLock { $0 }.flatMap { $0.map(\.key) }.filter { !$0.hasPrefix(":") }
    let ofTransport: Set = ["te", "content-type", "user-agent", "grpc-accept-encoding"]
    #expect(Set(keys).subtracting(ofTransport) == ["furnish-signature-bin", "tenant"])
  }

  @Test func `metadata that cannot be created fails the call with its own error`() async throws {
    let loopback = try await Loopback([LandmarkService.mock.grpcService()])
    let service = LandmarkService.remote(
      over: .grpc(loopback.client) { throw RemoteError(.unauthenticated, "the token has expired") })
    let error = await #expect(throws: RemoteError.self) { try await service.count() }
    #expect(error?.description == "LandmarkService.count failed (unauthenticated): the token has expired")
  }

  @Test func `only an endpoint that is marked as idempotent runs again when the client retries`() async throws {
    let runs = Mutex<[String: Int]>([:])
    @Sendable func run(_ name: String) -> Int {
      runs.withLock { runs in
        runs[name, default: 0] += 1
        return runs[name] ?? 0
      }
    }
    var source = LandmarkService.mock
    source.fetch = { id in
      if run("fetch") < 3 { throw RemoteError(.unavailable, "busy") }
      return Landmark(id: id, name: "")
    }
    source.count = {
      _ = run("count")
      throw RemoteError(.unavailable, "busy")
    }
    let retries = RetryPolicy(
      maxAttempts: 4, initialBackoff: .milliseconds(1), maxBackoff: .milliseconds(1), backoffMultiplier: 1,
      retryableStatusCodes: [.unavailable])
    let configuration = ServiceConfig(methodConfig: [
      MethodConfig(names: [.init(service: "LandmarkService")], executionPolicy: .retry(retries))
    ])
    let loopback = try await Loopback([source.grpcService()], serviceConfig: configuration)
    let service = loopback.landmarks
    #expect(try await service.fetch(id: "7")?.id == "7")
    let error = await #expect(throws: RemoteError.self) { try await service.count() }
    #expect(error?.description == "LandmarkService.count failed (unavailable): busy")
    #expect(runs.withLock { $0 } == ["fetch": 3, "count": 1])
  }

  @Test func `a stream of an endpoint that is not idempotent arrives under a policy of retries`() async throws {
    let runs = Mutex(0)
    var source = LandmarkService.mock
    source.watch = { limit in
      runs.withLock { $0 += 1 }
      if limit < 0 { throw RemoteError(.unavailable, "busy") }
      return try await LandmarkService.mock.watch(limit: limit)
    }
    let retries = RetryPolicy(
      maxAttempts: 4, initialBackoff: .milliseconds(1), maxBackoff: .milliseconds(1), backoffMultiplier: 1,
      retryableStatusCodes: [.unavailable, .failedPrecondition, .cancelled, .unknown])
    let configuration = ServiceConfig(methodConfig: [
      MethodConfig(names: [.init(service: "LandmarkService")], executionPolicy: .retry(retries))
    ])
    let service = try await Loopback([source.grpcService()], serviceConfig: configuration).landmarks
    var ids: [String] = []
    for try await landmark in try await service.watch(limit: 3) { ids.append(landmark.id) }
    #expect(ids.count == 3)
    let error = await #expect(throws: RemoteError.self) { _ = try await service.watch(limit: -1) }
    #expect(error?.description == "LandmarkService.watch failed (unavailable): busy")
    #expect(runs.withLock { $0 } == 2)
  }

  @Test func `a policy of hedges does not disturb an endpoint that is not idempotent`() async throws {
    let (started, start) = AsyncStream<Void>.makeStream()
    let (released, release) = AsyncStream<Void>.makeStream()
    let runs = Mutex(0)
    var source = LandmarkService.mock
    source.count = {
      start.yield()
      for await _ in released { break }
      return runs.withLock { runs in
        runs += 1
        return runs
      }
    }
    let hedges = HedgingPolicy(maxAttempts: 4, hedgingDelay: .milliseconds(1), nonFatalStatusCodes: [.aborted])
    let configuration = ServiceConfig(methodConfig: [
      MethodConfig(names: [.init(service: "LandmarkService")], executionPolicy: .hedge(hedges))
    ])
    let loopback = try await Loopback([source.grpcService()], serviceConfig: configuration)
    let service = loopback.landmarks
    let call = Task { try await service.count() }
    for await _ in started { break }
    // Hedges of another endpoint follow while this one waits.
    for _ in 0..<20 { #expect(try await service.fetch(id: "7")?.id == "7") }
    release.yield()
    #expect(try await call.value == 1)
  }
}

/// Reports the metadata of each call of a server.
struct MetadataObserver: ServerInterceptor {
  let report: @Sendable (Metadata) -> Void

  func intercept<Input: Sendable, Output: Sendable>(
    request: StreamingServerRequest<Input>, context: ServerContext,
    next:
      @concurrent @Sendable (StreamingServerRequest<Input>, ServerContext) async throws -> StreamingServerResponse<
        Output
      >
  ) async throws -> StreamingServerResponse<Output> {
    report(request.metadata)
    return try await next(request, context)
  }
}
