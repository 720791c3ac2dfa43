import Foundation
import LandmarkNetworking
import Testing

@Suite struct NetworkClientTests {
  private struct Model: Decodable, Equatable {
    let total: Int
  }

  private let url: URL

  init() throws { url = try #require(URL(string: "http://test/")) }

  private func fetch(_ body: String, status: Int = 200) async throws -> Model {
    try await MemoryServer(["/": (status, body)]).client.fetch(Model.self, from: url)
  }

  @Test func `JSON is decoded as a model`() async throws {
    #expect(try await fetch(#"{"total": 7, "more": []}"#) == Model(total: 7))
  }

  @Test(arguments: [
    ("", "it is incomplete, or not JSON"), (#"{"total": "#, "it is incomplete, or not JSON"),
    ("<html>", "it is incomplete, or not JSON"), ("{}", "it has no 'total'"),
    (#"{"total": "many"}"#, "its 'total' has another type"), (#"{"total": null}"#, "its 'total' has another type"),
    ("[]", "it has another type"),
  ])
  func `a body of another kind is an error`(body: String, reason: String) async {
    await #expect(throws: NetworkError.unintelligible(url, reason: reason)) { _ = try await fetch(body) }
  }

  @Test func `a refusal contains the reason of the server`() async {
    await #expect(throws: NetworkError.refused(url, status: 503, code: "busy", message: "Later.")) {
      _ = try await fetch(Samples.refusal("busy", "Later."), status: 503)
    }
  }

  @Test(arguments: [201, 204, 301, 404, 500])
  func `any other status is a refusal, even with a valid body`(status: Int) async {
    await #expect(throws: NetworkError.refused(url, status: status, code: nil, message: nil)) {
      _ = try await fetch(#"{"total": 7}"#, status: status)
    }
  }

  @Test func `an error of fetching the bytes is thrown unchanged`() async {
    let client = NetworkClient { _ in throw CancellationError() }
    await #expect(throws: CancellationError.self) { _ = try await client.fetch(Model.self, from: url) }
  }
}
