import Furnish
import FurnishConfiguration
import FurnishServiceLifecycle
import Testing

/// Restarts of an instance that several registrations run.
@Suite(.timeLimit(.minutes(60))) struct RestartingSharedInstancesTests {
  @Test func `an instance that two registrations run restarts once`() async throws {
    let works = try Waterworks { services in
      services.registerRunning(Pump.self, name: "alias", onChange: .restart) { (pump: Pump) in pump }
    }
    let (group, running) = try await works.run()
    works.setSize(2)
    await works.steps.wait(for: "fountain 2 starts")
    #expect(works.steps.all == ["fountain 1 stops", "pump 1 stops", "pump 2 starts", "fountain 2 starts"])
    await group.triggerGracefulShutdown()
    try await running.value
  }

  @Test func `an alias that keeps running must not pass on an instance that restarts`() async throws {
    let works = try Waterworks { services in
      services.registerRunning(Pump.self, name: "alias") { (pump: Pump) in pump }
    }
    let error = await #expect(throws: RunningServiceError.self) { try await works.makeGroup() }
    #expect(error?.reason == .keepsEndedService)
    #expect(error?.service == "Pump \"alias\"")
  }
}
