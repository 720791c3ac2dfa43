extension ServiceProvider {
  /// A service of which a part is known here only; nil where none is registered that takes
  /// such an argument. It is registered with `with:`.
  ///
  /// ```swift
  /// let session = provider.resolve(Session.self, with: userID)
  /// ```
  ///
  /// It stops the program where the service is registered and cannot be created; an
  /// ``AssistedFactory`` throws then.
  ///
  /// - Parameters:
  ///   - type: The type that it is registered under.
  ///   - argument: What the service cannot get from the container.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  public func resolve<T: Sendable, A>(
    _ type: T.Type = T.self, with argument: A,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> T? {
    assisted(argument, fileID, line, column)
  }

  /// The same, for services bound to the main actor or not.
  @MainActor
  public func resolve<T, A>(
    _ type: T.Type = T.self, with argument: A,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> T? {
    assisted(argument, fileID, line, column)
  }

  /// A service of which two parts are known here only.
  public func resolve<T: Sendable, A, B>(
    _ type: T.Type = T.self, with first: A, _ second: B,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> T? {
    assisted((first, second), fileID, line, column)
  }

  /// The same, for services bound to the main actor or not.
  @MainActor
  public func resolve<T, A, B>(
    _ type: T.Type = T.self, with first: A, _ second: B,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> T? {
    assisted((first, second), fileID, line, column)
  }

  /// A service of which a part is known here only. It stops the program where none is
  /// registered that takes such an argument.
  public func resolveRequired<T: Sendable, A>(
    _ type: T.Type = T.self, with argument: A,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> T {
    demanded(argument, fileID, line, column)
  }

  /// The same, for services bound to the main actor or not.
  @MainActor
  public func resolveRequired<T, A>(
    _ type: T.Type = T.self, with argument: A,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> T {
    demanded(argument, fileID, line, column)
  }

  /// A service of which two parts are known here only. It stops the program where none is
  /// registered that takes such arguments.
  public func resolveRequired<T: Sendable, A, B>(
    _ type: T.Type = T.self, with first: A, _ second: B,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> T {
    demanded((first, second), fileID, line, column)
  }

  /// The same, for services bound to the main actor or not.
  @MainActor
  public func resolveRequired<T, A, B>(
    _ type: T.Type = T.self, with first: A, _ second: B,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> T {
    demanded((first, second), fileID, line, column)
  }

  private func assisted<T, A>(
    _ argument: A, _ fileID: StaticString, _ line: UInt, _ column: UInt
  ) -> T? {
    do throws(ServiceError) {
      return try foundHere(ServiceRequest<AssistedFactory<T, A>>())?.made(argument)
    } catch {
      error.stop(asking: T.self, nil, fileID, line, column)
    }
  }

  private func demanded<T, A>(
    _ argument: A, _ fileID: StaticString, _ line: UInt, _ column: UInt
  ) -> T {
    do throws(ServiceError) {
      return try demand(ServiceRequest<AssistedFactory<T, A>>()).made(argument)
    } catch {
      error.stop(asking: T.self, nil, fileID, line, column)
    }
  }
}
