// The functions behind the methods that resolve services. They are inlined into their callers, and find an existing
// instance without a lock and without counting a reference.

extension ServiceProvider {
  /// Resolves the service, or returns nil if none is registered.
  ///
  /// A ``ServiceScope`` is called directly, even through `any ServiceProvider`: a type check is cheaper than a witness
  /// call.
  @inlinable
  @inline(__always)
  func found<T>(_ request: ServiceRequest<T>) throws(ServiceError) -> T? {
    defer { _fixLifetime(self) }
    guard request.name == nil, let scope = asScope else { return try foundByProvider(request) }
    let (place, word) = scope.word(of: T.self)
    if let value = CellWord.value(in: word, as: T.self) { return value.pointee }
    // `Self` is `ServiceScope`: see `asScope`.
    if word != 0 { return try unsafeDowncast(self, to: ServiceScope.self).value(at: place, word, as: T.self) }
    return scope.isClosing ? try scope.takeUnretainedValue().lookUpWhileClosing(request) : nil
  }

  @inlinable
  @inline(__always)
  func required<T>(_ request: ServiceRequest<T>) throws(ServiceError) -> T {
    defer { _fixLifetime(self) }
    if request.name == nil, let scope = asScope {
      let (place, word) = scope.word(of: T.self)
      if let value = CellWord.value(in: word, as: T.self) { return value.pointee }
      // `Self` is `ServiceScope`: see `asScope`.
      if word != 0 { return try unsafeDowncast(self, to: ServiceScope.self).value(at: place, word, as: T.self) }
      if scope.isClosing, let found = try scope.takeUnretainedValue().lookUpWhileClosing(request) { return found }
    } else if let found = try foundByProvider(request) {
      return found
    }
    throw missing(T.self, request.name)
  }

  /// Calls ``find(_:)``, and throws each of its errors as a ``ServiceError``.
  @usableFromInline
  func foundByProvider<T>(_ request: ServiceRequest<T>) throws(ServiceError) -> T? {
    do { return try find(request) } catch { throw ServiceError.from(error, T.self, request.name) }
  }

  /// Calls ``findAll(_:)``, and throws each of its errors as a ``ServiceError``.
  @usableFromInline
  func allFoundByProvider<T>(_ request: ServiceRequest<T>) throws(ServiceError) -> [T] {
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
