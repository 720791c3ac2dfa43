import Testing

@testable import FurnishScanner

/// The places where code may set the provider in force.
@Suite struct ProviderPlaceTests {
  @Test(
    arguments: [
      "withServices { $0.provider = root } operation: {}", "let view = Home().provider(root)",
      "let view = Home().scope(Session.self, user)", "func wired() -> some View { provider(root) }",
      "let path: AnyKeyPath = \\ServiceValues.provider", "let view = Home().environment(\\.provider, root)",
    ])
  func `code that sets a provider is noted`(_ source: String) {
    #expect(FileFacts("import Furnish\n\(source)").providerPlaces.count == 1)
  }

  @Test(
    arguments: [
      "let provider = root", "print(values.provider == nil)", "@Environment(\\.provider) var provider",
      "func scope(of user: User) {}", "// Home().scope(root)", "let text = \"values.provider = root\"",
      "#Preview { Home().provider(root) }", "let names = users.map(\\.scope)",
    ])
  func `code that only reads a provider is not noted`(_ source: String) {
    #expect(FileFacts("import Furnish\n\(source)").providerPlaces == [])
  }

  @Test func `a key path is noted by the function that it is passed to`() {
    let facts = FileFacts("let view = Home().environment(\\.provider, root)")
    #expect(facts.providerPlaces == [Place(line: 1, column: 19)])
  }
}
