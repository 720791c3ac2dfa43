import Furnish
import FurnishRemote

@ClosureService(store: .none) @RemoteService
struct Weather: Sendable {
  var today: @Sendable (_ city: String) async throws -> Report
  var watch: @Sendable () async throws -> AsyncThrowingStream<Sky, any Error>
  var tomorrow: @Sendable () async throws -> Report  // furnish:ignore remote-mismatch the next server has it
  @LocalEndpoint var cacheSize: @Sendable () -> Int
}

struct Report: Codable, Sendable {
  struct Person: Codable, Sendable { var name: String }
  var degrees: Double
  var observer: Person
  var wind: Double?
}

enum Sky: String, Codable, Sendable {
  case clear, cloudy, storm, hail
}

func wire(_ services: any ServiceCollection) {
  services.register(Weather.self) { Weather.remote(over: .grpc(client)) }
}
