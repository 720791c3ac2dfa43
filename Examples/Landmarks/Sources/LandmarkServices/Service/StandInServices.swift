public import Furnish

/// The landmark services without dependencies, each under a name, to use in place of the live one.
///
/// Each is created once, so that its store outlives the request that fills it.
public struct StandInServices: ServiceModule {
  /// A module without settings.
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
  /// A few landmarks, half a second late.
  public static let mock: Self = "mock"
  /// One landmark of each category, at once.
  public static let preview: Self = "preview"
  /// A service without an implementation: every call reports its endpoint.
  public static let unimplemented: Self = "unimplemented"
}
