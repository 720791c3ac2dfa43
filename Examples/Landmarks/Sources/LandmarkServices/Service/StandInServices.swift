public import Furnish

/// A module with the landmark services that have no dependencies, each under a name, to use in place of the live one.
///
/// Each is created once, so that its store outlives the request that fills it.
public struct StandInServices: ServiceModule {
  /// Creates the module.
  public init() {}

  /// Registers `mock`, `preview` and `unimplemented`.
  public func register(in services: any ServiceCollection) {
    services
      .register(LandmarkService.self, name: .mock) { .mock }
      .register(LandmarkService.self, name: .preview) { .preview }
      .register(LandmarkService.self, name: .unimplemented) { .unimplemented }
  }
}

extension ServiceName {
  /// A service with a few landmarks, which answers after half a second.
  public static let mock: Self = "mock"
  /// A service with one landmark of each category, which answers at once.
  public static let preview: Self = "preview"
  /// A service without an implementation: every call reports its endpoint.
  public static let unimplemented: Self = "unimplemented"
}
