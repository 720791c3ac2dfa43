import Testing

@testable import RepositoryChecks

@Suite struct ModuleTableTests {
  @Test(arguments: [
    (
      "0 Low: High\n1 High: Low\n",
      "Tools/modules:1: error: Low may not import High, whose row is further down: imports go down only; move the code that both need into a lower module"
    ),
    (
      "group @all: High\n0 Low: @all\n1 High: Low\n",
      "Tools/modules:2: error: Low may not import High, whose row is further down: imports go down only; move the code that both need into a lower module"
    ),
    (
      "1 High:\n0 Low: High\n",
      "Tools/modules:2: error: Low of layer 0 is below a row of layer 1: put the lower layers first"
    ),
    ("0 Low: High\n0 Low:\n", "Tools/modules:2: error: Low has a row already: keep one"),
    (
      "0 Low: @high\n",
      "Tools/modules:1: error: there is no group @high above this row: spell it as its `group` row does"
    ),
    (
      "Low: High\n",
      "Tools/modules:1: error: cannot read this row: write `<layer> <Module>: <imports>` or `group @<name>: <modules>`"
    ),
    (
      "0 Low\n",
      "Tools/modules:1: error: cannot read this row: write `<layer> <Module>: <imports>` or `group @<name>: <modules>`"
    ),
    (
      "",
      "Tools/modules:1: error: the table is missing or empty: write a row `<layer> <Module>: <imports>` for each module"
    ),
  ])
  func `a faulty table is reported`(text: String, fault: String) {
    #expect(ModuleTable(text).faults.map(\.description) == [fault])
  }

  @Test func `a row may name groups, and comments are ignored`() {
    let table = ModuleTable(
      "# Low: nothing\ngroup @high: High Higher # both\n0 Low: @high Other # see above\n1 Top: Low\n")
    #expect(table.faults == [])
    #expect(table.hasRow("Low") && !table.hasRow("High") && !table.hasRow("@high"))
    #expect(["Low", "High", "Higher", "Other"].allSatisfy { table.allows($0, in: "Low") })
    #expect(!table.allows("Top", in: "Low"))
    #expect(!table.allows("High", in: "Top"))
  }

  @Test func `the table of this repository has no fault`() throws {
    #expect(ModuleTable(try Checkout.text(of: ModuleTable.path)).faults == [])
  }
}
