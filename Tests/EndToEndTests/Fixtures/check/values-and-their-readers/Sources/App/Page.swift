import Furnish

struct Page {
  @Injected(\.httpClient) var client
  @Injected(HTTPClientKey.self) var same
  @Injected var google: Google
  @Injected var service: LandmarkService
}
