import Furnish
import Synchronization

/// Collects events, and sends them to the server together.
public final class NetworkAnalyticsService: AnalyticsService {
  /// More than these are not stored while the server cannot be reached.
  static let limit = 1000

  private let network = Injected<any NetworkService>()
  private let events = Mutex<[AnalyticsEvent]>([])

  public init() {}

  public func trackEvent(_ name: String, parameters: [String: String]) {
    events.withLock { $0.append(AnalyticsEvent(name, parameters: parameters)) }
  }

  public func flush() async {
    let pending = events.withLock { events in
      defer { events = [] }
      return events
    }
    if pending.isEmpty { return }
    do {
      try await network.wrappedValue.send(pending)
    } catch {
      // The features of the program do not depend on whether events can be sent.
      events.withLock { $0 = Array((pending + $0).suffix(NetworkAnalyticsService.limit)) }
    }
  }
}
