extension InjectionStorage {
  /// Returns the stored value. If none is stored, it resolves the value from the provider and stores it.
  ///
  /// It stops the program if neither a value nor a provider exists, and if the provider cannot create the service. An
  /// optional is `nil` if the service is not registered.
  ///
  /// - Parameters:
  ///   - property: The name of the property, for reports.
  ///   - owner: The type that has the property, for reports.
  ///   - name: The name that the service is registered under, if it has one.
  ///   - provider: The provider to request the service from, if no value is stored yet; not read otherwise.
  ///   - fileID: The file of the property, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the property, for reports.
  ///   - line: The line of the property, for reports.
  ///   - column: The column of the property, for reports.
  /// - Complexity: O(1), one branch, once there is a value.
  @inlinable
  @inline(__always)
  public func value(
    of property: StaticString, in owner: any Any.Type, named name: @autoclosure () -> ServiceName? = nil,
    from provider: @autoclosure () -> (any ServiceProvider)?,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Value {
    let word = word.load()
    if word > InjectionState.isLocked {
      // The word is the address of a value that lives as long as this storage.
      return UnsafePointer<Value>(bitPattern: word).unsafelyUnwrapped.pointee
    }
    return value(
      of: property, in: owner, named: name(), from: provider(),
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  @usableFromInline
  @inline(never)
  func value(
    of property: StaticString, in owner: any Any.Type, named name: ServiceName?,
    from provider: (any ServiceProvider)?, at place: CallPlace
  ) -> Value {
    if let stored = storedValue() { return stored }
    if let provider {
      do throws(ServiceError) {
        return try resolved { () throws(ServiceError) in try provider.injection(named: name) }
      } catch {
        error.stop(requesting: Value.self, name, place.fileID, place.line, place.column)
      }
    }
    // The result is not stored, because a provider may still be set.
    if let optional = Value.self as? any ReadableWithoutProvider.Type {
      // `optional` is `Value`, and the requirement returns `Self`.
      return optional.withoutProvider as! Value
    }
    ServiceIssue.missingProvider(Value.self, of: "\(property)", in: owner, place: place).stopTest()
  }
}
