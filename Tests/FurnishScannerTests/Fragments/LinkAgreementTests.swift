import Foundation
import FurnishGraph
import Testing

@testable import FurnishScanner

/// A program that is judged from fragments has the findings of its source.
@Suite struct LinkAgreementTests {
  private static let cases: [String] = {
    let folder = PackageFolder.url.appendingPathComponent("Tests/EndToEndTests/Fixtures/check")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { "Tests/EndToEndTests/Fixtures/check/\($0)" }
  }()

  @Test func `eighty cases exist`() { #expect(Self.cases.count >= 80) }

  @Test(arguments: cases + ["Examples/Landmarks", "Examples/PrimeTime", "Examples/Profile", "Sources"])
  func `link reports the findings of check`(path: String) throws {
    var options = Program.Options()
    options.styles = Set(RuleBook.styles)
    let program = Program.reading([path], from: PackageFolder.url.path, readsManifest: false).program
    let fragments = try Fragment.all(of: program).map { fragment in
      (name: fragment.module, fragment: try Fragment(json: try fragment.json(), name: fragment.module))
    }
    let linked = try Program(linking: fragments.reversed())
    #expect(linked.judged(options).findings == program.judged(options).findings)
    #expect(linked.judged(options).graph == program.judged(options).graph)
  }
}
