import Foundation
import SearchServices
import Testing

@Suite struct SearchEngineTests {
  @Test(arguments: [
    ("swift", "q=swift"), ("swift concurrency", "q=swift%20concurrency"), ("c++", "q=c%2B%2B"),
    ("a&b=c#d", "q=a%26b%3Dc%23d"), ("100%", "q=100%25"), ("Þingvellir", "q=%C3%9Eingvellir"), ("", "q="),
  ])
  func `the searched text is one parameter`(query: String, parameter: String) {
    #expect(SearchEngine.google.url(for: query).absoluteString == "https://www.google.com/search?\(parameter)")
  }

  @Test func `the parameters of the address remain`() throws {
    let engine = try #require(SearchEngine(address: "http://localhost:8080/find?lang=en"))
    #expect(engine.url(for: "a b").absoluteString == "http://localhost:8080/find?lang=en&q=a%20b")
  }

  @Test(arguments: ["", "google", "/find", "file:///etc/passwd", "https://", "mailto:a@example.com", "http://a/#b"])
  func `an address that is not of the web is no engine`(address: String) {
    #expect(SearchEngine(address: address) == nil)
  }
}
