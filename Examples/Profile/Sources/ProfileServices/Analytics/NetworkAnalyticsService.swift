import Furnish
import Synchronization

/// A service that collects events, and sends them to the server together.
public final class NetworkAnalyticsService: AnalyticsService {
  /// The number of events that are stored while the server cannot be reached.
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
      // Events that cannot be sent are no error of the program.
      events.withLock { $0 = Array((pending + $0).suffix(NetworkAnalyticsService.limit)) }
    }
  }
}
