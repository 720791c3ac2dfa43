import HTTPTypes
import HummingbirdTesting
import LandmarkPages
import LandmarkServices
import Testing

@testable import LandmarkServer

@Suite struct PageRoutesTests {
  @Test(arguments: ["/", "/landmarks/petra", "/nowhere", "/?services=unimplemented", "/?q=%"])
  func `every page is sent with a strict content security policy`(uri: String) async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.browse(uri)
      let policy = try #require(response.headers[.contentSecurityPolicy])
      #expect(!policy.contains("unsafe"))
      for part in [
        "default-src 'none'", "style-src 'self'", "script-src 'self'", "connect-src 'self'",
        "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
      ] { #expect(policy.contains(part)) }
      #expect(response.headers[.xContentTypeOptions] == "nosniff")
      #expect(response.headers[.referrerPolicy] == "same-origin")
      #expect(response.headers[.contentType] == "text/html; charset=utf-8")
    }
  }

  @Test func `a form and links work without a script`() async throws {
    try await LandmarkTestServer.run { client in
      let found = try await client.browse("/?q=steel&category=bridges").text
      #expect(found.contains("in Bridges matching “steel”"))
      #expect(found.contains("<input type=\"hidden\" name=\"category\" value=\"bridges\">"))
      let second = try await client.browse("/?page=2").text
      #expect(second.contains("Page 2 of 10"))
      #expect(second.contains("rel=\"next\" href=\"/?page=3\""))
      let empty = try await client.browse("/?q=xyz&category=").text
      #expect(empty.contains("No landmark matches “xyz”"))
    }
  }

  @Test(arguments: LandmarkDataSet.sample(ofEach: 1)) func `a landmark has a page`(landmark: Landmark) async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.browse("/landmarks/\(landmark.id)")
      let heading: HTML = "<h1>\(landmark.name)</h1>"
      #expect(response.status == .ok)
      #expect(response.text.contains(heading.description))
    }
  }

  @Test(arguments: [
    ("/nowhere", 404), ("/landmarks/nowhere", 404), ("/landmarks/%zz", 400), ("/?page=99", 404),
    ("/?page=x", 400), ("/?services=nonsense", 400), ("/?services=unimplemented", 501),
    ("/landmarks/petra?services=unimplemented", 501), ("/?q=%", 400),
  ])
  func `a browser receives an explanation as a page`(uri: String, status: Int) async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.browse(uri)
      #expect(response.status.code == status)
      #expect(response.text.contains("class=\"notice failure\""))
      #expect(response.text.contains("id=\"services\""))
      #expect(response.text.contains("All landmarks</a>"))
    }
  }

  @Test(arguments: ["/api/landmarks/nowhere", "/api/landmarks?page=x", "/api", "/health?services=unimplemented"])
  func `an error of the JSON routes is JSON even for a browser`(uri: String) async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.browse(uri)
      #expect(response.headers[.contentType] == "application/json; charset=utf-8")
      let code = try response.errorCode
      #expect(!code.isEmpty)
    }
  }

  @Test(arguments: ["//evil.example", "//evil.example/?services=unimplemented", "/\\evil.example"])
  func `the links of an explanation lead to this server`(uri: String) async throws {
    try await LandmarkTestServer.run { client in
      let page = try await client.browse(uri).text
      #expect(!page.contains("href=\"//"))
      #expect(!page.contains("href=\"/\\"))
      #expect(!page.contains("value=\"//"))
    }
  }
}
