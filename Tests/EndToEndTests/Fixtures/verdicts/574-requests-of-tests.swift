// The code of a test requests services from the provider that its traits and those of its suite set.
import FurnishTesting
import Testing

final class Page: Sendable { init() {} }
enum Session: ScopeLevel { typealias Input = Int }
@Suite(.container { $0.register((any Log).self) { ConsoleLog() }.register(Page.self, lifetime: .scoped) { Page() } })
struct ContainerTests {
  @Test func requires() async throws {
    let provider = try await TestContainer.current.provider
    print(try await provider.require((any Log).self))
    print(try await provider.require((any Clock).self))  //~ missing-service: any Clock is not registered
  }
  @Test func opensScope() async throws {
    let scope = try TestContainer.current.provider.makeScope()
    print(scope.resolveRequired(Page.self))
    print(try TestContainer.current.provider.resolveRequired(Page.self))  //~ scoped-from-root: Page
  }
  @Test func resolves() throws {
    print(try TestContainer.current.container.provider.resolveRequired((any Log).self))
    print(try TestContainer.current.container.provider.resolveRequired(Int.self))  //~ missing-service: Int is not registered
  }
  @Test(.provider { $0.register((any Clock).self) { SystemClock() } }) func overrides() throws {
    let provider = try #require(ServiceValues.current.provider)
    print(provider.resolveRequired((any Clock).self), provider.resolveRequired((any Log).self))
    print(provider.resolveRequired(Double.self))  //~ missing-service: Double is not registered
  }
}
@Suite(.provider { $0.register((any Log).self) { ConsoleLog() } })
struct InjectedTests {
  @Injected var log: any Log
  @Injected var clock: any Clock  //~ missing-service: any Clock is not registered
  @Injected var page: Page
  @Test func reads() { print(log, clock, Injected<(any Log)>().wrappedValue) }
  @Test(.provider { $0.register(Page.self) { Page() } }) func readsPage() { print(page, Injected<(any Log)>().wrappedValue) }
}
@Test(.provider { $0.register((any Log).self) { ConsoleLog() } }) func inner() throws {
  let other = ServiceContainer()
  try other.services.register((any Clock).self) { SystemClock() }
  let root = try other.validated()
  try withServices { $0.provider = root } operation: {
    let provider = try #require(ServiceValues.current.provider)
    print(provider.resolveRequired((any Clock).self))
    print(provider.resolveRequired((any Log).self))  //~ missing-service: any Log is not registered
  }
  let provider = try #require(ServiceValues.current.provider)
  print(provider.resolveRequired((any Log).self))
}
@Test(
  .provider {
    $0.addLevel(Session.self)
    $0.register(Page.self, lifetime: .scoped(to: Session.self)) { Page() }
  },
  .scope(Session.self, 1))
func inScope() {
  @Injected var page: Page
  @Injected var number: Int
  print(page, number)
}
@Test(.provider { $0.addLevel(Session.self).register(Page.self, lifetime: .scoped(to: Session.self)) { Page() } })
func inRoot() {
  @Injected var page: Page  //~ outside-level: Page belongs to the level Session
  print(page)
}
extension Trait where Self == ServicesTrait {
  static var logs: Self { .provider { $0.register((any Log).self) { ConsoleLog() } } }
}
@Test(.logs) func byOwnTrait() {
  @Injected var log: any Log
  @Injected var clock: any Clock  //~ missing-service: any Clock is not registered
  print(log, clock)
}
@Test(.locator { $0.addService(service: 1.5) }) func located() {
  @Injected var double: Double
  @Injected var text: String  //~ missing-service: String is not registered
  print(double, text)
}
struct DatabaseTrait: TestTrait, SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let container = ServiceContainer()
    try container.services.register((any Clock).self) { SystemClock() }
    let provider = try container.validated()
    try await withServices { $0.provider = provider } operation: { try await function() }
  }
}
extension Trait where Self == DatabaseTrait {
  static var database: Self { Self() }
}
@Test("over a trait of the program", .database, .tags(.slow), .provider { $0.register((any Log).self, ClockedLog.init(clock:)) })
func overOwnTrait() {
  @Injected var log: any Log
  @Injected var clock: any Clock
  print(log, clock)
}
@Test(DatabaseTrait(), .provider { $0.register((any Log).self, ClockedLog.init(clock:)) }) func overInstance() {}
@Test("with a name", .tags(.slow), .provider { $0.register((any Log).self, ClockedLog.init(clock:)) })  //~ missing-service: any Clock
func withName() {}
