extension ServiceValues {
  /// The provider from which services are resolved by their type, as `@Injected var log: any Log` does; `nil` if none
  /// was set.
  ///
  /// ```swift
  /// let scope = provider.makeScope()
  /// withServices {
  ///   $0.provider = scope
  /// } operation: {
  ///   handle(request)
  /// }
  /// ```
  public var provider: (any ServiceProvider)? {
    @inlinable get { self[ProviderKey.self] }
    set { self[ProviderKey.self] = newValue }
  }
}

@usableFromInline
enum ProviderKey: ServiceKey {
  @usableFromInline static var defaultValue: (any ServiceProvider)? { nil }

  // A test has no provider either, until it sets one.
  @usableFromInline static var testValue: (any ServiceProvider)? { nil }
}
