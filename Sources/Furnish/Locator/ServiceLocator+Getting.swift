public import FurnishPrimitives

// Each method exists twice: for services that may be read anywhere, because they are `Sendable`, and
// for all others on the main actor.

extension ServiceLocator {
  /// Returns the service that was added for a type.
  ///
  /// ```swift
  /// let storage: any Storage = ServiceLocator.shared.getService()
  /// ```
  ///
  /// If none was added, it fails the test that is running, and stops the program; ``findService(_:)-8k6eo`` returns
  /// `nil`. For an optional type, it returns the service that the optional wraps, or `nil`.
  ///
  /// - Parameters:
  ///   - type: The type that it was added as.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the call, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  /// - Complexity: O(1), without a lock and without an allocation.
  @inlinable
  @inline(__always)
  public func getService<T: Sendable>(
    _ type: T.Type = T.self,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> T {
    if let found = found(type) { return found }
    return wrappedOrStop(
      type, at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Returns the service that was added for a type, bound to the main actor or not.
  ///
  /// The parameters and the result are those of the form for `Sendable` services.
  @inlinable
  @inline(__always)
  @MainActor
  public func getService<T>(
    _ type: T.Type = T.self,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> T {
    if let found = found(type) { return found }
    return wrappedOrStop(
      type, at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Returns the service that was added for a type, or `nil` if none was.
  ///
  /// - Parameter type: The type that it was added as.
  /// - Complexity: O(1), without a lock and without an allocation.
  @inlinable
  @inline(__always)
  public func findService<T: Sendable>(_ type: T.Type = T.self) -> T? { found(type) }

  /// Returns the service that was added for a type, bound to the main actor or not, or `nil` if none was.
  ///
  /// The parameters and the result are those of the form for `Sendable` services.
  @inlinable
  @inline(__always)
  @MainActor
  public func findService<T>(_ type: T.Type = T.self) -> T? { found(type) }
}

extension ServiceLocator {
  /// Finds the service in the locator in force.
  @inlinable
  @inline(__always)
  func found<T>(_ type: T.Type) -> T? {
    redirection.load() == 0 ? own(type) : inForce.ownSlowly(type)
  }

  /// Returns the service that was added to this locator. The caller ensures that the service is `Sendable`, or that it
  /// is read on the main actor.
  @inlinable
  @inline(__always)
  func own<T>(_ type: T.Type) -> T? {
    let borrow = furnish_table_borrow(table.address, ServiceLocator.key(of: type))
    var service: T?
    if borrow.announcement != nil {
      service = UnsafeRawPointer(bitPattern: borrow.box).map {
        Unmanaged<StoredValue>.fromOpaque($0)._withUnsafeGuaranteedRef { $0.value(as: type) }
      }
    } else if borrow.box != 0 {
      service = ownUnderLock(type)
    }
    if furnish_borrow_end(borrow.announcement, leftovers.address) { releaseLeftovers() }
    return service
  }

  /// Returns the result of `own(_:)` without inlining it, so that each caller of `found(_:)` contains that code once.
  @usableFromInline
  func ownSlowly<T>(_ type: T.Type) -> T? { own(type) }

  /// Reads a service under the lock. This is the slow path for a moment at which so many threads read that no place is
  /// free to announce another read. The lock prevents the removal of the service during the read.
  @usableFromInline
  func ownUnderLock<T>(_ type: T.Type) -> T? {
    entry(for: ServiceLocator.key(of: type))?.value.value(as: type)
  }

  @usableFromInline
  func has<T>(_ type: T.Type) -> Bool { entry(for: ServiceLocator.key(of: type)) != nil }
}
