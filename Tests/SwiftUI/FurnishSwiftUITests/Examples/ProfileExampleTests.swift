import FurnishSwiftUI
import SwiftUI
import SwiftUIExamples
import Testing

@MainActor @Suite struct ProfileExampleTests {
  private let events = EventLog()

  /// Creates an object under a locator of its own.
  private func underLocator<V>(_ network: some NetworkService = MockAccount(), _ make: () -> V) -> V {
    let locator = ServiceLocator()
    locator.addMockServices()
    locator.addService(service: network as any NetworkService)
    locator.addService(service: events as any AnalyticsService)
    return locator.make { make() }
  }

  @Test func `the profile is loaded when its view appears`() async throws {
    let host = TextHost(underLocator { ProfileView() })
    try await host.wait { host.text.contains("Hello, Test User!") }
    #expect(host.text == "# Profile\n  Hello, Test User!\n  test@example.com\n  [Reload]")
    #expect(events.log.entries == ["ProfileView opened", "User data loaded"])
  }

  @Test func `progress is shown while the profile loads`() async {
    let host = TextHost(underLocator(Unreachable(error: nil)) { ProfileView() })
    await host.settle()
    #expect(host.text == "# Profile\n  ProgressView\n  [Reload]")
  }

  @Test func `a failure is shown and reload tries again`() async throws {
    let host = TextHost(underLocator(Unreachable(error: Trouble(number: 1))) { ProfileView() })
    try await host.wait { host.text.contains("Failed to load data: trouble 1") }
    try host.tap("Reload")
    try await host.wait { events.log.count == 3 }
    #expect(events.log.entries == ["ProfileView opened", "User data load failed", "User data load failed"])
  }

  @Test func `the correct password logs in`() async throws {
    let host = TextHost(underLocator { LoginView() })
    #expect(host.text.contains("[Login] (disabled)"))
    try host.type("test@example.com", into: "Email")
    try host.type("secret", into: "Password")
    #expect(host.text.contains("Password: |••••••|"))
    try host.tap("Login")
    try await host.wait { host.text.contains("[Log Out]") }
    try host.tap("Log Out")
    #expect(host.text.contains("[Login]"))
    #expect(events.log.entries == ["Login successful", "User logged out"])
  }

  @Test func `a wrong password is reported`() async throws {
    let host = TextHost(underLocator { LoginView() })
    try host.type("test@example.com", into: "Email")
    try host.type("guess", into: "Password")
    try host.tap("Login")
    try await host.wait { host.text.contains("Email or password is wrong.") }
    #expect(events.log.entries == ["Login failed"])
  }

  @Test func `a locator creates a view model that reads from it`() async {
    let locator = ServiceLocator()
    locator.addMockServices()
    locator.addService(service: events as any AnalyticsService)
    let model = locator.makeAuthViewModel()
    await model.login(email: "test@example.com", password: "secret")
    #expect(model.isAuthenticated)
  }

  @Test func `the app shows its window`() {
    let host = withServices {
      $0.locator = ServiceLocator()
    } operation: {
      TextHost(app: ProfileApp())
    }
    #expect(host.text.contains("# Profile"))
    #expect(host.text.contains("# Login"))
  }
}

private struct EventLog: AnalyticsService {
  let log = ViewLog<String>()

  func trackEvent(_ event: String, parameters: [String: String]) { log.append(event) }
}

/// A network that throws, or never returns.
private struct Unreachable: NetworkService {
  let error: (any Error)?

  func loadUser() async throws -> User {
    guard let error else {
      try await Task.sleep(for: .seconds(100_000))
      return MockAccount.user
    }
    throw error
  }
}
