import Furnish
import FurnishRemote

@ClosureService(store: .none) @RemoteService
struct Weather: Sendable {
  var today: @Sendable (_ city: String) async throws -> Report
  var tomorrow: @Sendable (_ city: String) async throws -> Report
  var watch: @Sendable () async throws -> AsyncThrowingStream<Sky, any Error>
}

struct Report: Codable, Sendable {
  var degrees: Double
  var wind: Double
  var observer: String
}

enum Sky: String, Codable, Sendable {
  case clear, cloudy
}

func wire(_ services: any ServiceCollection) {
  services.register(Weather.self) { Weather.remote(over: .grpc(client)) }
}
