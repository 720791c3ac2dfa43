/// The services of the network: mock ones, or live ones.
public enum ServiceChoice: String, Sendable, CaseIterable {
  case live
  case mock

  /// The default: mock services in a debug build, and live ones in a release build.
  public static var standard: Self {
    #if DEBUG
      .mock
    #else
      .live
    #endif
  }
}
