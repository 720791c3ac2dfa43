import Furnish
import FurnishTesting
import Testing

/// The shared locator belongs to the test that uses it.
@Suite struct LocatorIsolationTests {
  @Test func `the first test has its own locator`() async { await addAndGet("first") }
  @Test func `the second test has its own locator`() async { await addAndGet("second") }
  @Test func `the third test has its own locator`() async { await addAndGet("third") }
  @MainActor @Test func `a test on the main actor has its own locator`() async { await addAndGet("main") }

  @Test(.services, arguments: 0..<50)
  func `each case has its own locator`(number: Int) async { await addAndGet("case \(number)") }

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
  func `the trait adds services to the locator`() {
    #expect(ServiceLocator.shared.getService(Client.self).name == "trait")
    @Injected var client: Client
    #expect(client.name == "trait")
  }

  @Test func `tasks of a test share its locator`() async {
    await Task { ServiceLocator.shared.addService(service: Client(name: "task")) }.value
    #expect(ServiceLocator.shared.findService(Client.self)?.name == "task")
  }

  @Test func `a constant that holds the shared locator refers to the locator of the test`() {
    #expect(Self.locator.findService(Client.self) == nil)
    Self.locator.addService(service: Client(name: "constant"))
    #expect(ServiceLocator.shared.findService(Client.self)?.name == "constant")
  }

  @Test func `a constant that holds the shared locator is empty in the next test`() {
    #expect(Self.locator.findService(Client.self) == nil)
    Self.locator.addService(service: Client(name: "next"))
    #expect(Self.locator.findService(Client.self)?.name == "next")
  }

  private static let locator = ServiceLocator.shared
}

/// The services that suites add, and those of their tests.
@Suite(.services { $0.locator.addService(service: Client(name: "suite")) })
struct LocatorSuiteTests {
  @Test func `a test has the services that its suite adds`() {
    #expect(ServiceLocator.shared.getService(Client.self).name == "suite")
  }

  @Test(.services { $0.locator.addService(service: Client(name: "test")) })
  func `the services of a test take precedence over those of its suite`() {
    #expect(ServiceLocator.shared.getService(Client.self).name == "test")
  }

  @Test func `removing a service affects no other test`() {
    ServiceLocator.shared.removeService(Client.self)
    #expect(ServiceLocator.shared.findService(Client.self) == nil)
  }
}

/// The trait that adds services to the locator, on the main actor.
@MainActor
@Suite(.locator { $0.addService(service: Pen()) })
struct LocatorTraitTests {
  @Test func `a type that is not Sendable is added by the trait`() {
    let pen = ServiceLocator.shared.getService(Pen.self)
    #expect(pen.ink == 3)
    pen.ink = 0
  }

  @Test(arguments: 0..<5)
  func `each case has its own instance`(number: Int) {
    let pen: Pen = ServiceLocator.shared.getService()
    #expect(pen.ink == 3)
    pen.ink = 0
  }

  @Test(.locator { $0.addService(service: Client(name: "sendable")) })
  func `a Sendable type is added by the trait`() {
    #expect(ServiceLocator.shared.getService(Client.self).name == "sendable")
    #expect(ServiceLocator.shared.findService(Pen.self) != nil)
  }
}

/// A type that is not `Sendable`.
private final class Pen {
  var ink = 3
}

/// The services that the program adds before its tests.
@Suite struct LocatorInheritanceTests {
  @Test func `a test starts with the services that the program has added before`() async {
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
