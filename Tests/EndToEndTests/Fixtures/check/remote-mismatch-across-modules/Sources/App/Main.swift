import Furnish
import FurnishRemote
import Services

@ClosureService(store: .none) @RemoteService
struct Forecast: Sendable {
  var tomorrow: @Sendable () async throws -> Report
}

func wire(_ services: any ServiceCollection) {
  services.register(Weather.self) { .remote(over: .grpc(client)) }
  services.register(Forecast.self) { .remote(over: .grpc(client)) }
}
