import Foundation

/// Where this machine has Chromium.
struct BrowserInstallation {
  let browser: String

  /// It is missing, and could be installed.
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

  /// Whether it is here, or could be: only then do tests that need it fail without it.
  static var isExpected: Bool { (try? Self()) != nil || program("apt-get") != nil }

  private static func program(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
