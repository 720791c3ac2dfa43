#if canImport(SwiftUI)
  /// The services of an app's previews. An app names them once, by making this a `ServiceModule`:
  ///
  /// ```swift
  /// extension PreviewServices: @retroactive ServiceModule {
  ///   public func register(in services: any ServiceCollection) {
  ///     services.register(as: MyRepositoryMock.self)
  ///   }
  /// }
  /// ```
  ///
  /// From then on `serviceRegistrationPreviewModifier()` gives every preview a provider of
  /// them. It is a conformance, and no variable, because Xcode shows previews without running an app's own code first.
  public struct PreviewServices: Sendable {}
#endif
