extension ServiceProvider {
  /// A service of which a part is known here only; nil where none is registered that takes
  /// such an argument. It is registered with `with:`.
  ///
  /// ```swift
  /// let session = provider.resolve(Session.self, with: userID)
  /// ```
  ///
  /// It stops the program where the service is registered and cannot be made; an
  /// ``AssistedFactory`` throws then.
  ///
  /// - Parameters:
  ///   - type: The type that it is registered under.
  ///   - argument: What the service cannot get from the container.
  public func resolve<T: Sendable, A>(_ type: T.Type = T.self, with argument: A) -> T? {
    assisted(argument)
  }

  /// The same, for services bound to the main actor or not.
  @MainActor
  public func resolve<T, A>(_ type: T.Type = T.self, with argument: A) -> T? {
    assisted(argument)
  }

  /// A service of which two parts are known here only.
  public func resolve<T: Sendable, A, B>(_ type: T.Type = T.self, with first: A, _ second: B) -> T? {
    assisted((first, second))
  }

  /// The same, for services bound to the main actor or not.
  @MainActor
  public func resolve<T, A, B>(_ type: T.Type = T.self, with first: A, _ second: B) -> T? {
    assisted((first, second))
  }

  /// A service of which a part is known here only. It stops the program where none is
  /// registered that takes such an argument.
  public func resolveRequired<T: Sendable, A>(_ type: T.Type = T.self, with argument: A) -> T {
    demanded(argument)
  }

  /// The same, for services bound to the main actor or not.
  @MainActor
  public func resolveRequired<T, A>(_ type: T.Type = T.self, with argument: A) -> T {
    demanded(argument)
  }

  /// A service of which two parts are known here only. It stops the program where none is
  /// registered that takes such arguments.
  public func resolveRequired<T: Sendable, A, B>(
    _ type: T.Type = T.self, with first: A, _ second: B
  ) -> T {
    demanded((first, second))
  }

  /// The same, for services bound to the main actor or not.
  @MainActor
  public func resolveRequired<T, A, B>(
    _ type: T.Type = T.self, with first: A, _ second: B
  ) -> T {
    demanded((first, second))
  }

  private func assisted<T, A>(_ argument: A) -> T? {
    ServiceError.stopping { () throws(ServiceError) in
      try find(ServiceRequest<AssistedFactory<T, A>>())?.make(argument)
    }
  }

  private func demanded<T, A>(_ argument: A) -> T {
    ServiceError.stopping { () throws(ServiceError) in
      try demand(ServiceRequest<AssistedFactory<T, A>>()).make(argument)
    }
  }
}
