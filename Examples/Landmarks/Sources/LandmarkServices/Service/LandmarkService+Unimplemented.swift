/// Somebody called an endpoint that nobody provided.
public struct UnimplementedEndpoint: Error, Hashable, Sendable, CustomStringConvertible {
  /// The service and its endpoint, such as `LandmarkService.fetchLandmark`.
  public let endpoint: String

  /// Names the endpoint.
  public init(_ endpoint: String) {
    self.endpoint = endpoint
  }

  /// One line that names the endpoint.
  public var description: String { "\(endpoint) is unimplemented" }
}

extension LandmarkService {
  /// A service on which nobody may rely: every call throws an error that names its endpoint.
  public static var unimplemented: Self {
    Self(
      store: LandmarkStore(),
      fetchLandmarks: {
        throw UnimplementedEndpoint("LandmarkService.fetchLandmarks")
      },
      fetchLandmark: { _ in
        throw UnimplementedEndpoint("LandmarkService.fetchLandmark")
      },
      fetchLandmarksByCategory: { _ in
        throw UnimplementedEndpoint("LandmarkService.fetchLandmarksByCategory")
      },
      searchLandmarks: { _ in
        throw UnimplementedEndpoint("LandmarkService.searchLandmarks")
      },
      fetchCategories: {
        throw UnimplementedEndpoint("LandmarkService.fetchCategories")
      }
    )
  }
}
