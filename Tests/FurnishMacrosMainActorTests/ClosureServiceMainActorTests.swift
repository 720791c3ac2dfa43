import FurnishMacros
import FurnishTesting
import Testing

// In this module every declaration belongs to the main actor unless it is marked otherwise.

final class ReceiverStore {
  private(set) var stations: [String] = []
  nonisolated init() {}
  func add(_ station: String) { stations.append(station) }
}

@ClosureService
struct Receiver: Sendable {
  let store: ReceiverStore
  var tune: @Sendable (_ frequency: Int) async throws -> String
  var show: @MainActor @Sendable (_ station: String) -> Int
  var volume: @Sendable () -> Int = { 5 }
}

extension Receiver {
  static var preview: Self {
    let store = ReceiverStore()
    return Self(
      store: store,
      tune: { frequency in
        await store.add("\(frequency)")
        return "\(frequency)"
      },
      show: { station in station.count })
  }
}

@Suite struct ClosureServiceMainActorTests {
  @Test func `a closure service can be called in a module of the main actor`() async throws {
    let receiver = Receiver.preview
    #expect(try await receiver.tune(frequency: 97) == "97")
    #expect(receiver.show(station: "four") == 4)
    #expect(receiver.volume() == 5)
    #expect(receiver.store.stations == ["97"])
  }

  @Test func `a service is intercepted on the main actor`() async throws {
    let spy = ServiceSpy()
    let receiver = Receiver.preview.recorded(into: spy)
    _ = try await receiver.tune(frequency: 97)
    _ = receiver.show(station: "four")
    #expect(spy.calls.map(\.endpoint) == ["tune", "show"])
    #expect(spy.calls(of: \Receiver.tune).count == 1)
  }

  @Test func `a service is read away from the main actor`() async throws {
    let name = try await withServices {
      $0[Receiver.self] = .preview
    } operation: {
      try await Task { @concurrent in try await ServiceValues.current[Receiver.self].tune(frequency: 98) }.value
    }
    #expect(name == "98")
  }
}
