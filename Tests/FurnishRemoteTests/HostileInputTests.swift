import FurnishRemote
import FurnishTesting
import Testing

/// Requests that no caller of this version sends.
@Suite struct HostileInputTests {
  let server = RemoteServer(LandmarkService.mock)

  private func failure(
    to endpoint: String = "fetch", of service: String = "LandmarkService", signature: String? = nil,
    _ arguments: [UInt8]
  ) async -> String? {
    let known = LandmarkService.remoteEndpoints.first { $0.endpoint.name == endpoint }
    let request = RemoteRequest(
      service: service, endpoint: endpoint, signature: signature ?? known?.signature ?? "", arguments: arguments)
    guard case .failure(let failure) = await server.reply(to: request) else { return nil }
    return failure.error.description
  }

  @Test(arguments: [
    "", "{", "[]", "[7]", #"{"id": "7"}"#, #"["7", "8"]"#, #"["7""#, "\u{0}\u{1}\u{2}", "[1e999]",
    String(repeating: "[", count: 100_000),
    String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000),
  ])
  func `arguments that cannot be decoded are an invalid argument`(_ text: String) async {
    #expect(
      await failure(Array(text.utf8))
        == "LandmarkService.fetch failed (invalidArgument): the server could not decode the arguments")
  }

  @Test func `bytes that are no text are an invalid argument`() async {
    var generator = SystemRandomNumberGenerator()
    for length in 0..<500 {
      let bytes = (0..<length).map { _ in UInt8.random(in: 128...255, using: &generator) }
      #expect(await failure(bytes)?.contains("invalidArgument") == true)
    }
  }

  @Test func `a huge number is an invalid argument`() async {
    #expect(
      await failure(to: "watch", Array("[\(String(repeating: "9", count: 400))]".utf8))?.contains("invalidArgument")
        == true)
  }

  @Test func `a missing stream of the caller is an invalid argument`() async {
    #expect(await failure(to: "importAll", Array(#"["a"]"#.utf8))?.contains("invalidArgument") == true)
  }

  @Test func `a message of the caller's stream that cannot be decoded is an invalid argument`() async {
    let endpoint = LandmarkService.remoteEndpoints.first { $0.endpoint.name == "importAll" }
    let request = RemoteRequest(
      service: "LandmarkService", endpoint: "importAll", signature: endpoint?.signature ?? "",
      arguments: Array(#"["a"]"#.utf8), messages: RemoteMessages { Array("garbage".utf8) })
    guard case .failure(let failure) = await server.reply(to: request) else {
      Issue.record("The call succeeded.")
      return
    }
    #expect(
      failure.error.description
        == "LandmarkService.importAll failed (invalidArgument): a message of the caller's stream could not be decoded")
  }

  @Test func `unknown services and endpoints are unimplemented`() async {
    #expect(
      await failure(of: "Other", [])
        == "Other.fetch failed (unimplemented): the server does not serve 'Other'")
    #expect(
      await failure(to: "drop", [])
        == "LandmarkService.drop failed (unimplemented): 'LandmarkService' has no remote endpoint 'drop' on the server: update one of the two programs"
    )
    #expect(await failure(to: "cacheSize", Array("[]".utf8))?.contains("no remote endpoint 'cacheSize'") == true)
  }

  @Test func `a call with another signature fails with an error that names both signatures`() async {
    #expect(
      await failure(signature: "(id: Int) async throws -> Landmark?", Array("[7]".utf8))
        == "LandmarkService.fetch failed (failedPrecondition): the caller was built with 'fetch: (id: Int) async throws -> Landmark?' and the server with 'fetch: (id: String) async throws -> Landmark?': update one of them"
    )
  }

  @Test func `a caller without a signature is answered`() async {
    let request = RemoteRequest(
      service: "LandmarkService", endpoint: "count", signature: nil, arguments: Array("[]".utf8))
    guard case .message(let bytes) = await server.reply(to: request) else {
      Issue.record("The call failed.")
      return
    }
    #expect(bytes == Array("3".utf8))
  }

  @Test func `signatures have one spelling`() {
    #expect(
      LandmarkService.remoteEndpoints.map(\.signature) == [
        "(id: String) async throws -> Landmark?", "(id: String, name: String) async throws -> Void",
        "() async throws -> Int", "(id: String) async throws(LandmarkError) -> Int",
        "() async throws(LandmarkError) -> Void",
        "(limit: Int) async throws -> AsyncThrowingStream<Landmark, any Error>",
        "(id: String) async throws(LandmarkError) -> AsyncThrowingStream<Int, any Error>",
        "(prefix: String, items: AsyncThrowingStream<Landmark, any Error>) async throws -> Int",
        "(items: AsyncThrowingStream<Landmark, any Error>) async throws -> AsyncThrowingStream<String, any Error>",
      ])
    #expect(LandmarkService.remoteEndpoints.map(\.isIdempotent) == [true] + Array(repeating: false, count: 8))
  }
}
