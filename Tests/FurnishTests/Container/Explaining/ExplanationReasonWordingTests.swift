import Furnish
import Testing

/// The texts of explanations about policies, and about instances that may request other services later, word for word.
struct ExplanationReasonWordingTests {
  private protocol Log: Sendable {}
  private struct RealLog: Log {}
  private struct NullLog: Log {}

  private final class Editor: Sendable {
    let provider: any ServiceProvider
    init(_ provider: any ServiceProvider) { self.provider = provider }
  }

  @Test func `an instance that stores its provider is explained with the reason why it is not shared`() throws {
    let app = try validatedProvider {
      $0.register((any Log).self, RealLog.init)
        .register(Editor.self, fileID: "App/Wiring.swift", line: 2) { Editor($0) }
    }
    let quiet = app.overriding { $0.register((any Log).self, NullLog.init) }
    _ = quiet.resolve(Editor.self)
    #expect(
      quiet.explain(Editor.self).description == """
        Editor, requested from override 1 of the root:
          It is registered at App/Wiring.swift:2 with the lifetime singleton.
          Its recipe takes the provider.
          The instance belongs to override 1 of the root, because it may request other services there later.
          The instance exists, of type Editor: number 1 that its scope created.
        """)
  }

  @Test func `a registration that was added because the service was missing is explained with its policy`() throws {
    let app = try validatedProvider {
      $0.addingIfMissing.register((any Log).self, fileID: "App/Wiring.swift", line: 1, RealLog.init)
    }
    #expect(
      app.explain((any Log).self).description == """
        any Log, requested from the root:
          It is registered at App/Wiring.swift:1 with the lifetime singleton, if it was missing.
          The instance belongs to the root, because of its lifetime.
          The instance has not been created yet.
        """)
  }
}
