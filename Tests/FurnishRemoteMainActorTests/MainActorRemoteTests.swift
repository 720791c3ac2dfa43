import FurnishRemote
import FurnishTesting
import Testing

// In this module every declaration belongs to the main actor unless it states otherwise.

nonisolated struct Station: Codable, Equatable, Sendable {
  var frequency: Int
}

@ClosureService(store: .none) @RemoteService
struct Receiver: Sendable {
  var tune: @Sendable (_ station: Station) async throws -> Station
  var show: @MainActor @Sendable (_ station: Station) async throws -> Int
  var scan: @Sendable () async throws -> AsyncThrowingStream<Station, any Error>
}

extension Receiver {
  static var mock: Self {
    Self(
      tune: { $0 },
      show: { station in
        MainActor.assertIsolated()
        return station.frequency
      },
      scan: {
        AsyncThrowingStream { continuation in
          continuation.yield(Station(frequency: 97))
          continuation.finish()
        }
      })
  }
}

@Suite struct MainActorRemoteTests {
  @Test func `a remote service works in a module of the main actor`() async throws {
    let receiver = Receiver.remote(over: .inMemory(serving: .mock))
    #expect(try await receiver.tune(station: Station(frequency: 5)) == Station(frequency: 5))
    #expect(try await receiver.show(station: Station(frequency: 6)) == 6)
    var found: [Station] = []
    for try await station in try await receiver.scan() { found.append(station) }
    #expect(found == [Station(frequency: 97)])
  }

  @Test func `a deadline limits a service of the main actor, and leaves its endpoints there`() async throws {
    let receiver = Receiver.mock.deadline(.seconds(3_600), clock: ContinuousClock())
    #expect(try await receiver.tune(station: Station(frequency: 5)) == Station(frequency: 5))
    #expect(try await receiver.show(station: Station(frequency: 6)) == 6)
    await #expect(throws: RemoteError.self) {
      try await receiver.deadline(.zero, clock: ContinuousClock()).show(station: Station(frequency: 6))
    }
  }
}
