public import Foundation

/// A program that runs beside a test, and not longer than it.
public final class ChildProcess: Sendable {
  /// How a program ended.
  public struct Ending: Equatable, Sendable {
    /// What it returned.
    public let status: Int32
    /// All that it wrote to its standard output.
    public let output: String
    /// All that it wrote to its standard error.
    public let errors: String

    /// Describes an ending.
    public init(status: Int32, output: String, errors: String) {
      self.status = status
      self.output = output
      self.errors = errors
    }
  }

  /// Foundation on Linux crashed in `Process.run` while another thread was in it, too.
  private static let launching = NSLock()

  private let process = Process()
  private let folder: TemporaryFolder

  /// Starts a program, with `PORT` in its environment only where it is given here.
  ///
  /// - Parameters:
  ///   - program: The file to run.
  ///   - arguments: What to tell it.
  ///   - environment: What its environment has beside that of the tests.
  ///   - workingFolder: Where it runs; else in a folder of its own.
  public init(
    _ program: URL,
    _ arguments: [String],
    environment: [String: String] = [:],
    in workingFolder: URL? = nil
  ) throws {
    folder = try TemporaryFolder()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = workingFolder ?? folder.url
    var variables = ProcessInfo.processInfo.environment
    variables["PORT"] = nil
    process.environment = variables.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try Self.file(folder.path("output"))
    process.standardError = try Self.file(folder.path("errors"))
    try Self.launching.withLock { try process.run() }
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// The number of the process.
  public var identifier: Int32 { process.processIdentifier }

  /// What the program wrote to its standard output so far.
  public var output: String { text("output") }

  /// What the program wrote to its standard error so far.
  public var errors: String { text("errors") }

  /// Waits until the program's output has something, and no longer than the program runs.
  public func find<Found>(_ wanted: String, in find: (_ output: String) -> Found?) async throws -> Found {
    try await Deadline.poll(wanted, state: self.output + self.errors) {
      // Asked first: what a program writes last is there when it has ended.
      let hasEnded = !self.process.isRunning
      if let found = find(self.output) { return found }
      if hasEnded { throw Deadline.Passed(wanted: wanted, state: self.output + self.errors) }
      return nil
    }
  }

  /// Sends a signal.
  public func signal(_ signal: Int32) {
    kill(identifier, signal)
  }

  /// How the program ended, once it did.
  public func ending() async throws -> Ending {
    try await Deadline.poll("the end of a program", state: self.output + self.errors) {
      self.process.isRunning ? nil : ()
    }
    return Ending(status: process.terminationStatus, output: output, errors: errors)
  }

  /// Asks the program to stop, waits for that, and does not wait for ever.
  public func stop() async {
    signal(SIGTERM)
    try? await Deadline.poll("the end of a program", for: .seconds(10)) { process.isRunning ? nil : () }
    if process.isRunning { signal(SIGKILL) }
  }

  /// The server that was built beside these tests.
  public static var server: URL { product("landmarks-server") }

  /// A program that was built beside these tests.
  public static func product(_ name: String) -> URL {
    let bundle = Bundle(for: ChildProcess.self).bundleURL
    let folder = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    return folder.appending(path: name)
  }

  private func text(_ name: String) -> String {
    (try? folder.read(name)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static func file(_ path: String) throws -> FileHandle {
    try Data().write(to: URL(fileURLWithPath: path))
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }
}
