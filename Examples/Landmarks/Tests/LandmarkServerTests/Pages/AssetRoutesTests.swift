import HTTPTypes
import HummingbirdTesting
import LandmarkPages
import NIOCore
import Testing

@testable import LandmarkServer

@Suite struct AssetRoutesTests {
  @Test(arguments: Asset.all) func `a file with its version in the address may be cached forever`(
    asset: Asset
  ) async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.get(asset.address)
      #expect(response.status == .ok)
      #expect(response.headers[.contentType] == asset.contentType)
      #expect(response.headers[.xContentTypeOptions] == "nosniff")
      #expect(response.headers[.cacheControl] == "public, max-age=31536000, immutable")
      #expect(Array(response.body.readableBytesView) == asset.bytes)
    }
  }

  @Test(arguments: Asset.all) func `a file without its version in the address is requested again`(
    asset: Asset
  ) async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.get("/assets/\(asset.name)?v=old")
      #expect(response.headers[.cacheControl] == "no-cache")
      let tag = try #require(response.headers[.eTag])
      let again = try await client.executeRequest(
        uri: "/assets/\(asset.name)", method: .get, headers: [.ifNoneMatch: tag], body: nil)
      #expect(again.status == .notModified)
      #expect(again.body.readableBytes == 0)
    }
  }

  @Test(arguments: ["/assets/", "/assets/nothing.css", "/assets/..%2fPackage.swift"])
  func `other files do not exist`(uri: String) async throws {
    try await LandmarkTestServer.run { client in
      let response = try await client.get(uri)
      #expect(response.status == .notFound)
    }
  }

  @Test func `every page loads only existing files`() async throws {
    try await LandmarkTestServer.run { client in
      let page = try await client.browse("/").text
      let loaded = page.matches(of: /(?:src|href)="(\/assets\/[^"]+)"/).map { String($0.1) }
      #expect(loaded.count == Asset.all.count)
      for address in loaded { #expect(try await client.get(address).status == .ok) }
    }
  }
}
