import Synchronization

/// A service without a server, which has one user and answers at once.
public final class MockNetworkService: NetworkService {
  /// The user that can log in.
  public static let user = User(id: "1", name: "Test User", email: "test@example.com")

  /// The password of the user.
  public static let password = "secret"

  static let token = "token"

  private let sent = Mutex<[AnalyticsEvent]>([])

  public init() {}

  /// The events that were sent to this service.
  public var events: [AnalyticsEvent] { sent.withLock { $0 } }

  public func login(email: String, password: String) throws(NetworkError) -> Session {
    guard email == MockNetworkService.user.email, password == MockNetworkService.password else {
      throw .wrongCredentials
    }
    return Session(user: MockNetworkService.user, token: MockNetworkService.token)
  }

  public func loadUser(token: String) throws(NetworkError) -> User {
    guard token == MockNetworkService.token else { throw .notLoggedIn }
    return MockNetworkService.user
  }

  public func send(_ events: [AnalyticsEvent]) { sent.withLock { $0 += events } }
}
