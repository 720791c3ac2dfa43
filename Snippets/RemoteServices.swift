// The programs of the article "Prepare a service for another machine", which each build compiles.

// snippet.service
import FurnishRemote

struct Landmark: Codable, Sendable {
  var id: String
  var name: String
}

@ClosureService(store: .none) @RemoteService
struct LandmarkService: Sendable {
  @Idempotent var fetchLandmark: @Sendable (_ id: String) async throws -> Landmark?
  var watch: @Sendable () async throws -> AsyncThrowingStream<Landmark, any Error>
  @LocalEndpoint var cacheSize: @Sendable () -> Int
}
// snippet.end

// snippet.errors
enum TicketError: RemoteThrowable {
  case soldOut
  case notReached(RemoteError)
  init(remoteFailure: RemoteError) { self = .notReached(remoteFailure) }
}

@ClosureService(store: .none) @RemoteService
struct TicketService: Sendable {
  var buy: @Sendable (_ seats: Int) async throws(TicketError) -> String
}
// snippet.end

// snippet.memory
extension LandmarkService {
  static var mock: Self {
    Self(
      fetchLandmark: { id in Landmark(id: id, name: "Petra") },
      watch: { AsyncThrowingStream { $0.finish() } },
      cacheSize: { 0 })
  }
}

let service = LandmarkService.remote(over: .inMemory(serving: .mock))
let landmark = try await service.fetchLandmark(id: "petra")
// snippet.end
print(landmark?.name ?? "none")

// snippet.deadline
let limited = service.deadline(.seconds(2))
// snippet.end
print(try await limited.fetchLandmark(id: "uluru")?.id ?? "none")

// snippet.transport
struct Wire: RemoteTransport {
  let server: RemoteServer

  func send(_ request: RemoteRequest) async throws -> RemoteReply {
    await server.reply(to: request)
  }
}

let wired = LandmarkService.remote(over: .transport(Wire(server: RemoteServer(LandmarkService.mock))))
// snippet.end
print(try await wired.fetchLandmark(id: "everest")?.id ?? "none")
