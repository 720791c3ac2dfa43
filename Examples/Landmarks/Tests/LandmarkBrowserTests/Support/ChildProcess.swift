import Foundation
import LandmarkTestSupport

/// A program that runs beside a test, and not longer than it.
final class ChildProcess: Sendable {
  private let process = Process()
  private let folder: TemporaryFolder

  /// Starts a program.
  init(_ program: URL, _ arguments: [String]) throws {
    folder = try TemporaryFolder()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    let output = folder.url.appending(path: "output")
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: folder.url.appending(path: "output"))
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// The number that the program's output names, once it does.
  func port(after words: String) async throws -> Int {
    try await Deadline.poll("the port of \(process.executableURL?.lastPathComponent ?? "")") {
      guard let bytes = try? folder.read("output") else { return nil }
      let output = String(decoding: bytes, as: UTF8.self)
      guard let place = output.firstRange(of: words) else { return nil }
      let rest = output[place.upperBound...]
      let digits = rest.prefix(while: \.isNumber)
      return digits.count < rest.count ? Int(digits) : nil
    }
  }

  /// Asks the program to stop, waits for that, and does not wait for ever.
  func stop() async {
    kill(process.processIdentifier, SIGTERM)
    try? await Deadline.poll("the end of a program", for: .seconds(10)) { process.isRunning ? nil : () }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// The server that was built beside these tests.
  static var server: URL {
    let bundle = Bundle(for: ChildProcess.self).bundleURL
    let folder = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    return folder.appending(path: "landmarks-server")
  }
}
