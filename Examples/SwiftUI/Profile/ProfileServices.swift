#if canImport(SwiftUI)
  public import FurnishSwiftUI

  public struct User: Equatable, Sendable, Identifiable {
    public let id: Int
    public let name: String
    public let email: String

    public init(id: Int, name: String, email: String) {
      self.id = id
      self.name = name
      self.email = email
    }
  }

  public protocol NetworkService: Sendable {
    func loadUser() async throws -> User
  }

  public protocol AuthService: Sendable {
    func login(email: String, password: String) async throws -> User
    func logout()
  }

  public protocol AnalyticsService: Sendable {
    func trackEvent(_ event: String, parameters: [String: String])
  }

  extension AnalyticsService {
    public func trackEvent(_ event: String) { trackEvent(event, parameters: [:]) }
  }

  /// Services without a server, for development and previews. They have one user.
  public struct MockAccount: NetworkService, AuthService {
    public static let user = User(id: 1, name: "Test User", email: "test@example.com")

    public struct WrongPassword: Error, CustomStringConvertible {
      public var description: String { "Email or password is wrong." }
    }

    public init() {}

    public func loadUser() async throws -> User { Self.user }

    public func login(email: String, password: String) async throws -> User {
      guard email == Self.user.email, password == "secret" else { throw WrongPassword() }
      return Self.user
    }

    public func logout() {}
  }

  /// A service that prints events on the console.
  public struct ConsoleAnalytics: AnalyticsService {
    public init() {}

    public func trackEvent(_ event: String, parameters: [String: String]) { print("event: \(event)", parameters) }
  }

  extension ServiceLocator {
    /// Adds the services of the app for development.
    public func addMockServices() {
      addService(service: MockAccount() as any NetworkService)
      addService(service: MockAccount() as any AuthService)
      addService(service: ConsoleAnalytics() as any AnalyticsService)
    }
  }
#endif
