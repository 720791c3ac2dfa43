import Foundation

/// The program that was built beside the tests, started as a user would start it.
public enum Program {
  /// How the program ended.
  public struct Ending: Equatable, Sendable {
    public var status: Int32
    public var output: String
    public var errors: String

    public init(status: Int32 = 0, output: String = "", errors: String = "") {
      self.status = status
      self.output = output
      self.errors = errors
    }
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: What to tell it.
  ///   - folder: Where its programs are looked for, before all others, and where its output goes.
  public static func run(_ arguments: [String], in folder: TemporaryFolder) async throws -> Ending {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try folder.create("output")
    process.standardError = try folder.create("errors")
    var variables = ProcessInfo.processInfo.environment
    variables["PATH"] = "\(folder.url.path):\(variables["PATH"] ?? "")"
    process.environment = variables
    // Waiting must not take a thread from the server that the program talks to.
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do {
        try launching.withLock { try process.run() }
      } catch {
        continuation.resume(throwing: error)
      }
    }
    return Ending(
      status: process.terminationStatus, output: try folder.read("output"), errors: try folder.read("errors"))
  }

  /// Foundation on Linux crashed in `Process.run` while another thread was in it, too.
  private static let launching = NSLock()

  private static var url: URL {
    let bundle = Bundle(for: TemporaryFolder.self).bundleURL
    let folder = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    return folder.appending(path: "search")
  }
}
