import Testing

@testable import FurnishGraph

@Suite struct ChainTextTests {
  private func line(_ types: [String], spellsOutLast: Bool = false) -> String {
    ChainText(types.map { ServiceSymbol(type: $0) }, spellsOutLast: spellsOutLast).line
  }

  @Test func `names are short, and the last one is spelled out`() {
    #expect(line(["App.Page", "any App.Log"], spellsOutLast: true) == "Page → any App.Log")
  }

  @Test func `two services of one short name are spelled out`() {
    #expect(line(["App.Page", "Core.Log", "Web.Log"]) == "Page → Core.Log → Web.Log")
  }

  @Test func `one service that appears twice is not spelled out`() {
    #expect(line(["App.Page", "App.Log", "App.Page"]) == "Page → Log → Page")
  }

  @Test func `nine services fit into a line`() {
    #expect(line((1...9).map { "App.S\($0)" }) == "S1 → S2 → S3 → S4 → S5 → S6 → S7 → S8 → S9")
  }

  @Test func `a longer chain leaves out the middle`() {
    #expect(line((1...10).map { "App.S\($0)" }) == "S1 → S2 → S3 → S4 → (2 more) → S7 → S8 → S9 → S10")
  }

  @Test func `the shown indices leave out the middle`() {
    let chain = (1...10).map { ServiceSymbol(type: "App.S\($0)") }
    #expect(ChainText(chain, spellsOutLast: false).shown == [0, 1, 2, 3, 6, 7, 8, 9])
  }
}
