import Testing

@testable import FurnishScanner

/// The modifiers of a declaration, with and without other text in between.
@Suite struct ModifiersTests {
  @Test(arguments: [
    ("", Access.internal), ("public", .public), ("open", .public), ("package", .package), ("private", .private),
    ("fileprivate", .private), ("private(set)", .internal),
    ("public private(set)", .public), ("public /* for all */", .public), ("/* not */ internal", .internal),
    ("static public", .public), ("public\n  static", .public), ("unowned(safe) private", .private),
  ])
  func `the visibility of a declaration is read`(modifiers: String, access: Access) {
    let facts = FileFacts("struct A { \(modifiers) var x: Int }")
    #expect(facts.variables.map(\.access) == [access])
  }

  @Test(arguments: [
    ("static", true), ("public static", true), ("static /* one */ public", true), ("public", false), ("", false),
  ])
  func `a static declaration is recognized`(modifiers: String, isStatic: Bool) {
    #expect(FileFacts("struct A { \(modifiers) var x: Int }").variables.map(\.isStatic) == [isStatic])
  }

  @Test(arguments: [("nonisolated", true), ("nonisolated(nonsending) public", true), ("public", false)])
  func `a nonisolated declaration is recognized`(modifiers: String, isNonisolated: Bool) {
    #expect(FileFacts("actor A { \(modifiers) func f() {} }").functions.map(\.isNonisolated) == [isNonisolated])
  }

  @Test func `names are read without their backticks`() {
    let facts = FileFacts("struct `A` { func `do`(`in` `default`: Int, _ x: Int) {} }")
    #expect(facts.types.map(\.name) == ["A"])
    #expect(facts.functions.map(\.name) == ["do"])
    #expect(facts.functions[0].parameters.map(\.label) == ["in", nil])
    #expect(facts.functions[0].parameters.map(\.name) == ["default", "x"])
  }
}
