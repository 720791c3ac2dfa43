/// A service that records the actions of users.
public protocol AnalyticsService: Sendable {
  /// Records an event, and returns at once.
  func trackEvent(_ name: String, parameters: [String: String])

  /// Sends the recorded events. Events that cannot be sent are stored until the next call.
  func flush() async
}

extension AnalyticsService {
  public func trackEvent(_ name: String) { trackEvent(name, parameters: [:]) }
}

/// An action of a user.
public struct AnalyticsEvent: Codable, Sendable, Hashable {
  public var name: String
  public var parameters: [String: String]

  public init(_ name: String, parameters: [String: String] = [:]) {
    self.name = name
    self.parameters = parameters
  }
}
