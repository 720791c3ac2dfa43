/// A description of a closure service's endpoint, without a call.
///
/// `@ClosureService` writes one for each endpoint. Write them by hand only if you conform to
/// ``ClosureService`` by hand.
public struct ServiceEndpoint: Sendable, CustomStringConvertible {
  private let details: Details

  /// The name of the service's type: `LandmarkService`.
  public var service: String { details.service }
  /// The name of the property: `fetchLandmark`.
  public var name: String { details.name }
  /// The names of the parameters, in order; `_` for one without a name.
  public var parameters: [String] { details.parameters }
  /// A Boolean value that indicates whether a call may suspend.
  public var isAsync: Bool { details.isAsync }
  /// The type of error that a call may throw; `nil` if it throws nothing.
  public var thrownType: (any Error.Type)? { details.thrownType }
  /// A Boolean value that indicates whether an interceptor may call the endpoint several times for one call. It may not
  /// if a parameter is `consuming`, `sending` or a stream, because the first call uses the argument up. It may not if
  /// the service is a `@RemoteService` and the endpoint is not `@Idempotent` either, because another machine may have
  /// received the first call.
  public var isRepeatable: Bool { details.isRepeatable }

  package var identity: EndpointIdentity { details.identity }
  var place: CallPlace { details.place }

  /// A Boolean value that indicates whether a call may throw.
  public var isThrowing: Bool { thrownType != nil }

  /// `LandmarkService.fetchLandmark`
  public var description: String { details.description }

  /// Creates the description of an endpoint.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - service: The name of the service's type.
  ///   - keyPath: The key path of the property. For a closure with a typed error, it is not evaluated on systems older
  ///     than macOS 15 and iOS 18, which cannot form such a key path.
  ///   - parameters: The names of the parameters; `_` for one without a name.
  ///   - isAsync: Whether a call may suspend.
  ///   - thrownType: The type of error that a call may throw; nil if it throws nothing.
  ///   - isRepeatable: Whether an interceptor may call the endpoint several times for one call.
  ///   - fileID: The file of the declaration, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the declaration, for reports.
  ///   - line: The line of the declaration, for reports.
  ///   - column: The column of the declaration, for reports.
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
    // A key path to a closure with a typed error stops the program on systems without metadata for the closure's type.
    let isTyped = thrownType.map { ObjectIdentifier($0) != ObjectIdentifier((any Error).self) } ?? false
    let identity: EndpointIdentity
    if !isTyped {
      identity = EndpointIdentity(keyPath())
    } else if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      identity = EndpointIdentity(keyPath())
    } else {
      identity = EndpointIdentity(Service.self, name)
    }
    details = Details(
      service: service, name: name, parameters: parameters, isAsync: isAsync, thrownType: thrownType,
      isRepeatable: isRepeatable, identity: identity,
      place: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension ServiceEndpoint {
  /// The parts of an endpoint, in one object: each call passes its endpoint to its interceptors, and so copies one
  /// reference and not all parts.
  private final class Details: Sendable {
    let service: String
    let name: String
    let description: String
    let parameters: [String]
    let isAsync: Bool
    let thrownType: (any Error.Type)?
    let isRepeatable: Bool
    let identity: EndpointIdentity
    let place: CallPlace

    init(
      service: String, name: String, parameters: [String], isAsync: Bool, thrownType: (any Error.Type)?,
      isRepeatable: Bool, identity: EndpointIdentity, place: CallPlace
    ) {
      self.service = service
      self.name = name
      description = "\(service).\(name)"
      self.parameters = parameters
      self.isAsync = isAsync
      self.thrownType = thrownType
      self.isRepeatable = isRepeatable
      self.identity = identity
      self.place = place
    }
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
