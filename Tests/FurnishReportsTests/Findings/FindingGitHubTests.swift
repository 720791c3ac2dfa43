import FurnishGraph
import FurnishReports
import Testing

@Suite struct FindingGitHubTests {
  @Test func `a finding is one command`() {
    #expect(
      FindingReport([.missingClock]).github() == """
        ::error file=Sources/App/Wiring.swift,line=2,col=3,title=missing-service::any Clock is not registered.\
        %0Awhere: Page → any Log → any App.Clock, requested at Sources/App/Wiring.swift:2; it affects 2 registrations\
        %0ASources/App/Wiring.swift:1: Page needs any Log.\
        %0ASources/App/Wiring.swift:2: any Log needs any Clock.\
        %0ASources/Web/Clocks.swift:9: any Web.Clock is registered, another type of the same name.\
        %0Afix: request any Web.Clock instead, or add `services.register((any Clock).self) { … }`.

        """)
  }

  @Test func `a note without a place is a notice`() {
    #expect(FindingReport([.opaqueCache]).github().hasPrefix("::notice title=opaque-recipe::any Cache \"images\" is"))
  }

  @Test func `a hostile name does not begin another command`() {
    #expect(
      FindingReport([.hostile]).github() == """
        ::warning file=a b%3Ac%2Cd%25/ü.swift,line=0,col=0,title=hostile-rule::a%0D%0A::error::b \
        \u{1B}[31m"</script><!-- \\ 100%25%0Awhere: \u{202E}c%0A1%0A2%0Afix: \u{0}\u{2028}

        """)
  }
}
