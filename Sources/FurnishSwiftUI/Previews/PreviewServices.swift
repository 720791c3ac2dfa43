#if canImport(SwiftUI)
  /// The services of an app's previews. An app declares them once, by a conformance of this type to `ServiceModule`:
  ///
  /// ```swift
  /// extension PreviewServices: @retroactive ServiceModule {
  ///   public func register(in services: any ServiceCollection) {
  ///     services.register(as: MyRepositoryMock.self)
  ///   }
  /// }
  /// ```
  ///
  /// Then `serviceRegistrationPreviewModifier()` gives a preview a provider of these services. They are declared by a
  /// conformance instead of a variable, because Xcode shows previews without running an app's own code first.
  public struct PreviewServices: Sendable {}
#endif
