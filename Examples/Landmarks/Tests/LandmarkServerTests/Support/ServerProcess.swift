import ExampleTestSupport
import Foundation

/// The real program, started like a user would start it.
struct ServerProcess: Sendable {
  typealias Ending = ChildProcess.Ending

  private let process: ChildProcess

  /// Starts the program in a folder, through another command if one is passed.
  init(
    _ arguments: [String],
    environment: [String: String] = [:],
    in workingFolder: URL? = nil,
    through prefix: [String] = []
  ) async throws {
    let command = prefix + [ChildProcess.product("landmarks-server").path] + arguments
    process = try await ChildProcess(
      URL(fileURLWithPath: command[0]), Array(command.dropFirst()), environment: environment,
      in: workingFolder)
  }

  /// Starts the program, waits for it to end by itself, and returns the ending.
  static func run(
    _ arguments: [String],
    environment: [String: String] = [:],
    in workingFolder: URL? = nil,
    through prefix: [String] = []
  ) async throws -> Ending {
    try await ServerProcess(
      arguments, environment: environment, in: workingFolder, through: prefix
    ).ending()
  }

  /// Waits until the program prints its address, and returns it.
  func address() async throws -> (url: String, port: Int) {
    try await process.find("the address of the server") { output in
      output.firstMatch(of: /(http:\/\/\S+:(\d+))\n/).map { (String($0.1), Int($0.2) ?? 0) }
    }
  }

  /// Sends a signal.
  func signal(_ signal: Int32) { process.signal(signal) }

  /// Waits until the program has ended, and returns the ending.
  func ending() async throws -> Ending { try await process.ending() }

  /// The number of bytes of memory that the program has in use, or `nil` if this system does not report it.
  var residentBytes: Int? {
    let statistics = try? String(contentsOfFile: "/proc/\(process.identifier)/statm", encoding: .utf8)
    return statistics?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
      .map { $0 * Int(getpagesize()) }
  }
}
