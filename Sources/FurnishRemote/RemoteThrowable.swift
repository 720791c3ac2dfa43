/// An error that travels between processes as itself: one that an endpoint throws, and one that ends the stream which
/// an endpoint returned.
///
/// An endpoint with a typed error needs one, because the call itself can fail too:
///
/// ```swift
/// enum LandmarkError: RemoteThrowable {
///   case isClosed(until: Int)
///   case notReached(RemoteError)
///   init(remoteFailure: RemoteError) { self = .notReached(remoteFailure) }
/// }
/// var fetchLandmark: @Sendable (_ id: String) async throws(LandmarkError) -> Landmark
/// ```
public protocol RemoteThrowable: UnimplementedThrowable, Codable, Sendable {
  /// Creates the error for a call that failed on its way, or with an error of another type.
  ///
  /// - Parameter remoteFailure: The failure of the call.
  init(remoteFailure: RemoteError)
}

extension RemoteThrowable {
  /// Creates the error of an endpoint that the server does not implement.
  public init(unimplemented: UnimplementedEndpoint) {
    let wording = RemoteError.Wording(service: unimplemented.service, endpoint: unimplemented.endpoint)
    self.init(remoteFailure: wording.unimplemented)
  }
}
