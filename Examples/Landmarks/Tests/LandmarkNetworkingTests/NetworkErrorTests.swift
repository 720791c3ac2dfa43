import Foundation
import LandmarkNetworking
import Testing

@Suite struct NetworkErrorTests {
  private let url: URL

  init() throws { url = try #require(URL(string: "http://127.0.0.1:9/api/landmarks?page=1")) }

  @Test func `the error names an address without a server`() {
    #expect(
      NetworkError.unreachable(url, reason: "Connection refused").description == """
        No server answers at 127.0.0.1:9 (Connection refused). Start the server, or name another one.
        """)
  }

  @Test func `the error puts an address with colons into brackets`() throws {
    let url = try #require(URL(string: "https://[::1]:9/api"))
    #expect(
      NetworkError.unreachable(url, reason: "No route to host").description == """
        No server answers at [::1]:9 (No route to host). Start the server, or name another one.
        """)
  }

  @Test func `an incomplete answer is described`() {
    #expect(
      NetworkError.broken(url, reason: "Connection reset\nby peer").description == """
        The answer to http://127.0.0.1:9/api/landmarks?page=1 broke off or is not HTTP (Connection reset by peer). Try \
        again, or check that the server is a landmarks server.
        """)
  }

  @Test func `a slow server is described with the time limit`() {
    #expect(
      NetworkError.tooSlow(url, patience: .milliseconds(2500)).description == """
        http://127.0.0.1:9/api/landmarks?page=1 was not answered within 2.5 seconds. Try again later, or wait longer.
        """)
  }

  @Test func `a large answer is described with the limit`() {
    #expect(
      NetworkError.tooLarge(url, limit: 1024).description == """
        The answer to http://127.0.0.1:9/api/landmarks?page=1 is larger than 1024 bytes. Check that the server is a \
        landmarks server.
        """)
  }

  @Test func `an error of the server is described with its status`() {
    #expect(
      NetworkError.refused(url, status: 500, code: "internal-error", message: "Something\r\nwent wrong.").description
        == """
        http://127.0.0.1:9/api/landmarks?page=1 was refused with the status 500: Something went wrong. Try again later, \
        or read the server's log.
        """)
  }

  @Test func `a refusal without a reason is described`() {
    #expect(
      NetworkError.refused(url, status: 404, code: nil, message: nil).description == """
        http://127.0.0.1:9/api/landmarks?page=1 was refused with the status 404. Request something else, or use another \
        server.
        """)
  }

  @Test func `incomplete JSON is described`() {
    #expect(
      NetworkError.unintelligible(url, reason: "it has no 'total'").description == """
        The answer to http://127.0.0.1:9/api/landmarks?page=1 cannot be understood: it has no 'total'. Try again, or \
        check that the server is a landmarks server.
        """)
  }

  @Test func `a list without an end is described`() {
    #expect(
      NetworkError.endless(url, pages: 1000).description == """
        http://127.0.0.1:9/api/landmarks?page=1 has more than 1000 pages, and there is always one more. Check that the \
        server is a landmarks server.
        """)
  }
}
