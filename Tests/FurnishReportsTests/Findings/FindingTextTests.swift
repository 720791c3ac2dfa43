import FurnishGraph
import FurnishReports
import Testing

@Suite struct FindingTextTests {
  @Test func `a finding is a line with its notes`() {
    #expect(
      FindingReport([.missingClock]).text() == """
        Sources/App/Wiring.swift:2:3: error: any Clock is not registered. [missing-service]
        Sources/App/Wiring.swift:2:3: note: where: Page → any Log → any App.Clock, requested at \
        Sources/App/Wiring.swift:2; it affects 2 registrations
        Sources/App/Wiring.swift:1:3: note: Page needs any Log.
        Sources/App/Wiring.swift:2:3: note: any Log needs any Clock.
        Sources/Web/Clocks.swift:9:5: note: any Web.Clock is registered, another type of the same name.
        Sources/App/Wiring.swift:2:3: note: fix: request any Web.Clock instead, or add \
        `services.register((any Clock).self) { … }`.

        """)
  }

  @Test func `a finding without a place has only its message`() {
    #expect(
      FindingReport([.opaqueCache]).text() == """
        note: any Cache "images" is created by a closure over the provider, so the rules cannot read its dependencies. \
        [opaque-recipe]
        note: where: any App.Cache "images"
        note: fix: let it take its dependencies as parameters, as in `services.register((any Cache).self, \
        name: "images") { (clock: any Clock) in … }`.

        """)
  }

  @Test func `a hostile name does not begin another line`() {
    #expect(
      FindingReport([.hostile]).text() == #"""
        a b:c,d%/ü.swift:0:0: warning: a\u{D}\u{A}::error::b \u{1B}[31m"</script><!-- \ 100% [hostile-rule]
        a b:c,d%/ü.swift:0:0: note: where: \u{202E}c
        note: 1\u{A}2
        a b:c,d%/ü.swift:0:0: note: fix: \u{0}\u{2028}

        """#)
  }

  @Test func `a terminal shows the place and the severity`() {
    let finding = Finding(
      rule: "r", severity: .error, message: "m", location: "l",
      place: ServicePlace(file: "\u{1B}[2J", line: 1, column: 2), fix: "f")
    #expect(
      FindingReport([finding]).text(isColored: true) == """
        \u{1B}[1m\\u{1B}[2J:1:2:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m m \u{1B}[2m[r]\u{1B}[0m
        \u{1B}[1m\\u{1B}[2J:1:2:\u{1B}[0m \u{1B}[2mnote:\u{1B}[0m where: l
        \u{1B}[1m\\u{1B}[2J:1:2:\u{1B}[0m \u{1B}[2mnote:\u{1B}[0m fix: f

        """)
  }

  @Test(
    arguments: ["\u{1B}", "\u{7F}", "\u{9B}", "\u{61C}", "\u{200F}", "\u{2029}", "\u{202E}", "\u{2069}"]
      as [Unicode.Scalar])
  func `a character that controls the terminal or the writing direction is replaced by its number`(
    control: Unicode.Scalar
  ) {
    let finding = Finding(rule: "r", severity: .error, message: "a\(control)b", location: "l", fix: "f")
    let number = String(control.value, radix: 16, uppercase: true)
    #expect(FindingReport([finding]).text(isColored: false).hasPrefix("error: a\\u{\(number)}b [r]"))
  }

  @Test(arguments: [(Finding.Severity.error, "1;31"), (.warning, "1;33"), (.note, "1;36")])
  func `every severity has its color`(severity: Finding.Severity, code: String) {
    let finding = Finding(rule: "r", severity: severity, message: "m", location: "l", fix: "f")
    #expect(FindingReport([finding]).text(isColored: true).hasPrefix("\u{1B}[\(code)m\(severity.rawValue):"))
  }
}
