// The programs of the documentation of FurnishTesting. They are compiled and run here, and DocumentationTests compares
// them with the articles.
import Furnish
import FurnishTesting
import Testing
import XCTest

enum RetriesKey: ServiceKey {
  static var defaultValue: Int { 3 }
  static var testValue: Int { 0 }
}

extension ServiceValues {
  var retries: Int {
    get { self[RetriesKey.self] }
    set { self[RetriesKey.self] = newValue }
  }
}

struct Downloader {
  @Injected(\.retries) private var retries
  var attempts: Int { retries + 1 }
}

@Test func `a downloader tries once`() {
  #expect(Downloader().attempts == 1)
}

@Suite(.services { $0.retries = 1 })
struct DownloaderTests {
  @Test func `the download is tried twice`() {
    #expect(Downloader().attempts == 2)
  }

  @Test(.services { $0.retries += 4 })
  func `the download is tried six times`() {
    #expect(Downloader().attempts == 6)
  }
}

@Test(.services, arguments: [0, 5])
func `the number of attempts follows the value`(retries: Int) {
  withServices {
    $0.retries = retries
  } operation: {
    #expect(Downloader().attempts == retries + 1)
  }
}

final class DownloaderMethodTests: XCTestCase {
  override func setUp() {
    prepareServices { $0.retries = 1 }
  }

  func testTriesTwice() async {
    XCTAssertEqual(Downloader().attempts, 2)
  }
}

final class PatientTests: XCTestCase {
  override func invokeTest() {
    withServices { _ in
    } operation: {
      super.invokeTest()
    }
  }
}

@Test(.services { $0.retries = 2 })
func `a detached task receives the services`() async {
  let attempts = await withEscapedServices { services in
    await Task.detached {
      services.yield { Downloader().attempts }
    }.value
  }
  #expect(attempts == 3)
}

@Test func `the reminder appears after an hour`() async throws {
  let clock = TestClock()
  try await withServices {
    $0.continuousClock = clock
  } operation: {
    let reminder = Task {
      try await ServiceValues.current.continuousClock.sleep(for: .seconds(3600))
      return "time to go"
    }
    await clock.advance(by: .seconds(3600))
    let words = try await reminder.value
    #expect(words == "time to go")
  }
}

@Test(.services { $0.continuousClock = ImmediateClock() })
func `a wait of an hour takes no time`() async throws {
  try await ServiceValues.current.continuousClock.sleep(for: .seconds(3600))
}

protocol Storage: Sendable {
  func save(_ text: String)
}

struct MemoryStorage: Storage {
  func save(_ text: String) {}
}

struct SettingsModel {
  @Injected private var storage: any Storage
  func save(name: String) { storage.save(name) }
}

@Test(.locator { $0.addService(service: MemoryStorage() as any Storage) })
func `the name is saved`() {
  SettingsModel().save(name: "Ada")
}

protocol Greeting: Sendable { var words: String { get } }
struct French: Greeting { let words = "Bonjour" }

struct WelcomePage {
  @Injected private var greeting: any Greeting
  var title: String { greeting.words }
}

@Test(.provider { $0.register((any Greeting).self) { French() } })
func `the greeting is in French`() {
  #expect(WelcomePage().title == "Bonjour")
}

enum Session: ScopeLevel { typealias Input = User }
struct User: Sendable { let name: String }

final class Cart: Sendable {
  let owner: String
  init(user: User) { owner = user.name }
}

struct SessionPage {
  @Injected private var user: User
  var title: String { "Hello, \(user.name)" }
}

struct CartPage {
  @Injected private var cart: Cart
  var title: String { "The cart of \(cart.owner)" }
}

struct Shop: ServiceModule {
  func register(in services: any ServiceCollection) {
    services.register(Cart.self, lifetime: .scoped(to: Session.self), Cart.init(user:))
  }
}

@Suite(.provider { $0.include(Shop()) }, .scope(Session.self, User(name: "Ada")))
struct SessionTests {
  @Test func `a session greets its user`() {
    #expect(SessionPage().title == "Hello, Ada")
  }

  @Test func `a cart belongs to the user of its session`() {
    #expect(CartPage().title == "The cart of Ada")
  }
}

enum Checkout: ScopeLevel { typealias Parent = Session }

extension SessionTests {
  @Test(.scope(Checkout.self))
  func `a checkout has the cart of its session`() {
    #expect(CartPage().title == "The cart of Ada")
  }
}

@Suite(.provider { $0.include(Shop()) })
struct GreetingTests {
  @Test(.scope(Session.self, User(name: "Ada")))
  func `a session greets its user`() {
    #expect(SessionPage().title == "Hello, Ada")
  }
}

@Suite(.provider { $0.include(Shop()) })
struct CartTests {
  @Test(arguments: ["Ada", "Grace"])
  func `a cart has an owner`(name: String) async throws {
    let provider = try #require(ServiceValues.current.provider)
    try await provider.withScope(Session.self, User(name: name)) { session in
      #expect(session.resolveRequired(Cart.self).owner == name)
    }
  }
}
