import FurnishGRPC
import GRPCCore
import Synchronization
import Testing

/// Metadata that HTTP/2 cannot carry. Without a check, it ends the connection with all its calls.
@Suite(.serialized, .timeLimit(.minutes(60))) struct MetadataTests {
  private func failure(_ key: String, _ value: String) async throws -> RemoteError? {
    let (started, start) = AsyncStream<Void>.makeStream()
    let (released, release) = AsyncStream<Void>.makeStream()
    var source = LandmarkService.mock
    source.count = {
      start.yield()
      for await _ in released { break }
      return 3
    }
    let loopback = try await Loopback([source.grpcService()])
    let other = loopback.landmarks
    let call = Task { try await other.count() }
    for await _ in started { break }
    let service = LandmarkService.remote(over: .grpc(loopback.client) { [key: "\(value)"] })
    let error = await #expect(throws: RemoteError.self) { try await service.fetch(id: "7") }
    release.yield()
    #expect(try await call.value == 3)
    return error
  }

  @Test(arguments: ["secret\n", "sec\rret", "sec\0ret", "sécret"])
  func `a value that a header cannot carry fails its call alone, and is not repeated`(_ value: String) async throws {
    #expect(
      try await failure("authorization", value)?.description
        == "LandmarkService.fetch failed (invalidArgument): the metadata value of 'authorization' contains a line break or another character that a header cannot carry: remove it, or use a binary value"
    )
  }

  @Test(arguments: ["", "a b", "a\n", ":path", "Connection", "te", "grpc-timeout", "Grpc-Status"])
  func `a key that a header cannot have fails its call alone`(_ key: String) async throws {
    #expect(
      try await failure(key, "blue")?.description
        == "LandmarkService.fetch failed (invalidArgument): the metadata has the key \(key.debugDescription), which a call cannot carry: use letters, digits, '-', '_' and '.', and no key that HTTP or gRPC reserves"
    )
  }

  @Test func `a key of this module in metadata that is passed on is left out`() async throws {
    let ends = Mutex<[String]>([])
    let observer = MetadataObserver { metadata in
      ends.withLock { $0 += metadata[stringValues: "furnish-stream-end"] }
    }
    let loopback = try await Loopback([LandmarkService.mock.grpcService()], interceptors: [observer])
    let service = LandmarkService.remote(over: .grpc(loopback.client) { ["Furnish-Stream-End": "marked"] })
    #expect(try await service.count() == 3)
    #expect(ends.withLock { $0 } == [])
  }

  @Test func `the context of a trace in a header that begins with grpc arrives`() async throws {
    let contexts = Mutex<[[UInt8]]>([])
    let observer = MetadataObserver { metadata in
      contexts.withLock { $0 += metadata[binaryValues: "grpc-trace-bin"].map { Array($0) } }
    }
    let loopback = try await Loopback([LandmarkService.mock.grpcService()], interceptors: [observer])
    var metadata = Metadata()
    metadata.addBinary([1, 2, 3], forKey: "grpc-trace-bin")
    let passed = metadata
    let service = LandmarkService.remote(over: .grpc(loopback.client) { passed })
    #expect(try await service.count() == 3)
    #expect(contexts.withLock { $0 } == [[1, 2, 3]])
  }

  @Test func `metadata that is too large fails its call alone`() async throws {
    let error = try await failure("heavy", String(repeating: "x", count: 20_000))
    #expect(error?.code == .invalidArgument)
    #expect(error?.message.hasSuffix("bytes and a call can carry 14000: pass large values as arguments") == true)
  }

  @Test func `a large value that fits arrives`() async throws {
    let loopback = try await Loopback([LandmarkService.mock.grpcService()])
    let value = String(repeating: "x", count: 13_000)
    let service = LandmarkService.remote(over: .grpc(loopback.client) { ["Tenant": "\(value)"] })
    #expect(try await service.count() == 3)
  }
}
