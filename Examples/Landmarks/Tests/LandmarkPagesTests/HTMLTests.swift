import LandmarkPages
import Testing

@Suite struct HTMLTests {
  @Test(arguments: [
    ("<script>", "&lt;script&gt;"), ("a & b", "a &amp; b"), ("\"quoted\"", "&quot;quoted&quot;"),
    ("it's", "it&#39;s"), ("&lt;", "&amp;lt;"), ("Þingvellir 🗼", "Þingvellir 🗼"), ("", ""),
    ("<\u{301}b>", "&lt;\u{301}b&gt;"),
  ])
  func `text is escaped between tags and in attributes`(text: String, escaped: String) {
    let html: HTML = "<p title=\"\(text)\">\(text)</p>"
    #expect(html.description == "<p title=\"\(escaped)\">\(escaped)</p>")
    #expect(HTML(text: text).description == escaped)
  }

  @Test func `markup is not escaped again`() {
    let inner: HTML = "<b>\("<")</b>"
    let outer: HTML = "<p>\(inner)\([inner, inner])</p>"
    #expect(outer.description == "<p><b>&lt;</b><b>&lt;</b>\n<b>&lt;</b></p>")
  }

  @Test(arguments: [
    ("eiffel-tower", "eiffel-tower"), ("a/b?c#d", "a%2Fb%3Fc%23d"), ("..", "%2E%2E"),
    ("\"><script>", "%22%3E%3Cscript%3E"), ("é", "%C3%A9"), ("\t", "%09"),
    ("javascript:x", "javascript%3Ax"),
  ])
  func `a text is one segment of a link`(text: String, escaped: String) {
    let html: HTML = "<a href=\"/x/\(segment: text)\">x</a>"
    #expect(html.description == "<a href=\"/x/\(escaped)\">x</a>")
  }

  @Test func `numbers are written as they are`() {
    let html: HTML = "\(-3) \(1000)"
    #expect(html.description == "-3 1000")
  }
}
