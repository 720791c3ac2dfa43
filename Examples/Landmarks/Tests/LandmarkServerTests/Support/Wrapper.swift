import Foundation

/// How to start a program with fewer permissions than these tests have.
enum Wrapper {
  /// What to write before the command: nothing where the tests are no root themselves; nil where
  /// there is no other user who may run the program.
  static let forAnotherUser: [String]? = {
    guard getuid() == 0 else { return [] }
    let wrapper = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--"]
    guard FileManager.default.isExecutableFile(atPath: wrapper[0]) else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: wrapper[0])
    process.arguments = Array(wrapper.dropFirst()) + [ServerProcess.program.path, "--help"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? wrapper : nil
  }()
}
