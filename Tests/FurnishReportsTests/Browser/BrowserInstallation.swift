import Foundation

/// The installation of Chromium on this machine.
struct BrowserInstallation {
  let browser: String

  /// An error: Chromium is missing.
  struct Missing: Error, CustomStringConvertible {
    let description = """
      Chromium is missing, which shows the pages that are tested.
        where: PATH
        fix:   sudo apt-get install --no-install-recommends chromium
      """
  }

  init() throws {
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    guard let browser = names.lazy.compactMap(Self.program).first else { throw Missing() }
    self.browser = browser
  }

  /// Whether Chromium is installed, or can be installed. Tests that need it are skipped on other machines.
  static var isExpected: Bool { (try? Self()) != nil || program("apt-get") != nil }

  private static func program(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
