import ExampleTestSupport
import Foundation

/// A user without permissions, as whom tests that run as root start a program.
enum AnotherUser {
  /// What to write before the command: nothing where the tests are no root themselves; nil where
  /// there is no other user who may run the program.
  static let command = Task<[String]?, Never> {
    guard getuid() == 0 else { return [] }
    let command = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--"]
    guard FileManager.default.isExecutableFile(atPath: command[0]) else { return nil }
    let arguments = Array(command.dropFirst()) + [ChildProcess.product("landmarks-server").path, "--help"]
    let process = try? await ChildProcess(URL(fileURLWithPath: command[0]), arguments)
    return try? await process?.ending().status == 0 ? command : nil
  }
}
