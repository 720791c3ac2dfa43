import FurnishGraph
import Testing

@Suite struct FindingTests {
  @Test func `the description has the message, the place and the fix`() {
    let finding = Finding(
      rule: "missing-service", severity: .error, message: "any Clock is not registered.",
      location: "any Log → any Clock, requested at App/Wiring.swift:12", fix: "register it.")
    #expect(
      finding.description == """
        any Clock is not registered.
          where: any Log → any Clock, requested at App/Wiring.swift:12
          fix:   register it.
        """)
  }

  @Test func `worse severities are first`() {
    #expect([Finding.Severity.note, .error, .warning].sorted() == [.error, .warning, .note])
  }
}
