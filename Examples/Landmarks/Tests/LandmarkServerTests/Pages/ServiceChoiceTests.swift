import HTTPTypes
import HummingbirdTesting
import LandmarkServices
import Testing

@testable import LandmarkServer

@Suite struct ServiceChoiceTests {
  @Test(arguments: ServiceChoices(.live).all)
  func `a choice sets a cookie and redirects to the page before`(choice: ServiceChoice) async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.choose("services=\(choice.rawValue)&return=%2F%3Fq%3Da")
      #expect(response.status == .seeOther)
      #expect(response.headers[.location] == "/?q=a")
      #expect(
        response.headers[.setCookie] == "services=\(choice.rawValue); Path=/; HttpOnly; SameSite=Lax")
    }
  }

  @Test func `the choice of one visitor does not affect another`() async throws {
    try await LandmarkTestServer.run { client in
      let chosenPage = try await client.browse("/", cookie: "services=preview").text
      let otherPage = try await client.browse("/").text
      #expect(chosenPage.contains("value=\"preview\" aria-pressed=\"true\""))
      #expect(chosenPage.contains("9 landmarks"))
      #expect(otherPage.contains("value=\"live\" aria-pressed=\"true\""))
      #expect(otherPage.contains("\(LandmarkDataSet.all.count) landmarks"))
    }
  }

  @Test func `the cookie also chooses the services of the JSON routes`() async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.browse("/api/landmarks", cookie: "a=b; services=preview")
      #expect(try response.json(as: LandmarkPage.self).total == ServiceSelectionTests.totals["preview"])
    }
  }

  @Test(arguments: ["services=nonsense", "services=", "services", "services=LIVE", "=", ";;", "services=\"><script>"])
  func `a cookie with an unknown choice is ignored`(cookie: String) async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.browse("/", cookie: cookie)
      #expect(response.status == .ok)
      #expect(response.text.contains("value=\"live\" aria-pressed=\"true\""))
    }
  }

  @Test func `the header and the query take precedence over the cookie`() async throws {
    try await LandmarkTestServer.run { client in
      let page = try await client.browse("/?services=preview", cookie: "services=unimplemented")
      #expect(page.status == .ok)
      var headers: HTTPFields = [.cookie: "services=unimplemented"]
      headers[try #require(HTTPField.Name("services"))] = "preview"
      let health = try await client.executeRequest(
        uri: "/health", method: .get, headers: headers, body: nil)
      #expect(health.status == .ok)
    }
  }

  @Test func `the explanation of an unimplemented service has a link to try again`() async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.browse("/?q=a", cookie: "services=unimplemented")
      #expect(response.status == .notImplemented)
      #expect(response.text.contains("LandmarkService.fetchLandmarks is unimplemented."))
      #expect(response.text.contains("value=\"unimplemented\" aria-pressed=\"true\""))
      #expect(response.text.contains("name=\"return\" value=\"/?q=a\""))
      #expect(response.text.contains("href=\"/?q=a\">Try again</a>"))
    }
  }

  @Test(arguments: ["//evil.example", "https://evil.example", "/\\evil.example", "/a%0D%0AX:1", "", "evil", "/%C3%A9"])
  func `the redirect stays on this server`(address: String) async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.choose("services=live&return=\(address)")
      #expect(response.headers[.location] == "/")
    }
  }

  @Test(arguments: ["", "services=nonsense", "services=", "return=/"])
  func `a form with an unknown choice is refused`(form: String) async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.choose(form)
      #expect(response.status == .badRequest)
      #expect(response.headers[.setCookie] == nil)
    }
  }

  @Test func `a form of another site is refused`() async throws {
    try await LandmarkTestServer.run { client in
      let name = try #require(HTTPField.Name("Sec-Fetch-Site"))
      #expect(try await client.choose("services=mock", headers: [name: "cross-site"]).status == .forbidden)
      #expect(try await client.choose("services=mock", headers: [name: "same-origin"]).status == .seeOther)
    }
  }

  @Test func `a GET request cannot choose services`() async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.get("/services")
      #expect(response.status == .methodNotAllowed)
      #expect(response.headers[.allow] == "POST")
    }
  }

  @Test func `a form that never ends is refused`() async throws {
    try await LandmarkTestServer.run { client in
      let form = "services=live&return=/" + String(repeating: "a", count: 100_000)
      let response = try await client.choose(form)
      #expect(response.status == .contentTooLarge)
    }
  }
}
