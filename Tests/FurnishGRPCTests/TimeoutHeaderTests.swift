import FurnishGRPC
import GRPCCore
import Testing

/// Timeouts in the header of a call, as a client of another library sends them to the program of a server.
@Suite(.serialized, .timeLimit(.minutes(60))) struct TimeoutHeaderTests {
  @Test(arguments: ["-1S", "-999999H", "-000001n", "-1m"])
  func `a negative timeout has passed, and the server continues`(_ timeout: String) async throws {
    let server = try await ServerProcess()
    try await expectEnd(["grpc-timeout": "\(timeout)"], of: server)
    #expect(try await server.landmarks.count() == 3)
  }

  @Test(arguments: ["9999999H", "2562048H", "9999999S"])
  func `a timeout too long for clocks lasts a century, and the server continues`(_ timeout: String) async throws {
    let server = try await ServerProcess()
    let reply = try await server.client.messages(
      from: "count", metadata: ["grpc-timeout": "\(timeout)"], [Array("[]".utf8)])
    #expect(reply.map { String(decoding: $0, as: UTF8.self) } == ["3"])
    #expect(try await server.landmarks.count() == 3)
  }

  @Test(arguments: ["", "S", "1", "-1", "1X", "-1X", "soon", "99999999S", "-9999999S", "1.5S"])
  func `an invalid timeout does not limit the call`(_ timeout: String) async throws {
    let server = try await ServerProcess()
    let reply = try await server.client.messages(
      from: "count", metadata: ["grpc-timeout": "\(timeout)"], [Array("[]".utf8)])
    #expect(reply.map { String(decoding: $0, as: UTF8.self) } == ["3"])
  }

  @Test func `a valid timeout ends its call`() async throws {
    let server = try await ServerProcess()
    try await expectEnd(["grpc-timeout": "100m"], of: server)
  }

  @Test func `the first of two timeouts applies`() async throws {
    let server = try await ServerProcess()
    var metadata: Metadata = ["grpc-timeout": "-1S"]
    metadata.addString("1H", forKey: "grpc-timeout")
    try await expectEnd(metadata, of: server)
    #expect(try await server.landmarks.count() == 3)
  }

  /// Expects that the server ends a call that would wait otherwise. The timeout may pass before the arguments arrive.
  private func expectEnd(_ metadata: Metadata, of server: ServerProcess) async throws {
    do {
      let reply = try await server.client.messages(from: "visit", metadata: metadata, waiting)
      #expect(reply.map { String(decoding: $0, as: UTF8.self) } == ["0"])
    } catch let error as RPCError {
      #expect(error.code == .cancelled)
    }
  }

  /// The arguments of a call that ends when it is canceled, with the result 0.
  private var waiting: [[UInt8]] { [Array(#"["wait"]"#.utf8)] }
}
