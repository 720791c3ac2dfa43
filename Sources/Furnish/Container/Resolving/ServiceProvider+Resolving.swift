// Each method exists twice: for services that may be requested anywhere, because they are `Sendable`,
// and for all others on the main actor.

extension ServiceProvider {
  /// Returns the service registered last for a type, or `nil` if none is registered.
  ///
  /// It stops the program if the service is registered and cannot be created. `require` throws in that case.
  ///
  /// - Parameters:
  ///   - type: The type that it is registered under.
  ///   - name: The name that it is registered under, if it has one.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  /// - Complexity: O(1), without a lock and without an allocation, if the instance exists already.
  @inlinable
  @inline(__always)
  public func resolve<T: Sendable>(
    _ type: T.Type = T.self, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> T? {
    do throws(ServiceError) {
      return try found(ServiceRequest<T>(name: name))
    } catch {
      error.stop(requesting: T.self, name, fileID, line, column)
    }
  }

  /// Returns the service registered last for a type, or `nil` if none is registered, bound to the main actor or not.
  ///
  /// The parameters and the result are those of the form for `Sendable` services.
  @inlinable
  @inline(__always)
  @MainActor
  public func resolve<T>(
    _ type: T.Type = T.self, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> T? {
    do throws(ServiceError) {
      return try found(ServiceRequest<T>(name: name))
    } catch {
      error.stop(requesting: T.self, name, fileID, line, column)
    }
  }

  /// Returns the service registered last for a type. If none is registered, it stops the program with an error that
  /// names the requester.
  ///
  /// It also stops the program if the service cannot be created. `require` throws in both cases. Do not use it for a
  /// service whose recipe throws errors that the program handles.
  ///
  /// - Parameters:
  ///   - type: The type that it is registered under.
  ///   - name: The name that it is registered under, if it has one.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  /// - Complexity: O(1), without a lock and without an allocation, if the instance exists already.
  @inlinable
  @inline(__always)
  public func resolveRequired<T: Sendable>(
    _ type: T.Type = T.self, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> T {
    do throws(ServiceError) {
      return try required(ServiceRequest<T>(name: name))
    } catch {
      error.stop(requesting: T.self, name, fileID, line, column)
    }
  }

  /// Returns the service registered last for a type, bound to the main actor or not. It stops the program if none is
  /// registered.
  ///
  /// The parameters and the result are those of the form for `Sendable` services.
  @inlinable
  @inline(__always)
  @MainActor
  public func resolveRequired<T>(
    _ type: T.Type = T.self, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> T {
    do throws(ServiceError) {
      return try required(ServiceRequest<T>(name: name))
    } catch {
      error.stop(requesting: T.self, name, fileID, line, column)
    }
  }

  /// Returns all services registered for a type, in order, and then the inputs of open levels that have this type; an
  /// empty array is no error.
  ///
  /// It stops the program if one of them cannot be created.
  ///
  /// - Parameters:
  ///   - type: The type that they are registered under.
  ///   - name: The name that they are registered under, if they have one.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  @inlinable
  @inline(__always)
  public func resolveAll<T: Sendable>(
    _ type: T.Type = T.self, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> [T] {
    do throws(ServiceError) {
      return try allFoundByProvider(ServiceRequest<T>(name: name))
    } catch {
      error.stop(requesting: T.self, name, fileID, line, column)
    }
  }

  /// Returns all services registered for a type, in order, bound to the main actor or not.
  ///
  /// The parameters and the result are those of the form for `Sendable` services.
  @inlinable
  @inline(__always)
  @MainActor
  public func resolveAll<T>(
    _ type: T.Type = T.self, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> [T] {
    do throws(ServiceError) {
      return try allFoundByProvider(ServiceRequest<T>(name: name))
    } catch {
      error.stop(requesting: T.self, name, fileID, line, column)
    }
  }

  /// Returns the service registered last for a type, or throws an error that names the requester.
  ///
  /// Use it where the program can continue without the service. In an `async` function, `try await` calls the form that
  /// also awaits asynchronous recipes; this form throws an error for a service that has to be awaited.
  ///
  /// ```swift
  /// let log = try provider.require((any Log).self)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type that it is registered under.
  ///   - name: The name that it is registered under, if it has one.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  /// - Returns: The service.
  /// - Throws: ``ServiceError`` if none is registered, or if it cannot be created.
  /// - Complexity: O(1), without a lock and without an allocation, if the instance exists already.
  @inlinable
  @inline(__always)
  public func require<T: Sendable>(
    _ type: T.Type = T.self, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) throws -> T {
    do throws(ServiceError) {
      return try required(ServiceRequest<T>(name: name))
    } catch {
      throw error.located(requesting: T.self, name, fileID, line, column)
    }
  }

  /// Returns the service registered last for a type, bound to the main actor or not, or throws an error.
  ///
  /// The parameters, the result and the errors are those of the form for `Sendable` services.
  @inlinable
  @inline(__always)
  @MainActor
  public func require<T>(
    _ type: T.Type = T.self, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) throws -> T {
    do throws(ServiceError) {
      return try required(ServiceRequest<T>(name: name))
    } catch {
      throw error.located(requesting: T.self, name, fileID, line, column)
    }
  }

  /// Passes the service to `body` without counting a reference, if the instance exists already: the provider retains
  /// it.
  ///
  /// ```swift
  /// provider.with((any Log).self) { log in log.write("hello") }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type that it is registered under.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  ///   - body: A function that uses the service. The program stops if the service is not registered.
  /// - Returns: The result of `body`.
  /// - Throws: Any error that `body` throws.
  @inlinable
  @inline(__always)
  public func with<T: Sendable, Success, Failure: Error>(
    _ type: T.Type = T.self,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    _ body: (borrowing T) throws(Failure) -> Success
  ) throws(Failure) -> Success {
    defer { _fixLifetime(self) }
    if let scope = asScope, let pointer = CellWord.value(in: scope.word(of: type).word, as: type) {
      return try body(pointer.pointee)
    }
    return try body(resolveRequired(type, fileID: fileID, line: line, column: column))
  }
}
