import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import LandmarkServices
import LandmarkTestSupport
import NIOCore
import Testing

/// The client program, against the real server and against servers that misbehave.
@Suite struct ClientProgramTests {
  private func run(_ arguments: String..., port: Int) async throws -> ChildProcess.Ending {
    try await ChildProcess(
      ChildProcess.program("landmarks"), arguments + ["--server", "http://127.0.0.1:\(port)"]
    ).ending()
  }

  /// Runs a test against a server that answers everything alike.
  private func answering(
    _ status: HTTPResponse.Status, _ body: String, _ test: @Sendable (_ port: Int) async throws -> Void
  ) async throws {
    let router = Router()
    router.get("**") { _, _ in Response(status: status, body: .init(byteBuffer: ByteBuffer(string: body))) }
    try await Application(router: router).test(.live) { client in try await test(try #require(client.port)) }
  }

  @Test func theRealServerIsAsked() async throws {
    let server = try ChildProcess(ChildProcess.server, ["--port", "0"])
    let port = try await server.find("the address of the server") {
      $0.firstMatch(of: /http:\/\/\S+:(\d+)\n/).flatMap { Int($0.1) }
    }
    let all = try await run("list", port: port)
    #expect(all.status == 0)
    #expect(all.output.split(separator: "\n").count == LandmarkDataSet.all.count)
    #expect(all.errors == "loading…\nloaded\n")
    let towers = try await run("list", "--category", "towers", port: port)
    #expect(towers.output.split(separator: "\n").count == LandmarkDataSet.all.count { $0.category == .towers })
    let petra = try await run("show", "petra", port: port)
    #expect(petra.output.hasPrefix("Petra, Jordan\n"))
    let missing = try await run("show", "nowhere", port: port)
    #expect(
      missing
        == .init(
          status: 1, output: "", errors: "landmarks: There is no landmark 'nowhere'. `landmarks list` names them all.\n"
        ))
    await server.stop()
    #expect(server.errors.contains("LandmarkService.fetchLandmark"))
    #expect(!server.errors.contains("petra"))
  }

  @Test func aDeadServerIsOneLine() async throws {
    // Nobody listens on the port for services that only the administrator starts.
    let ending = try await run("show", "petra", port: 1)
    #expect(ending.status == 1)
    #expect(ending.errors.hasPrefix("landmarks: No server answers at http://127.0.0.1:1 ("))
    #expect(ending.errors.split(separator: "\n").count == 1)
  }

  @Test func aServerAtFaultIsOneLine() async throws {
    try await answering(.internalServerError, "oops") { port in
      let ending = try await run("list", port: port)
      #expect(ending.status == 1)
      #expect(
        ending.errors.hasSuffix(
          "landmarks: The server at http://127.0.0.1:\(port) refused /api/landmarks with status 500.\n"))
    }
  }

  @Test func halfAnAnswerIsOneLine() async throws {
    try await answering(.ok, #"{"landmarks":[{"id":"pe"#) { port in
      let ending = try await run("list", port: port)
      #expect(ending.status == 1)
      #expect(ending.errors.contains("bytes that are no landmarks. Is it another program?\n"))
    }
  }

  @Test func anAddressThatIsNoneIsRefused() async throws {
    let ending = try await ChildProcess(
      ChildProcess.program("landmarks"), ["list", "--server", "nonsense"]
    ).ending()
    #expect(ending.status == 1)
    #expect(ending.errors.contains("'nonsense' is no address."))
  }
}
