import FurnishAtomics

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

extension ServiceLocator {
  /// Creates an object whose `@Injected` properties read from this locator.
  ///
  /// ```swift
  /// extension ServiceLocator {
  ///   @MainActor func makeSettingsModel() -> SettingsModel { make { SettingsModel() } }
  /// }
  /// ```
  ///
  /// Services that read others through `@Injected` are such objects, too: in a locator that is not the shared one,
  /// create them in this function before they are added. They and the locator then retain each other until they are
  /// removed.
  ///
  /// - Parameter operation: A function that creates the object.
  /// - Returns: The result of `operation`.
  /// - Throws: Any error that `operation` throws, with its type.
  public func make<Success, Failure: Error>(
    _ operation: () throws(Failure) -> Success
  ) throws(Failure) -> Success {
    let values = ServiceValues.current
    if values.locator === inForce { return try operation() }
    return try values.overridden { $0.locator = self }.bound(operation)
  }
}
