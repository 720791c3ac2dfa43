/// A description of a closure service's endpoint, without a call.
///
/// `@ClosureService` writes one for each endpoint. Write them by hand only if you conform to
/// ``EndpointService`` by hand.
public struct ServiceEndpoint: Sendable, CustomStringConvertible {
  /// The name of the service's type: `LandmarkService`.
  public let service: String
  /// The name of the property: `fetchLandmark`.
  public let name: String
  /// The names of the parameters, in order; `_` for one without a name.
  public let parameters: [String]
  /// A Boolean value that indicates whether a call may suspend.
  public let isAsync: Bool
  /// The type of error that a call may throw; `nil` if it throws nothing.
  public let thrownType: (any Error.Type)?
  /// A Boolean value that indicates whether an interceptor may call the endpoint several times for one call. It may not
  /// if a parameter is `consuming` or `sending`, because the first call consumes the argument.
  public let isRepeatable: Bool

  package let identity: EndpointIdentity
  let place: SourcePlace

  /// A Boolean value that indicates whether a call may throw.
  public var isThrowing: Bool { thrownType != nil }

  /// `LandmarkService.fetchLandmark`
  public var description: String { "\(service).\(name)" }

  /// Describes an endpoint.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - service: The name of the service's type.
  ///   - keyPath: The endpoint. It is not evaluated on systems that cannot form a key path to it: those older than macOS 15
  ///     and iOS 18, for a closure with a typed error.
  ///   - parameters: The names of the parameters; `_` for one without a name.
  ///   - isAsync: Whether a call may suspend.
  ///   - thrownType: The type of error that a call may throw; nil if it throws nothing.
  ///   - isRepeatable: Whether one call may become several.
  ///   - fileID: Where the endpoint is declared, for reports.
  ///   - filePath: Where the endpoint is declared, for reports.
  ///   - line: Where the endpoint is declared, for reports.
  ///   - column: Where the endpoint is declared, for reports.
  public init<Service>(
    _ name: String, of service: String,
    at keyPath: @autoclosure () -> PartialKeyPath<Service>,
    parameters: [String] = [],
    isAsync: Bool = false,
    throwing thrownType: (any Error.Type)? = nil,
    isRepeatable: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.name = name
    self.service = service
    // A key path to a closure with a typed error stops the program on systems without metadata for the closure's type.
    let isTyped = thrownType.map { ObjectIdentifier($0) != ObjectIdentifier((any Error).self) } ?? false
    if !isTyped {
      self.identity = EndpointIdentity(keyPath())
    } else if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      self.identity = EndpointIdentity(keyPath())
    } else {
      self.identity = EndpointIdentity(Service.self, name)
    }
    self.parameters = parameters
    self.isAsync = isAsync
    self.thrownType = thrownType
    self.isRepeatable = isRepeatable
    self.place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// The identity of a property and its type: the hash of its key path. A key path itself cannot be stored, because key
/// paths of a struct that belongs to an actor are not `Sendable`. The hash stays the same while the program runs, and
/// distinguishes the few properties of one type.
package struct EndpointIdentity: Hashable, Sendable {
  private let service: ObjectIdentifier
  private let property: Int

  init<Service>(_ keyPath: PartialKeyPath<Service>) {
    service = ObjectIdentifier(Service.self)
    property = keyPath.hashValue
  }

  init<Service>(_ service: Service.Type, _ name: String) {
    self.service = ObjectIdentifier(service)
    property = name.hashValue
  }
}
