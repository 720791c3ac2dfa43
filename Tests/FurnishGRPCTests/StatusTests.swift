import FurnishGRPC
import GRPCCore
import Testing

/// The statuses that any client of gRPC receives, from requests that no caller of this version sends.
@Suite(.serialized, .timeLimit(.minutes(60))) struct StatusTests {
  private func failure(
    to method: String = "fetch", of service: String = "LandmarkService", metadata: Metadata = [:], _ messages: String...
  ) async throws -> RPCError? {
    let loopback = try await Loopback([LandmarkService.mock.grpcService()])
    return await loopback.client.failure(to: method, of: service, metadata: metadata, messages.map { Array($0.utf8) })
  }

  @Test func `a call without a signature is answered`() async throws {
    let loopback = try await Loopback([LandmarkService.mock.grpcService()])
    let reply = try await loopback.client.messages(from: "visit", [Array(#"["four"]"#.utf8)])
    #expect(reply.map { String(decoding: $0, as: UTF8.self) } == ["4"])
  }

  @Test(arguments: [
    "", "{", "[]", "[7]", #"{"id": "7"}"#, #"["7", "8"]"#, "[1e999]", String(repeating: "[", count: 100_000),
  ])
  func `arguments that cannot be decoded are an invalid argument`(_ text: String) async throws {
    let error = try await failure(text)
    #expect(error?.code == .invalidArgument)
    #expect(error?.message == "the server could not decode the arguments")
  }

  @Test func `a huge number is an invalid argument`() async throws {
    #expect(try await failure(to: "watch", "[\(String(repeating: "9", count: 400))]")?.code == .invalidArgument)
  }

  @Test func `a call without a message is an invalid argument`() async throws {
    let loopback = try await Loopback([LandmarkService.mock.grpcService()])
    let error = await loopback.client.failure(to: "fetch", [])
    #expect(error?.code == .invalidArgument)
    #expect(error?.message == "the server could not decode the arguments")
  }

  @Test func `a message of the caller's stream that cannot be decoded is an invalid argument`() async throws {
    let error = try await failure(to: "importAll", #"["a"]"#, "garbage")
    #expect(error?.code == .invalidArgument)
    #expect(error?.message == "a message of the caller's stream could not be decoded")
  }

  @Test func `a caller's stream that announces its end and has none is canceled`() async throws {
    let error = try await failure(
      to: "importAll", metadata: ["furnish-stream-end": "marked"], #"["a"]"#, #"{"id": "a1", "name": ""}"#)
    #expect(error?.code == .cancelled)
    #expect(error?.message == "the caller's stream broke off before its end")
  }

  @Test(arguments: [false, true])
  func `a caller's stream is complete at the end that it announces, or without an announcement`(
    _ marksEnd: Bool
  ) async throws {
    let loopback = try await Loopback([LandmarkService.mock.grpcService()])
    let messages = [#"["a"]"#, #"{"id": "a1", "name": ""}"#] + (marksEnd ? [""] : [])
    let reply = try await loopback.client.messages(
      from: "importAll", metadata: marksEnd ? ["furnish-stream-end": "marked"] : [:], messages.map { Array($0.utf8) })
    #expect(reply.map { String(decoding: $0, as: UTF8.self) } == ["1"])
  }

  @Test(arguments: [("fetch", "Other"), ("drop", "LandmarkService"), ("cacheSize", "LandmarkService")])
  func `unknown services, unknown endpoints and local endpoints are unimplemented`(
    _ method: String, _ service: String
  ) async throws {
    #expect(try await failure(to: method, of: service, "[]")?.code == .unimplemented)
  }

  @Test func `another signature is a failed precondition that names both`() async throws {
    let signature = Array("(id: Int) async throws -> Landmark?".utf8)
    let error = try await failure(metadata: ["furnish-signature-bin": .binary(signature)], "[7]")
    #expect(error?.code == .failedPrecondition)
    #expect(
      error?.message
        == "the caller was built with 'fetch: (id: Int) async throws -> Landmark?' and the server with 'fetch: (id: String) async throws -> Landmark?': update one of them"
    )
  }

  @Test func `an error of the service is a status with its type alone`() async throws {
    let error = try await failure(to: "rename", #"["secret", ""]"#)
    #expect(error?.code == .unknown)
    #expect(
      error?.message
        == "the service threw an error of type 'DatabaseError', which does not travel: throw a 'RemoteError'")
    #expect(error?.metadata.contains { "\($0)".contains("hunter2") } == false)
  }

  @Test(arguments: RemoteError.Code.allCases)
  func `each code of a remote error arrives as itself`(_ code: RemoteError.Code) async throws {
    var source = LandmarkService.mock
    source.count = { throw RemoteError(code, "Füße, 100 %\n") }
    let service = try await Loopback([source.grpcService()]).landmarks
    let error = await #expect(throws: RemoteError.self) { try await service.count() }
    #expect(error?.code == code)
    #expect(error?.description == "LandmarkService.count failed (\(code)): Füße, 100 %\n")
  }

  @Test func `a long message is cut, and the connection stays open`() async throws {
    var source = LandmarkService.mock
    source.count = { throw RemoteError(.aborted, String(repeating: "ü", count: 100_000)) }
    let service = try await Loopback([source.grpcService()]).landmarks
    let error = await #expect(throws: RemoteError.self) { try await service.count() }
    #expect(error?.message == String(repeating: "ü", count: 2_048) + "…")
    #expect(try await service.fetch(id: "7")?.id == "7")
  }

  @Test func `a typed error of a megabyte arrives as itself`() async throws {
    var source = ReportService.unimplemented
    source.send = { text throws(ReportError) in throw .isRejected(text) }
    let loopback = try await Loopback([source.grpcService()])
    let service = ReportService.remote(over: .grpc(loopback.client))
    let text = String(repeating: "x", count: 1_000_000)
    await #expect(throws: ReportError.isRejected(text)) { try await service.send(text: text) }
    await #expect(throws: ReportError.isRejected("short")) { try await service.send(text: "short") }
  }
}

/// A service whose errors have texts.
@ClosureService(store: .none) @RemoteService
struct ReportService: Sendable {
  var send: @Sendable (_ text: String) async throws(ReportError) -> Int
}

enum ReportError: RemoteThrowable, Equatable {
  case isRejected(String)
  case notReached(RemoteError)
  init(remoteFailure: RemoteError) { self = .notReached(remoteFailure) }
}
