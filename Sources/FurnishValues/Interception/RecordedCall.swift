/// A call that a ``ServiceSpy`` has recorded.
public struct RecordedCall: Sendable, Identifiable, CustomStringConvertible {
  /// The outcome of a call.
  public enum Outcome: Hashable, Sendable {
    /// It has not ended yet.
    case running
    /// It returned.
    case returned
    /// It threw the error with this description.
    case threw(String)
  }

  /// The number of the call among those of one spy, in the order in which they began.
  public let id: UInt64
  /// The name of the service's type: `LandmarkService`.
  public let service: String
  /// The name of the endpoint: `fetchLandmark`.
  public let endpoint: String
  /// The arguments of the call, as strings; each prints as `<redacted>`.
  public let arguments: [ServiceArgument<String>]
  /// The outcome of the call.
  public internal(set) var outcome = Outcome.running

  let identity: EndpointIdentity

  init(id: UInt64, _ declaration: ServiceEndpoint, _ arguments: [ServiceArgument<String>]) {
    self.id = id
    self.service = declaration.service
    self.endpoint = declaration.name
    self.arguments = arguments
    self.identity = declaration.identity
  }

  /// `LandmarkService.fetchLandmark(id: <redacted>)`
  public var description: String {
    "\(service).\(endpoint)(\(arguments.map(\.description).joined(separator: ", ")))"
  }
}
