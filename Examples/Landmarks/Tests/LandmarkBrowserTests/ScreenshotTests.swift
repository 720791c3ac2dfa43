import Foundation
import Testing

@Suite(.serialized, .timeLimit(.minutes(60)), .enabled(if: BrowserInstallation.isExpected))
struct ScreenshotTests {
  static let pages = [
    ("list", "/"), ("search", "/?q=tower"), ("empty", "/?q=xyz&category=towers"),
    ("detail", "/landmarks/eiffel-tower"), ("error", "/?services=unimplemented"), ("missing", "/nowhere"),
  ]
  /// The folder of the pictures, `.demo/screenshots` in the checkout, which is not part of the repository.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: ".demo/screenshots")

  @Test func `every page fits the width of the window, in light and in dark colors`() async throws {
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    try await Browser.run { browser in
      for (name, path) in Self.pages {
        for width in [360, 800, 1400] {
          for scheme in ["light", "dark"] {
            try await browser.show(width: width, scheme: scheme)
            try await browser.open(path)
            let page = try await browser.evaluate("document.documentElement.scrollWidth")
            #expect(page == "\(width)", "\(name) at \(width) pixels is \(page) pixels wide")
            let text = try await browser.evaluate("getComputedStyle(document.body).color")
            #expect(text == (scheme == "dark" ? "rgb(233, 236, 234)" : "rgb(29, 35, 39)"))
            let picture = try await browser.screenshot(width: width, height: width < 800 ? 1200 : 1100)
            try picture.write(to: Self.folder.appending(path: "\(name)-\(width)-\(scheme).png"))
          }
        }
      }
    }
  }
}
