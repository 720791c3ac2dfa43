import Furnish

struct HTTPClient: Sendable {}
enum HTTPClientKey: ServiceKey { static var defaultValue: HTTPClient { HTTPClient() } }

extension ServiceValues {
  var httpClient: HTTPClient {
    get { self[HTTPClientKey.self] }
    set { self[HTTPClientKey.self] = newValue }
  }

  @ServiceEntry var retries = 3
}
@ClosureService(store: .none)
struct LandmarkService: Sendable {
  var load: @Sendable () -> Void
}
enum IdleKey: ServiceKey { static var defaultValue: Int { 0 } }
