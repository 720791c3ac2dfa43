import Foundation
import FurnishGRPC
import GRPCCore
import GRPCNIOTransportHTTP2Posix

/// The second process of FurnishGRPCTests. It serves `LandmarkService.mock` on a port of this machine, which it prints.
///
/// Usage: `remote-test-server [port]`.
@main
struct RemoteTestServer {
  static func main() async throws {
    let server = GRPCServer(
      transport: .checkingTimeouts(
        of: .http2NIOPosix(
          address: .ipv4(host: "127.0.0.1", port: CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0),
          transportSecurity: .plaintext,
          config: .defaults { $0.rpc.maxRequestPayloadSize = 32_000_000 })),
      services: [service.grpcService()])
    try await withThrowingDiscardingTaskGroup { group in
      group.addTask { try await server.serve() }
      if let address = try await server.transport.base.listeningAddress.ipv4 { report("port \(address.port)") }
    }
  }

  private static var service: LandmarkService {
    var service = LandmarkService.mock
    // This call reports that it has begun, and does not end.
    service.visit = { id throws(LandmarkError) in
      if id != "wait" { return try await LandmarkService.mock.visit(id: id) }
      report("waiting")
      try? await Task.sleep(for: .seconds(3_600))
      return 0
    }
    return service
  }

  private static func report(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}
