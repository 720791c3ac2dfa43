import Testing

/// Which macros there are.
struct CatalogTests {
  @Test func `source without our macros stays as it is`() {
    let source = """
      @MainActor
      final class Model {
        @Published var count = 0
      }
      """
    expectExpansion(of: source, is: source)
  }
}
