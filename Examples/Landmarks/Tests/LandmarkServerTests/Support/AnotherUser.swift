import Foundation
import LandmarkTestSupport

/// A user without permissions, as whom tests that run as root start a program.
enum AnotherUser {
  /// What to write before the command: nothing where the tests are no root themselves; nil where
  /// there is no other user who may run the program.
  static let command: [String]? = {
    guard getuid() == 0 else { return [] }
    let command = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--"]
    guard FileManager.default.isExecutableFile(atPath: command[0]) else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst()) + [ChildProcess.server.path, "--help"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? command : nil
  }()
}
