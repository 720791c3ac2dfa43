import Furnish
import Testing

@Suite struct RedactedTests {
  @Test func `a redacted value is printed nowhere`() {
    let password = Redacted("secret")
    var dumped = ""
    dump(password, to: &dumped)
    #expect("\(password)" == "<redacted>")
    #expect(String(reflecting: password) == "<redacted>")
    #expect("\([password])" == "[<redacted>]")
    #expect(!dumped.contains("secret"))
    #expect(!"\(Optional(password) as Any)".contains("secret"))
  }

  @Test func `a redacted value can be revealed`() {
    #expect(Redacted(17).revealed == 17)
  }

  @Test func `a parameter of a redacted type stays redacted where arguments are revealed`() {
    let call = ServiceCall(
      ServiceEndpoint("count", of: "Workshop", at: \Workshop<Redacted<String>>.count, parameters: ["tool"])
    ) { [Redacted("secret")] }
    #expect(call.arguments.map(\.revealed) == ["tool: <redacted>"])
  }

  @Test func `redacted values are equal if their contents are equal`() {
    #expect(Redacted(1) == Redacted(1))
    #expect(Redacted(1) != Redacted(2))
    #expect(Set([Redacted(1), Redacted(1)]).count == 1)
  }
}
