import Foundation
import LandmarkNetworking
import Testing

@Suite struct NetworkErrorTests {
  private let url: URL

  init() throws { url = try #require(URL(string: "http://127.0.0.1:9/api/landmarks?page=1")) }

  @Test func `an address without a server`() {
    #expect(
      NetworkError.unreachable(url, reason: "Connection refused").description == """
        No server answers at 127.0.0.1:9 (Connection refused). Start the server, or name another one.
        """)
  }

  @Test func `an address with colons and without a server`() throws {
    let url = try #require(URL(string: "https://[::1]:9/api"))
    #expect(
      NetworkError.unreachable(url, reason: "No route to host").description == """
        No server answers at [::1]:9 (No route to host). Start the server, or name another one.
        """)
  }

  @Test func `half an answer`() {
    #expect(
      NetworkError.broken(url, reason: "Connection reset\nby peer").description == """
        The answer to http://127.0.0.1:9/api/landmarks?page=1 broke off or is not HTTP (Connection reset by peer). Try \
        again, or see whether the server is one of landmarks.
        """)
  }

  @Test func `a server that is too slow`() {
    #expect(
      NetworkError.tooSlow(url, patience: .milliseconds(2500)).description == """
        http://127.0.0.1:9/api/landmarks?page=1 was not answered within 2.5 seconds. Try again later, or wait longer.
        """)
  }

  @Test func `an answer that is too large`() {
    #expect(
      NetworkError.tooLarge(url, limit: 1024).description == """
        The answer to http://127.0.0.1:9/api/landmarks?page=1 is larger than 1024 bytes. See whether the server is one \
        of landmarks.
        """)
  }

  @Test func `refused by a server at fault`() {
    #expect(
      NetworkError.refused(url, status: 500, code: "internal-error", message: "Something\r\nwent wrong.").description
        == """
        http://127.0.0.1:9/api/landmarks?page=1 was refused with the status 500: Something went wrong. Try again later, \
        or read the server's log.
        """)
  }

  @Test func `refused without a reason`() {
    #expect(
      NetworkError.refused(url, status: 404, code: nil, message: nil).description == """
        http://127.0.0.1:9/api/landmarks?page=1 was refused with the status 404. Request something else, or use another \
        server.
        """)
  }

  @Test func `half AJSON`() {
    #expect(
      NetworkError.unintelligible(url, reason: "it has no 'total'").description == """
        The answer to http://127.0.0.1:9/api/landmarks?page=1 cannot be understood: it has no 'total'. Try again, or \
        see whether the server is one of landmarks.
        """)
  }

  @Test func `pages without end`() {
    #expect(
      NetworkError.endless(url, pages: 1000).description == """
        http://127.0.0.1:9/api/landmarks?page=1 has more than 1000 pages, and there is always one more. See whether the \
        server is one of landmarks.
        """)
  }
}
