/// Counts what users do.
public protocol AnalyticsService: Sendable {
  /// Notes an event, and returns at once.
  func trackEvent(_ name: String, parameters: [String: String])

  /// Sends the events that were noted. Events that cannot be sent are stored for the next time.
  func flush() async
}

extension AnalyticsService {
  public func trackEvent(_ name: String) { trackEvent(name, parameters: [:]) }
}

/// Something that a user did.
public struct AnalyticsEvent: Codable, Sendable, Hashable {
  public var name: String
  public var parameters: [String: String]

  public init(_ name: String, parameters: [String: String] = [:]) {
    self.name = name
    self.parameters = parameters
  }
}
