import Testing

@testable import RepositoryChecks

@Suite struct DeclarationTests {
  @Test(arguments: [
    ("func a() {}", false, true),
    ("\n  public init?(_ a: Int) {}", true, true),
    ("@available(*, deprecated, message: \"use b()\")\n@discardableResult\npublic static func a() {}", true, true),
    ("#if os(Linux)\n  // Why.\n  open class A {}", true, false),
    ("public private(set) var a = { func b() {} }", true, false),
    ("nonisolated(unsafe) package let a = 1", false, false),
    ("@Test(\n  arguments: [1])\nprefix func - (a: A) {}", false, true),
    ("case public", false, false),
    ("@unfinished(", false, false),
    ("", false, false),
  ])
  func `modifiers and the keyword follow attributes, comments and conditions`(
    text: String, isPublic: Bool, isFunction: Bool
  ) {
    let declaration = Declaration(at: Substring(text))
    #expect(declaration.isPublic == isPublic)
    #expect(declaration.isFunction == isFunction)
  }
}
