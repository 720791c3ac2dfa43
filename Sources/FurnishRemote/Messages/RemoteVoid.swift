/// The result of an endpoint that returns nothing.
public struct RemoteVoid: Codable, Hashable, Sendable {
  /// Creates the result.
  public init() {}
}
