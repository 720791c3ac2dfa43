import Testing

/// The macros of the plugin expand no other attribute.
struct MacroListTests {
  @Test func `source without macros of the plugin is unchanged`() {
    let source = """
      @MainActor
      final class Model {
        @Published var count = 0
      }
      """
    expectExpansion(of: source, is: source)
  }
}
