import ExampleTestSupport
import Foundation

/// A user without permissions. Tests that run as root start a program as this user.
enum AnotherUser {
  /// The words that run a command as this user. They are empty if the tests do not run as root, and `nil` if this user
  /// cannot run the program.
  static let command = Task<[String]?, Never> {
    guard getuid() == 0 else { return [] }
    let command = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--"]
    guard FileManager.default.isExecutableFile(atPath: command[0]) else { return nil }
    let arguments = Array(command.dropFirst()) + [ChildProcess.product("landmarks-server").path, "--help"]
    let process = try? await ChildProcess(URL(fileURLWithPath: command[0]), arguments)
    return try? await process?.ending().status == 0 ? command : nil
  }
}
