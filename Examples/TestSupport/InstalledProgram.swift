public import Foundation

/// Installed programs that tests run.
public enum InstalledProgram {
  /// Finds the first of several programs that is on the search path, or returns `nil` if none is.
  public static func find(_ names: String...) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for name in names {
      for folder in folders {
        let path = "\(folder)/\(name)"
        if FileManager.default.isExecutableFile(atPath: path) { return URL(fileURLWithPath: path) }
      }
    }
    return nil
  }

  /// A Boolean value that indicates whether `Scripts/require` can install programs on this machine. Only then does a
  /// test fail if its program is missing.
  public static var canBeInstalled: Bool { find("apt-get") != nil }
}
