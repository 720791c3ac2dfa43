extension ServiceProvider {
  /// Returns a service that takes an argument from the caller, or `nil` if none with such an argument is registered.
  /// Such a service is registered with `register(_:with:)`.
  ///
  /// ```swift
  /// let session = provider.resolve(Session.self, with: userID)
  /// ```
  ///
  /// This method stops the program if the service is registered and cannot be created. ``AssistedFactory/make(_:)``
  /// throws in that case.
  ///
  /// - Parameters:
  ///   - type: The type that it is registered under.
  ///   - argument: The argument that the container cannot provide.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  public func resolve<T: Sendable, A>(
    _ type: T.Type = T.self, with argument: A,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> T? {
    createdIfRegistered(argument, fileID, line, column)
  }

  /// Returns a service that takes an argument from the caller, bound to the main actor or not, or `nil` if none with
  /// such an argument is registered.
  ///
  /// The parameters and the result are those of the form for `Sendable` services.
  @MainActor
  public func resolve<T, A>(
    _ type: T.Type = T.self, with argument: A,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> T? {
    createdIfRegistered(argument, fileID, line, column)
  }

  /// Returns a service that takes two arguments from the caller, or `nil` if none with such arguments is registered.
  ///
  /// It stops the program if the service is registered and cannot be created.
  ///
  /// - Parameters:
  ///   - type: The type that it is registered under.
  ///   - first: The first argument that the container cannot provide.
  ///   - second: The second argument that the container cannot provide.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  public func resolve<T: Sendable, A, B>(
    _ type: T.Type = T.self, with first: A, _ second: B,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> T? {
    createdIfRegistered((first, second), fileID, line, column)
  }

  /// Returns a service that takes two arguments from the caller, bound to the main actor or not, or `nil` if none with
  /// such arguments is registered.
  ///
  /// The parameters and the result are those of the form for `Sendable` services.
  @MainActor
  public func resolve<T, A, B>(
    _ type: T.Type = T.self, with first: A, _ second: B,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> T? {
    createdIfRegistered((first, second), fileID, line, column)
  }

  /// Returns a service that takes an argument from the caller. It stops the program if none with such an argument is
  /// registered.
  ///
  /// Each call creates a new service. ``AssistedFactory/make(_:)`` throws in the cases in which this method stops the
  /// program. A request without an argument does not find such a service.
  ///
  /// ```swift
  /// let session = provider.resolveRequired(Session.self, with: userID)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type that it is registered under.
  ///   - argument: The argument that the container cannot provide.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  public func resolveRequired<T: Sendable, A>(
    _ type: T.Type = T.self, with argument: A,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> T {
    createdOrStop(argument, fileID, line, column)
  }

  /// Returns a service that takes an argument from the caller, bound to the main actor or not. It stops the program if
  /// none with such an argument is registered.
  ///
  /// The parameters and the result are those of the form for `Sendable` services.
  @MainActor
  public func resolveRequired<T, A>(
    _ type: T.Type = T.self, with argument: A,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> T {
    createdOrStop(argument, fileID, line, column)
  }

  /// Returns a service that takes two arguments from the caller. It stops the program if none with such arguments is
  /// registered.
  ///
  /// - Parameters:
  ///   - type: The type that it is registered under.
  ///   - first: The first argument that the container cannot provide.
  ///   - second: The second argument that the container cannot provide.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  public func resolveRequired<T: Sendable, A, B>(
    _ type: T.Type = T.self, with first: A, _ second: B,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> T {
    createdOrStop((first, second), fileID, line, column)
  }

  /// Returns a service that takes two arguments from the caller, bound to the main actor or not. It stops the program
  /// if none with such arguments is registered.
  ///
  /// The parameters and the result are those of the form for `Sendable` services.
  @MainActor
  public func resolveRequired<T, A, B>(
    _ type: T.Type = T.self, with first: A, _ second: B,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> T {
    createdOrStop((first, second), fileID, line, column)
  }

  private func createdIfRegistered<T, A>(
    _ argument: A, _ fileID: StaticString, _ line: UInt, _ column: UInt
  ) -> T? {
    do throws(ServiceError) {
      return try foundByProvider(ServiceRequest<AssistedFactory<T, A>>())?.create(argument)
    } catch {
      error.stop(requesting: T.self, nil, fileID, line, column)
    }
  }

  private func createdOrStop<T, A>(
    _ argument: A, _ fileID: StaticString, _ line: UInt, _ column: UInt
  ) -> T {
    do throws(ServiceError) {
      return try required(ServiceRequest<AssistedFactory<T, A>>()).create(argument)
    } catch {
      error.stop(requesting: T.self, nil, fileID, line, column)
    }
  }
}
