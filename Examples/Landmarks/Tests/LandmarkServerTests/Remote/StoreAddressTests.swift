import LandmarkRemote
import Testing

@Suite struct StoreAddressTests {
  @Test(arguments: [
    ("127.0.0.1:50051", "127.0.0.1", 50_051), ("store", "store", 50_051),
    ("store.example.com:1", "store.example.com", 1),
    ("[::1]:65535", "::1", 65_535), ("[::1]", "::1", 50_051),
  ])
  func `an address has a host, and may have a port`(_ text: String, _ host: String, _ port: Int) throws {
    let address = try #require(StoreAddress(text))
    #expect(address.host == host)
    #expect(address.port == port)
    #expect(StoreAddress(address.description) == address)
  }

  @Test(arguments: [
    "", ":", ":50051", "store:", "store:0", "store:65536", "store:-1", "store:http", "::1", "::1:50051", "[]:1",
    "[::1]1",
    "a b:1", "http://store:50051", "store:50051/path",
  ])
  func `anything else is refused`(_ text: String) {
    #expect(StoreAddress(text) == nil)
  }
}
