import ExampleTestSupport
import Foundation

/// The real server over a new database, started like a user would start it.
struct RealServer {
  /// The address of the server.
  let address: String

  private let process: ChildProcess
  private let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    process = try await ChildProcess(
      ChildProcess.product("landmarks-server"), ["--port", "0", "--database", folder.path("landmarks.sqlite")])
    address = try await process.find("the address of the server") { output in
      output.firstMatch(of: /(http:\/\/\S+:\d+)\n/).map { String($0.1) }
    }
  }
}

/// The client, started like a user would start it.
enum Client {
  static func run(_ arguments: [String]) async throws -> ChildProcess.Ending {
    try await ChildProcess(ChildProcess.product("landmarks"), arguments).ending()
  }
}
