import Foundation
import FurnishGraph
import Testing

@testable import FurnishScanner

/// The scanner's own source: hundreds of short functions that call each other in circles.
@Suite struct OwnSourceTests {
  @Test func `functions that call each other in circles are read to their ends`() {
    let program = Program.reading(["Sources/FurnishScanner"], from: PackageFolder.url.path, readsManifest: false)
      .program
    #expect(program.judged(Program.Options()).findings.map(\.rule) == [])
  }
}
