import FurnishPrimitives

extension ServiceValues {
  /// The locator from which services are read by their type if the provider in force does not have them.
  ///
  /// ``ServiceLocator/shared`` refers to this locator: in a test, it is the locator of the test, and otherwise that of
  /// the program. Set it to use another locator while an operation runs:
  ///
  /// ```swift
  /// let locator = ServiceLocator()
  /// locator.addService(service: MemoryStorage() as any Storage)
  /// withServices {
  ///   $0.locator = locator
  /// } operation: {
  ///   SettingsModel()  // reads from `locator` for as long as it exists
  /// }
  /// ```
  public var locator: ServiceLocator {
    get {
      layer.base.strongRoot.startLocator()
      return self[LocatorKey.self]
    }
    set {
      ServiceLocator.shared.redirect()
      // The shared locator may refer to another one: in this case, that one is stored.
      set(LocatorKey.self, to: newValue.inForce)
    }
  }
}

/// The key of the locator. Its defaults are never used, because the root stores a locator before anything reads this
/// key.
@usableFromInline
enum LocatorKey: ServiceKey {
  @usableFromInline static var defaultValue: ServiceLocator { ServiceLocator() }
  @usableFromInline static var testValue: ServiceLocator { ServiceLocator() }
}

extension Root {
  /// Returns the locator that this root starts with: ``ServiceLocator/shared`` for the process, and a copy of it for a
  /// test.
  @discardableResult
  fileprivate func startLocator() -> ServiceLocator {
    storeInitialDefault(LocatorKey.self) {
      self === Root.process ? .shared : ServiceLocator(copying: Root.process.startLocator())
    }
  }
}

extension ServiceLocator: CopiedIntoTests {
  package func copiedIntoTest() -> ServiceLocator { ServiceLocator(copying: self) }
}
