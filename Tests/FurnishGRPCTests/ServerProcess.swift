import ExampleTestSupport
import Foundation
import FurnishGRPC
import GRPCCore

/// The program `remote-test-server`, which serves `LandmarkService.mock`, and a client of it.
final class ServerProcess: Sendable {
  let process: ChildProcess
  let port: Int
  let client: Loopback.Client

  init() async throws {
    (process, port) = try await Self.start(port: 0)
    let client = try Loopback.client(port: port)
    self.client = client
    Task { try await client.runConnections() }
    // The first connection of a busy machine may fail, which is not what these tests are about.
    _ = try await Deadline.poll("the connection") {
      try? await LandmarkService.remote(over: .grpc(client)).count()
    }
  }

  deinit { client.beginGracefulShutdown() }

  /// The service of the process. It keeps the process running.
  var landmarks: LandmarkService {
    .remote(over: .grpc(client) { withExtendedLifetime(self) { [:] } })
  }

  /// Ends the process at once, as a crash does.
  func kill() async throws {
    process.signal(SIGKILL)
    _ = try await process.ending()
  }

  /// Starts the program, and returns its port when it listens.
  static func start(port: Int) async throws -> (ChildProcess, Int) {
    let process = try await ChildProcess(ChildProcess.product("remote-test-server"), ["\(port)"])
    let port = try await process.find("a port") { output in
      output.split(separator: "\n").first { $0.hasPrefix("port ") }.flatMap { Int($0.dropFirst(5)) }
    }
    return (process, port)
  }
}
