import FurnishRemote
import HTTPTypes
import HummingbirdTesting
import LandmarkServices
import Testing

@testable import LandmarkServer

/// The pages of a program whose landmarks are in another process.
@Suite struct RemoteChoiceTests {
  @Test func `the panel has remote in the place of live`() async throws {
    try await LandmarkTestServer.run(over: .inMemory(LandmarkDataSet.all), from: .remote) { client in
      let page = try await client.get("/").text
      #expect(page.contains("value=\"remote\" aria-pressed=\"true\""))
      #expect(page.contains("<b>remote</b> <span>All landmarks, out of another process</span>"))
      #expect(!page.contains("value=\"live\""))
      #expect(page.contains("Served by </span><b>remote</b>"))
    }
  }

  @Test func `a request cannot choose live`() async throws {
    try await LandmarkTestServer.run(over: .inMemory([]), from: .remote) { client in
      let refused = try await client.get("/health?services=live")
      #expect(refused.status == .badRequest)
      #expect(
        try refused.json(as: ErrorBody.self).error.message
          == "There are no services 'live'. The choices are remote, mock, preview, unimplemented.")
      #expect(try await client.choose("services=live").status == .badRequest)
      #expect(try await client.choose("services=remote").status == .seeOther)
      // A browser may have the cookie of another program on the same port.
      let page = try await client.browse("/", cookie: "services=live")
      #expect(page.text.contains("value=\"remote\" aria-pressed=\"true\""))
    }
  }

  @Test(arguments: [RemoteError.Code.unavailable, .deadlineExceeded, .cancelled])
  func `a page is unavailable while the store does not answer`(_ code: RemoteError.Code) async throws {
    let service = FailureTests.throwing(RemoteError(code, "the password is swordfish"))
    try await LandmarkTestServer.run(over: service, from: .remote) { client in
      let data = try await client.get("/api/landmarks")
      #expect(data.status == .serviceUnavailable)
      #expect(try data.errorCode == "store-unavailable")
      let page = try await client.browse("/?q=a")
      #expect(page.status == .serviceUnavailable)
      #expect(page.text.contains("The landmarks are out of reach"))
      #expect(page.text.contains("The process that holds the landmarks cannot be reached at the moment."))
      #expect(page.text.contains("href=\"/?q=a\">Try again</a>"))
      #expect(!page.text.contains("swordfish"))
    }
  }

  @Test func `a store of another version is an error of the server`() async throws {
    let service = FailureTests.throwing(RemoteError(.failedPrecondition, "the caller was built with another signature"))
    try await LandmarkTestServer.run(over: service, from: .remote) { client in
      let response = try await client.get("/api/landmarks")
      #expect(response.status == .internalServerError)
      #expect(!response.text.contains("signature"))
    }
  }
}
