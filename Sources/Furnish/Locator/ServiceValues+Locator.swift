import FurnishPrimitives

extension ServiceValues {
  /// The locator from which services are read by their type if no provider has them.
  ///
  /// ``ServiceLocator/shared`` refers to it: in a test, to the locator of the test, and otherwise to that of the
  /// program. Set it to use another one while an operation runs:
  ///
  /// ```swift
  /// let locator = ServiceLocator()
  /// locator.addService(service: MemoryStorage() as any Storage)
  /// withServices {
  ///   $0.locator = locator
  /// } operation: {
  ///   SettingsModel()  // keeps reading from it
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

/// The key of the locator. A root has a value for it before anything reads it, so that its default is never used.
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
