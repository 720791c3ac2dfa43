import Foundation

/// The output and the status of a process that has ended.
struct Output: Sendable {
  let standardOutput: String
  let standardError: String
  /// The status with which the process ended, or the number of the signal that ended it.
  let status: Int32
  let succeeded: Bool

  /// Everything that was printed. `swift test` prints the standard error of tests to its own
  /// standard output.
  var text: String { standardOutput + standardError }

  var lines: [String] {
    standardOutput.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

/// Runs a program and waits for its end, without blocking a thread.
///
/// - Parameters:
///   - program: A path, or a name that is searched in `PATH`.
///   - variables: The variables that are added to the environment.
///   - folder: The folder in which the program runs, by default the one in which the tests run.
///   - input: The standard input.
func run(
  _ program: String, _ arguments: [String], variables: [String: String] = [:], in folder: URL? = nil,
  input: String? = nil
) async throws -> Output {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [program] + arguments
  process.environment = cleanEnvironment.merging(variables) { $1 }
  process.standardInput = try input.map { try InputFile($0).handle } ?? FileHandle.nullDevice
  if let folder { process.currentDirectoryURL = folder }
  // Files, because a process that writes to a full pipe stops.
  let (output, error) = (try CapturedFile(), try CapturedFile())
  process.standardOutput = output.handle
  process.standardError = error.handle
  try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
    process.terminationHandler = { _ in ended.resume() }
    do { try process.run() } catch { ended.resume(throwing: error) }
  }
  return Output(
    standardOutput: try output.read(), standardError: try error.read(),
    status: process.terminationStatus,
    succeeded: process.terminationReason == .exit && process.terminationStatus == 0)
}

/// The environment of this process, without the variables by which it is recognized as a test run, and without those
/// that change the behavior of Furnish and SwiftPM.
private let cleanEnvironment: [String: String] = {
  let prefixes = [
    "XCTest", "SWT_", "SWIFT_TESTING_", "SWIFTPM_", "FURNISH_", "XCODE_", "LLVM_PROFILE", "TSAN_", "ASAN_",
  ]
  var variables = ProcessInfo.processInfo.environment.filter { name, _ in
    !prefixes.contains { name.hasPrefix($0) }
  }
  variables["SWIFT_BACKTRACE"] = "enable=no"
  return variables
}()

/// A temporary file that a process reads. Its name is removed at once, so that the file is deleted when the handle is
/// closed.
private struct InputFile {
  let handle: FileHandle

  init(_ text: String) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("furnish-\(UUID().uuidString)")
    try Data(text.utf8).write(to: url)
    handle = try FileHandle(forReadingFrom: url)
    try FileManager.default.removeItem(at: url)
  }
}

/// A temporary file that a process writes to.
private struct CapturedFile {
  private let url: URL
  let handle: FileHandle

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("furnish-\(UUID().uuidString)")
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
  }

  /// Reads the content. The file is removed afterwards.
  func read() throws -> String {
    try handle.close()
    defer { try? FileManager.default.removeItem(at: url) }
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }
}
