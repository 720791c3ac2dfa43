/// A box for the argument of a `consuming` parameter. Interceptors pass on the box, and the call of the endpoint takes
/// the argument out of it, once.
///
/// For the code that `@ClosureService` writes.
public final class ConsumedArgument<Value: ~Copyable> {
  private var value: Value?
  private let declaration: ServiceEndpoint

  /// Wraps an argument.
  ///
  /// - Parameters:
  ///   - value: The argument.
  ///   - declaration: The endpoint that it is passed to.
  public init(_ value: consuming Value, of declaration: ServiceEndpoint) {
    self.value = consume value
    self.declaration = declaration
  }

  /// Returns the argument. Traps when it is called a second time.
  public func take() -> Value {
    if let value = value.take() { return value }
    ServiceIssue.takenTwice(declaration).stopTest()
  }
}

/// A box for the argument of a `sending` parameter. Interceptors pass on the box, and the call of the endpoint takes
/// the argument out of it, once.
///
/// For the code that `@ClosureService` writes.
// `@unchecked Sendable`: `init` receives a value that no other code can reach, and `take` empties the
// property. In between, only the call that created this object has access to it.
public final class SentArgument<Value: ~Copyable>: @unchecked Sendable {
  private var value: Value?
  private let declaration: ServiceEndpoint

  /// Wraps an argument.
  ///
  /// - Parameters:
  ///   - value: The argument.
  ///   - declaration: The endpoint that it is passed to.
  public init(_ value: consuming sending Value, of declaration: ServiceEndpoint) {
    self.value = consume value
    self.declaration = declaration
  }

  /// Returns the argument. Traps when it is called a second time.
  public func take() -> sending Value {
    // `nonisolated(unsafe)`: the property is empty from here on, so this is the only reference.
    nonisolated(unsafe) let taken = value.take()
    if let taken { return taken }
    ServiceIssue.takenTwice(declaration).stopTest()
  }
}
