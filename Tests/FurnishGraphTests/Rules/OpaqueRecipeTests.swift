import FurnishGraph
import Testing

@Suite struct OpaqueRecipeTests {
  private var app = WiringBuilder()

  @Test mutating func `an opaque recipe is a note`() {
    app.register("any App.Log", isOpaque: true)
    #expect(
      app.findings.map(\.description) == [
        """
        any Log is created by a closure over the provider, so the rules cannot read its dependencies.
          where: any App.Log, registered at App/Wiring.swift:1
          fix:   let it take its dependencies as parameters, as in \
        `services.register((any Log).self) { (clock: any Clock) in … }`.
        """
      ])
    #expect(app.findings.map(\.severity) == [.note])
    #expect(app.rules == ["opaque-recipe"])
  }

  @Test mutating func `each opaque recipe is a note`() {
    app.register("App.A", isOpaque: true)
    app.register("App.B")
    app.register("App.C", isOpaque: true)
    #expect(app.findings.map(\.place) == [.wiring(1), .wiring(3)])
  }
}
