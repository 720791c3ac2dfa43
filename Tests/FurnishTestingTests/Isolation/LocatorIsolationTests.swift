import Furnish
import FurnishTesting
import Testing

/// The shared locator belongs to the test that uses it.
@Suite struct LocatorIsolationTests {
  @Test func firstTest() async { await addAndGet("first") }
  @Test func secondTest() async { await addAndGet("second") }
  @Test func thirdTest() async { await addAndGet("third") }
  @MainActor @Test func onTheMainActor() async { await addAndGet("main") }

  @Test(.services, arguments: 0..<50)
  func eachCaseHasItsOwn(number: Int) async { await addAndGet("case \(number)") }

  private nonisolated(nonsending) func addAndGet(_ name: String) async {
    #expect(ServiceLocator.shared.findService(Client.self) == nil)
    ServiceLocator.shared.addService(service: Client(name: name))
    @Injected var box: Box?
    for _ in 0..<20 {
      await Task.yield()
      #expect(ServiceLocator.shared.getService(Client.self).name == name)
      #expect(box == nil)
    }
  }

  @Test(.services { $0.locator.addService(service: Client(name: "trait")) })
  func theTraitAdds() {
    #expect(ServiceLocator.shared.getService(Client.self).name == "trait")
    @Injected var client: Client
    #expect(client.name == "trait")
  }

  @Test func tasksOfATestShareItsLocator() async {
    await Task { ServiceLocator.shared.addService(service: Client(name: "task")) }.value
    #expect(ServiceLocator.shared.findService(Client.self)?.name == "task")
  }

  @Test func aConstantThatHoldsTheSharedLocatorIsPerTestToo() {
    #expect(Self.locator.findService(Client.self) == nil)
    Self.locator.addService(service: Client(name: "constant"))
    #expect(ServiceLocator.shared.findService(Client.self)?.name == "constant")
  }

  @Test func aConstantThatHoldsTheSharedLocatorIsEmptyInTheNextTest() {
    #expect(Self.locator.findService(Client.self) == nil)
    Self.locator.addService(service: Client(name: "next"))
    #expect(Self.locator.findService(Client.self)?.name == "next")
  }

  private static let locator = ServiceLocator.shared
}

/// The services that suites add, and those of their tests.
@Suite(.services { $0.locator.addService(service: Client(name: "suite")) })
struct LocatorSuiteTests {
  @Test func aTestHasWhatItsSuiteAdds() {
    #expect(ServiceLocator.shared.getService(Client.self).name == "suite")
  }

  @Test(.services { $0.locator.addService(service: Client(name: "test")) })
  func aTestsOwnGoesBeforeItsSuites() {
    #expect(ServiceLocator.shared.getService(Client.self).name == "test")
  }

  @Test func removingItConcernsNobodyElse() {
    ServiceLocator.shared.removeService(Client.self)
    #expect(ServiceLocator.shared.findService(Client.self) == nil)
  }
}

/// A service that is bound to the main actor is added there.
@MainActor
@Suite(.locator { $0.addService(service: Pen()) })
struct LocatorTraitTests {
  @Test func whatIsNotSendableIsAddedByTheTrait() {
    let pen = ServiceLocator.shared.getService(Pen.self)
    #expect(pen.ink == 3)
    pen.ink = 0
  }

  @Test(arguments: 0..<5)
  func eachCaseHasItsOwn(number: Int) {
    let pen: Pen = ServiceLocator.shared.getService()
    #expect(pen.ink == 3)
    pen.ink = 0
  }

  @Test(.locator { $0.addService(service: Client(name: "sendable")) })
  func whatIsSendableIsAddedByItToo() {
    #expect(ServiceLocator.shared.getService(Client.self).name == "sendable")
    #expect(ServiceLocator.shared.findService(Pen.self) != nil)
  }
}

/// Not `Sendable`.
private final class Pen {
  var ink = 3
}

/// The services that the program adds before its tests.
@Suite struct LocatorInheritanceTests {
  @Test func aTestStartsWithWhatTheProgramHasAddedBefore() async {
    await #expect(processExitsWith: .success) {
      ServiceLocator.shared.addService(service: Client(name: "program"))
      try await TestHost.withRoot(testID: "1", name: "test") {
        precondition(ServiceLocator.shared.getService(Client.self).name == "program")
        ServiceLocator.shared.addService(service: Client(name: "test"))
        precondition(ServiceLocator.shared.getService(Client.self).name == "test")
      }
      precondition(ServiceLocator.shared.getService(Client.self).name == "program")
      try await TestHost.withRoot(testID: "2", name: "test") {
        precondition(ServiceLocator.shared.getService(Client.self).name == "program")
      }
    }
  }
}
