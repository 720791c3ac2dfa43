import Foundation
import LandmarkTestSupport

/// The real program, started as a user would start it.
final class ServerProcess: Sendable {
  /// How a program ended.
  struct Ending: Equatable {
    let status: Int32
    let output: String
    let errors: String
  }

  struct TookTooLong: Error {
    let output: String
    let errors: String
  }

  private let process = Process()
  private let folder: TemporaryFolder

  /// Starts the program in a folder, with `PORT` in its environment only where it is given here.
  init(
    _ arguments: [String],
    environment: [String: String] = [:],
    in workingFolder: URL? = nil,
    through prefix: [String] = []
  ) throws {
    folder = try TemporaryFolder()
    let command = prefix + [Self.program.path] + arguments
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = workingFolder
    var variables = ProcessInfo.processInfo.environment
    variables["PORT"] = nil
    process.environment = variables.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try Self.file(folder.path("output"))
    process.standardError = try Self.file(folder.path("errors"))
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Starts the program, expects it to end by itself, and tells how it ended.
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

  /// The address that the program printed, once it did.
  func address() async throws -> (url: String, port: Int) {
    let line = try await poll { self.text("output").firstMatch(of: /(http:\/\/\S+:(\d+))\n/) }
    return (String(line.1), Int(line.2) ?? 0)
  }

  /// Sends a signal.
  func signal(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// How the program ended, once it did.
  func ending() async throws -> Ending {
    try await poll { self.process.isRunning ? nil : () }
    return Ending(
      status: process.terminationStatus, output: text("output"), errors: text("errors"))
  }

  /// The program that was built beside these tests.
  static var program: URL {
    let bundle = Bundle(for: ServerProcess.self).bundleURL
    let folder = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    return folder.appending(path: "landmarks-server")
  }

  private func poll<Found>(_ find: () -> Found?) async throws -> Found {
    let deadline = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < deadline {
      if let found = find() { return found }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw TookTooLong(output: text("output"), errors: text("errors"))
  }

  private func text(_ name: String) -> String {
    (try? folder.read(name)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static func file(_ path: String) throws -> FileHandle {
    try Data().write(to: URL(fileURLWithPath: path))
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }
}
