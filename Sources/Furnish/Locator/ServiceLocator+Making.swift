extension ServiceLocator {
  /// Creates an object whose `@Injected` properties read from this locator.
  ///
  /// ```swift
  /// extension ServiceLocator {
  ///   @MainActor func makeSettingsModel() -> SettingsModel { make { SettingsModel() } }
  /// }
  /// ```
  ///
  /// A service that reads other services through `@Injected` is such an object, too: create it in this function before
  /// you add it to a locator that is not the shared one. The service and the locator then retain each other until the
  /// service is removed.
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
