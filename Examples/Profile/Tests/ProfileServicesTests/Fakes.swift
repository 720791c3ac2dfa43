import Foundation
import Furnish
import ProfileServices
import Synchronization

struct FixedConfig: ConfigService {
  var environment = AppEnvironment.development
  var apiBaseURL = URL(string: "http://127.0.0.1:9")!
  var folder = URL(filePath: "/nowhere/")
}

/// A service that stores the tracked events.
final class AnalyticsSpy: AnalyticsService {
  private let tracked = Mutex<[AnalyticsEvent]>([])

  var events: [AnalyticsEvent] { tracked.withLock { $0 } }

  func trackEvent(_ name: String, parameters: [String: String]) {
    tracked.withLock { $0.append(AnalyticsEvent(name, parameters: parameters)) }
  }

  func flush() {}
}

/// A service whose server cannot be reached.
struct DeadNetwork: NetworkService {
  private var failure: NetworkError { .unreachable(host: "dead", reason: "nobody answers") }

  func login(email: String, password: String) throws(NetworkError) -> Session { throw failure }
  func loadUser(token: String) throws(NetworkError) -> User { throw failure }
  func send(_ events: [AnalyticsEvent]) throws(NetworkError) { throw failure }
}

extension ServiceLocator {
  /// Adds services that need neither a server nor a file.
  func addFakes() {
    addService(service: FixedConfig() as any ConfigService)
    addService(service: MockNetworkService() as any NetworkService)
    addService(service: MemoryKeychainService() as any KeychainService)
    addService(service: KeychainAuthService() as any AuthService)
    addService(service: AnalyticsSpy() as any AnalyticsService)
  }

  var tracked: [String] {
    (getService((any AnalyticsService).self) as? AnalyticsSpy)?.events.map(\.name) ?? []
  }
}
