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
      return try allFoundHere(ServiceRequest<T>(name: name))
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
      return try allFoundHere(ServiceRequest<T>(name: name))
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

  /// Resolves the service, or returns nil if none is registered.
  ///
  /// A ``ServiceScope`` is called directly, even through `any ServiceProvider`: a type check is cheaper than a witness
  /// call.
  @inlinable
  @inline(__always)
  func found<T>(_ request: ServiceRequest<T>) throws(ServiceError) -> T? {
    defer { _fixLifetime(self) }
    guard request.name == nil, let scope = asScope else { return try foundHere(request) }
    let (place, word) = scope.word(of: T.self)
    if let value = CellWord.value(in: word, as: T.self) { return value.pointee }
    if word != 0 { return try scope.takeUnretainedValue().value(at: place, word, as: T.self) }
    return scope.isClosing ? try scope.takeUnretainedValue().lookUpWhileClosing(request) : nil
  }

  @inlinable
  @inline(__always)
  func required<T>(_ request: ServiceRequest<T>) throws(ServiceError) -> T {
    defer { _fixLifetime(self) }
    if request.name == nil, let scope = asScope {
      let (place, word) = scope.word(of: T.self)
      if let value = CellWord.value(in: word, as: T.self) { return value.pointee }
      if word != 0 { return try scope.takeUnretainedValue().value(at: place, word, as: T.self) }
      if scope.isClosing, let found = try scope.takeUnretainedValue().lookUpWhileClosing(request) { return found }
    } else if let found = try foundHere(request) {
      return found
    }
    throw missing(T.self, request.name)
  }

  /// Calls ``find(_:)``, and throws each of its errors as a ``ServiceError``.
  @usableFromInline
  func foundHere<T>(_ request: ServiceRequest<T>) throws(ServiceError) -> T? {
    do { return try find(request) } catch { throw ServiceError.from(error, T.self, request.name) }
  }

  /// Calls ``findAll(_:)``, and throws each of its errors as a ``ServiceError``.
  @usableFromInline
  func allFoundHere<T>(_ request: ServiceRequest<T>) throws(ServiceError) -> [T] {
    do { return try findAll(request) } catch { throw ServiceError.from(error, T.self, request.name) }
  }

  /// This provider, if it is a scope.
  ///
  /// The scope is not retained, which would cost as much as all other work of finding an existing instance. The caller
  /// retains it, and the functions that use this property extend the lifetime of the scope until they return.
  @inlinable
  @inline(__always)
  var asScope: Unmanaged<ServiceScope>? {
    // `Self` is `ServiceScope`, and that class is final, so the object is a scope.
    Self.self == ServiceScope.self ? .passUnretained(unsafeDowncast(self, to: ServiceScope.self)) : nil
  }
}

extension Unmanaged<ServiceScope> {
  /// ``ServiceScope/isClosing``, without counting a reference.
  @inlinable
  @inline(__always)
  var isClosing: Bool { _withUnsafeGuaranteedRef { $0.isClosing } }

  /// Returns the place of the cell of a type, and the word in that cell. The caller retains the scope.
  @inlinable
  @inline(__always)
  func word<T>(of type: T.Type) -> (place: CellPlace, word: UInt) {
    _withUnsafeGuaranteedRef {
      let place = $0.place(of: type)
      return (place, $0.word(at: place))
    }
  }
}
