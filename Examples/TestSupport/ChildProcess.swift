public import Foundation
import NIOConcurrencyHelpers
import Subprocess
import SystemPackage

/// A program that a test starts. It is killed if it still runs when this object is released.
public final class ChildProcess: Sendable {
  /// The end of a program.
  public struct Ending: Equatable, Sendable {
    /// The status that it returned, or the signal that ended it.
    public var status: Int32
    /// The whole text of its standard output.
    public var output: String
    /// The whole text of its standard error.
    public var errors: String

    /// Describes an ending.
    public init(status: Int32 = 0, output: String = "", errors: String = "") {
      self.status = status
      self.output = output
      self.errors = errors
    }
  }

  /// The number of the process.
  public let identifier: Int32

  private let status: NIOLockedValueBox<TerminationStatus?>
  private let folder: TemporaryFolder

  /// The variables that the examples read. A program receives them only from its test, not from the developer.
  private static let settings = ["PORT", "PROFILE_API_BASE_URL", "PROFILE_ENVIRONMENT", "PROFILE_FOLDER"]

  /// Starts a program.
  ///
  /// Foundation's `Process` is not used: on Linux it reads past the end of a buffer in a program that has more than
  /// 1,365 files open, and the tests that run at the same time have more.
  ///
  /// - Parameters:
  ///   - program: The file to run.
  ///   - arguments: The arguments of the program.
  ///   - input: The content of its standard input.
  ///   - environment: Variables that are added to those of the tests.
  ///   - workingFolder: The folder to run in, or `nil` for a new folder.
  /// - Throws: The error of the system if the program cannot be started.
  public init(
    _ program: URL,
    _ arguments: [String],
    input: String = "",
    environment: [String: String] = [:],
    in workingFolder: URL? = nil
  ) async throws {
    folder = try TemporaryFolder()
    var variables: [Environment.Key: String?] = [:]
    for name in Self.settings { variables[Environment.Key(stringLiteral: name)] = .some(nil) }
    for (name, value) in environment { variables[Environment.Key(stringLiteral: name)] = value }
    let configuration = Configuration(
      executable: .path(FilePath(program.path(percentEncoded: false))),
      arguments: Arguments(arguments),
      environment: .inherit.updating(variables),
      workingDirectory: FilePath((workingFolder ?? folder.url).path(percentEncoded: false)))
    try folder.write(input, to: "input")
    let input = FileDescriptorInput.fileDescriptor(
      try FileDescriptor.open(folder.path("input"), .readOnly), closeAfterSpawningProcess: true)
    let output = try Self.file(folder.path("output"))
    let errors = try Self.file(folder.path("errors"))
    let status = NIOLockedValueBox<TerminationStatus?>(nil)
    self.status = status
    let (identifiers, started) = AsyncThrowingStream<Int32, any Error>.makeStream()
    Task {
      do {
        let result = try await run(configuration, input: input, output: output, error: errors) {
          started.yield($0.processIdentifier.value)
        }
        status.withLockedValue { $0 = result.terminationStatus }
        started.finish()
      } catch {
        started.finish(throwing: error)
      }
    }
    var identifier: Int32?
    for try await number in identifiers {
      identifier = number
      break
    }
    guard let identifier else { throw CancellationError() }
    self.identifier = identifier
  }

  deinit {
    if isRunning { kill(identifier, SIGKILL) }
  }

  private var isRunning: Bool { status.withLockedValue { $0 } == nil }

  /// The text that the program wrote to its standard output so far.
  public var output: String { text("output") }

  /// The text that the program wrote to its standard error so far.
  public var errors: String { text("errors") }

  /// Waits until `find` returns a value for the output of the program, and returns that value. Throws an error if the
  /// program ends first.
  public func find<Found>(_ wanted: String, in find: (_ output: String) -> Found?) async throws -> Found {
    try await Deadline.poll(wanted, state: self.output + self.errors) {
      // This is read before the output, since the output is complete only after the program has ended.
      let hasEnded = !self.isRunning
      if let found = find(self.output) { return found }
      if hasEnded { throw Deadline.Passed(wanted: wanted, state: self.output + self.errors) }
      return nil
    }
  }

  /// Sends a signal.
  public func signal(_ signal: Int32) {
    kill(identifier, signal)
  }

  /// Waits for the end of the program, and returns its status and its output.
  public func ending() async throws -> Ending {
    let status = try await Deadline.poll("the end of a program", state: self.output + self.errors) {
      self.status.withLockedValue { $0 }
    }
    switch status {
    case .exited(let code), .signaled(let code): return Ending(status: code, output: output, errors: errors)
    }
  }

  /// Sends the program the signal to stop, waits for its end for a limited time, and kills the program if it still
  /// runs.
  public func stop() async {
    signal(SIGTERM)
    try? await Deadline.poll("the end of a program", for: .seconds(10)) { isRunning ? nil : () }
    if isRunning { signal(SIGKILL) }
  }

  /// Returns the path of a program that was built with these tests.
  public static func product(_ name: String) -> URL {
    let bundle = Bundle(for: ChildProcess.self).bundleURL
    let folder = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    return folder.appending(path: name)
  }

  private func text(_ name: String) -> String {
    (try? folder.text(name)) ?? ""
  }

  private static func file(_ path: String) throws -> FileDescriptorOutput {
    let file = try FileDescriptor.open(
      path, .writeOnly, options: [.create, .truncate], permissions: .ownerReadWrite)
    return .fileDescriptor(file, closeAfterSpawningProcess: true)
  }
}
