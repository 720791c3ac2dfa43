import Foundation
import FurnishGraph
import Testing

@testable import FurnishScanner

/// The scanner's own source: hundreds of short functions that call each other in circles.
@Suite struct OwnSourceTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `functions that call each other in circles are read to their ends`() {
    let program = Program.reading(["Sources/FurnishScanner"], from: Self.root.path, readsManifest: false).program
    #expect(program.judged(Program.Options()).findings.map(\.rule) == [])
  }
}
