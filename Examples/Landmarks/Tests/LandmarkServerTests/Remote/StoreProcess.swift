import ExampleTestSupport
import Foundation

/// The real program `landmarks-store`, over a database.
struct StoreProcess: Sendable {
  let process: ChildProcess
  let port: Int

  /// Starts the program, and returns when it listens.
  ///
  /// - Parameter port: A port that stays free while the store does not run: systems give higher ports to other
  ///   programs.
  init(database: String, port: Int = .random(in: 20_000..<32_000)) async throws {
    process = try await ChildProcess(
      ChildProcess.product("landmarks-store"), ["--port", "\(port)", "--database", database])
    self.port = try await process.find("the address of the store") { output in
      output.firstMatch(of: /Landmarks are stored at 127\.0\.0\.1:(\d+)\n/).flatMap { Int($0.1) }
    }
  }

  /// Starts the program, waits for it to end by itself, and returns the ending.
  static func run(_ arguments: [String], environment: [String: String] = [:]) async throws -> ChildProcess.Ending {
    try await ChildProcess(ChildProcess.product("landmarks-store"), arguments, environment: environment).ending()
  }
}
