import Foundation
import SearchServices
import Testing

@Suite struct FetchErrorTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func `the error names a server that does not run`() throws {
    let error = FetchError.unreachable(try url("http://127.0.0.1:9/find?q=a"), reason: "Connection refused")
    #expect(
      error.description == """
        The server 127.0.0.1:9 cannot be reached (Connection refused). Check the network, or choose another engine.
        """)
  }

  @Test func `a refusal names the status`() throws {
    #expect(
      FetchError.refused(try url("https://example.com/?q=a"), status: 503).description == """
        https://example.com/?q=a is answered with the status 503 and no page. Try again later, or choose another engine.
        """)
  }

  @Test func `the reason of a broken answer is joined into one line`() throws {
    #expect(
      FetchError.broken(try url("https://example.com/"), reason: "this\nand\r\nthat").description == """
        The answer to https://example.com/ makes no sense (this and that). Try again, or choose another engine.
        """)
  }

  @Test func `a slow answer is reported with the time that it may take`() throws {
    #expect(
      FetchError.tooSlow(try url("https://example.com/"), patience: .milliseconds(2500)).description == """
        https://example.com/ did not arrive within 2.5 seconds. Wait longer, or choose another engine.
        """)
  }

  @Test func `a large answer is reported with the size that it may have`() throws {
    #expect(
      FetchError.tooLarge(try url("https://example.com/"), limit: 1024).description == """
        https://example.com/ is larger than 1024 bytes, which is too much for a page. Choose another engine.
        """)
  }
}
