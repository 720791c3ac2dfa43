import Foundation
import FurnishReports
import Testing

@Suite(.serialized, .timeLimit(.minutes(5)), .enabled(if: BrowserInstallation.isExpected))
struct ScreenshotTests {
  /// `.build/screenshots`, which is not part of the repository.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent(".build/screenshots")

  private static let samples = [
    ("small", SampleGraphs.small), ("200", SampleGraphs.layered(services: 200, modules: 9)),
    ("2000", SampleGraphs.layered(services: 2_000, modules: 40)), ("hostile", SampleGraphs.hostile),
  ]

  @Test(arguments: samples.map(\.0), [false, true])
  func everyPageIsShownWithoutAComplaint(name: String, isDark: Bool) async throws {
    let graph = try #require(Self.samples.first { $0.0 == name }).1
    let report = GraphReport(graph, title: "Landmarks")
    for (kind, document) in [("html", report.html()), ("svg", report.svg())] {
      try await Browser.show(document, isDark: isDark) { browser in
        try Self.keep(try await browser.screenshot(), "\(name)-\(kind)-\(isDark ? "dark" : "light").png")
        #expect(await browser.complaints == [])
      }
    }
  }

  private static func keep(_ picture: Data, _ name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try picture.write(to: folder.appendingPathComponent(name))
  }
}
