extension ServiceProvider {
  /// Returns the service registered last for an implementation's interface, as that type, or `nil` if none is
  /// registered or another type implements it.
  ///
  /// ```swift
  /// let mock = provider.resolve(as: RepositoryMock.self)
  /// mock?.items = ["one"]
  /// ```
  ///
  /// - Parameters:
  ///   - implementation: The type that the recipe creates.
  ///   - name: The name that it is registered under, if it has one.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  public func resolve<I: ServiceImplementation & Sendable>(
    as implementation: I.Type, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> I? {
    do throws(ServiceError) {
      return try find(ServiceRequest<I.Interface>(name: name), as: implementation)
    } catch {
      error.stop(requesting: I.Interface.self, name, fileID, line, column)
    }
  }

  /// Returns the service registered last for an implementation's interface, as that type, bound to the main actor or
  /// not, or `nil` if none is registered or another type implements it.
  ///
  /// The parameters and the result are those of the form for `Sendable` services.
  @MainActor
  public func resolve<I: ServiceImplementation>(
    as implementation: I.Type, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> I? {
    do throws(ServiceError) {
      return try find(ServiceRequest<I.Interface>(name: name), as: implementation)
    } catch {
      error.stop(requesting: I.Interface.self, name, fileID, line, column)
    }
  }

  /// Returns the service registered last for an implementation's interface, as that type. It stops the program if none
  /// is registered, or another type implements it.
  ///
  /// ```swift
  /// let mock = provider.resolveRequired(as: RepositoryMock.self)
  /// mock.items = ["one"]
  /// ```
  ///
  /// - Parameters:
  ///   - implementation: The type that the recipe creates.
  ///   - name: The name that it is registered under, if it has one.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  public func resolveRequired<I: ServiceImplementation & Sendable>(
    as implementation: I.Type, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> I {
    do throws(ServiceError) {
      return try required(ServiceRequest<I.Interface>(name: name), as: implementation)
    } catch {
      error.stop(requesting: I.Interface.self, name, fileID, line, column)
    }
  }

  /// Returns the service registered last for an implementation's interface, as that type, bound to the main actor or
  /// not. It stops the program if none is registered, or another type implements it.
  ///
  /// The parameters and the result are those of the form for `Sendable` services.
  @MainActor
  public func resolveRequired<I: ServiceImplementation>(
    as implementation: I.Type, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> I {
    do throws(ServiceError) {
      return try required(ServiceRequest<I.Interface>(name: name), as: implementation)
    } catch {
      error.stop(requesting: I.Interface.self, name, fileID, line, column)
    }
  }

  /// Returns the service registered last for a type, cast to another type, or `nil` if none is registered or the cast
  /// fails.
  ///
  /// ```swift
  /// let mock = provider.resolve((any Repository).self, as: RepositoryMock.self)
  /// ```
  ///
  /// Use it in a test or a preview that configures a mock. It stops the program if the service is registered and cannot
  /// be created.
  ///
  /// - Parameters:
  ///   - type: The type that it is registered under.
  ///   - implementation: The type to cast the service to.
  ///   - name: The name that it is registered under, if it has one.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  public func resolve<T: Sendable, I: Sendable>(
    _ type: T.Type, as implementation: I.Type, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> I? {
    do throws(ServiceError) {
      return try find(ServiceRequest<T>(name: name), as: implementation)
    } catch {
      error.stop(requesting: T.self, name, fileID, line, column)
    }
  }

  /// Returns the service registered last for a type, cast to another type, bound to the main actor or not, or `nil` if
  /// none is registered or the cast fails.
  ///
  /// The parameters and the result are those of the form for `Sendable` services.
  @MainActor
  public func resolve<T, I>(
    _ type: T.Type, as implementation: I.Type, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> I? {
    do throws(ServiceError) {
      return try find(ServiceRequest<T>(name: name), as: implementation)
    } catch {
      error.stop(requesting: T.self, name, fileID, line, column)
    }
  }

  /// Returns the service registered last for a type, cast to another type. It stops the program if none is registered,
  /// or the cast fails.
  ///
  /// - Parameters:
  ///   - type: The type that it is registered under.
  ///   - implementation: The type to cast the service to.
  ///   - name: The name that it is registered under, if it has one.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  public func resolveRequired<T: Sendable, I: Sendable>(
    _ type: T.Type, as implementation: I.Type, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> I {
    do throws(ServiceError) {
      return try required(ServiceRequest<T>(name: name), as: implementation)
    } catch {
      error.stop(requesting: T.self, name, fileID, line, column)
    }
  }

  /// Returns the service registered last for a type, cast to another type, bound to the main actor or not. It stops the
  /// program if none is registered, or the cast fails.
  ///
  /// The parameters and the result are those of the form for `Sendable` services.
  @MainActor
  public func resolveRequired<T, I>(
    _ type: T.Type, as implementation: I.Type, name: ServiceName? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> I {
    do throws(ServiceError) {
      return try required(ServiceRequest<T>(name: name), as: implementation)
    } catch {
      error.stop(requesting: T.self, name, fileID, line, column)
    }
  }

  private func find<T, I>(
    _ request: ServiceRequest<T>, as implementation: I.Type
  ) throws(ServiceError) -> I? {
    guard let found = try foundByProvider(request) else { return nil }
    return found as? I
  }

  private func required<T, I>(
    _ request: ServiceRequest<T>, as implementation: I.Type
  ) throws(ServiceError) -> I {
    let found = try required(request)
    if let found = found as? I { return found }
    throw .wrongImplementation(
      ServiceSymbol(T.self, request.name), expected: implementation, found: type(of: found as Any))
  }
}
