import Foundation

/// The package managers that this process has started, and that still run.
///
/// A package manager waits for builds of its package, so it may outlive the process that reads its output.
// `@unchecked Sendable`: `lock` guards all variables.
package final class PackageManagerProcesses: @unchecked Sendable {
  package static let shared = PackageManagerProcesses()

  private let lock = NSLock()
  private var running: [Process] = []
  private var isEnded = false

  /// Runs a package manager until it ends.
  ///
  /// - Returns: Its output; `nil` if it cannot be started, fails, or is terminated.
  func output(of process: Process) -> Data? {
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard start(process) else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    lock.withLock { running.removeAll { $0 === process } }
    return process.terminationStatus == 0 ? data : nil
  }

  private func start(_ process: Process) -> Bool {
    lock.withLock {
      guard !isEnded, (try? process.run()) != nil else { return false }
      running.append(process)
      return true
    }
  }

  /// Terminates the package managers that run, and starts no more: this process is about to end.
  ///
  /// If a signal ends this process, nothing calls this method. The package managers then run until they are finished.
  package func end() {
    lock.withLock {
      isEnded = true
      for process in running where process.isRunning { process.terminate() }
    }
  }
}
