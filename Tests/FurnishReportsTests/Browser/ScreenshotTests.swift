import Foundation
import FurnishReports
import Testing

@Suite(.serialized, .timeLimit(.minutes(60)), .enabled(if: BrowserInstallation.isExpected))
struct ScreenshotTests {
  /// The folder of the pictures, which is not part of the repository.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent(".build/screenshots")

  private static let samples = [
    ("small", SampleGraphs.small), ("200", SampleGraphs.layered(services: 200, modules: 9)),
    ("2000", SampleGraphs.layered(services: 2_000, modules: 40)), ("hostile", SampleGraphs.hostile),
  ]

  @Test(arguments: samples.map(\.0))
  func `every page is shown in light and in dark without an error`(name: String) async throws {
    let graph = try #require(Self.samples.first { $0.0 == name }).1
    let report = GraphReport(graph, title: "Landmarks")
    for (kind, document) in [("html", report.html()), ("svg", report.svg())] {
      try await Browser.show(document) { browser in
        try Self.save(try await browser.screenshot(), "\(name)-\(kind)-light.png")
        let light = try await browser.evaluate(Self.colorOfNames)
        #expect(light == "rgb(27, 36, 48)")
        try await browser.prefer("dark")
        try Self.save(try await browser.screenshot(), "\(name)-\(kind)-dark.png")
        let dark = try await browser.evaluate(Self.colorOfNames)
        #expect(dark == "rgb(231, 236, 242)")
        #expect(await browser.problems == [])
      }
    }
  }

  private static let colorOfNames = "getComputedStyle(document.querySelector('.box .name')).fill"

  private static func save(_ picture: Data, _ name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try picture.write(to: folder.appendingPathComponent(name))
  }
}
