// The programs of the documentation of FurnishTesting, so that they keep compiling and stay true.
// DocumentationTests compares the two.
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

@Test func aDownloaderTriesOnce() {
  #expect(Downloader().attempts == 1)
}

@Suite(.services { $0.retries = 1 })
struct DownloaderTests {
  @Test func triesTwice() {
    #expect(Downloader().attempts == 2)
  }

  @Test(.services { $0.retries += 4 })
  func triesSixTimes() {
    #expect(Downloader().attempts == 6)
  }
}

@Test(.services, arguments: [0, 5])
func triesAsOftenAsItIsTold(retries: Int) {
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
func aDetachedTaskIsHandedTheServices() async {
  let attempts = await withEscapedServices { services in
    await Task.detached {
      services.yield { Downloader().attempts }
    }.value
  }
  #expect(attempts == 3)
}

@Test func remindsAfterAnHour() async throws {
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
func waitsAnHourInNoTime() async throws {
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
func savesTheName() {
  SettingsModel().save(name: "Ada")
}

protocol Greeting: Sendable { var words: String { get } }
struct French: Greeting { let words = "Bonjour" }

struct WelcomePage {
  @Injected private var greeting: any Greeting
  var title: String { greeting.words }
}

@Test(.provider { $0.register((any Greeting).self) { French() } })
func welcomesInFrench() {
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
  @Test func aSessionGreetsItsUser() {
    #expect(SessionPage().title == "Hello, Ada")
  }

  @Test func aCartBelongsToTheUserOfItsSession() {
    #expect(CartPage().title == "The cart of Ada")
  }
}

enum Checkout: ScopeLevel { typealias Parent = Session }

extension SessionTests {
  @Test(.scope(Checkout.self))
  func aCheckoutHasTheCartOfItsSession() {
    #expect(CartPage().title == "The cart of Ada")
  }
}

@Suite(.provider { $0.include(Shop()) })
struct GreetingTests {
  @Test(.scope(Session.self, User(name: "Ada")))
  func aSessionGreetsItsUser() {
    #expect(SessionPage().title == "Hello, Ada")
  }
}

@Suite(.provider { $0.include(Shop()) })
struct CartTests {
  @Test(arguments: ["Ada", "Grace"])
  func aCartHasAnOwner(name: String) async throws {
    let provider = try #require(ServiceValues.current.provider)
    try await provider.withScope(Session.self, User(name: name)) { session in
      #expect(session.resolveRequired(Cart.self).owner == name)
    }
  }
}
