/// Runs `operation` with some services changed, for it and everything that it calls and awaits: child tasks, task
/// groups, and tasks that it starts. Detached tasks do not inherit the change.
///
/// Overrides nest, and the inner one takes precedence. A stored default that read a service which `update` changes is
/// created again for `operation`. Code outside never receives a value that was created with the change.
///
/// ```swift
/// withServices {
///   $0.retries = 5
///   $0[service: \Greeter.self].endpoints.part = { _ in { "so long" } }
/// } operation: {
///   ServiceValues.current.retries  // 5
/// }
/// ```
///
/// - Parameters:
///   - update: Changes a copy of the values in force.
///   - operation: A function that runs under the changed values.
/// - Returns: The result of `operation`.
/// - Throws: Any error that `update` or `operation` throws, with its type.
/// - Complexity: One allocation for each value that `update` sets, no matter how many values are in force.
@inlinable
public func withServices<Success, Failure: Error>(
  _ update: (inout ServiceValues) throws(Failure) -> Void,
  operation: () throws(Failure) -> Success
) throws(Failure) -> Success {
  try ServiceValues.current.overridden(update).bound(operation)
}

/// Runs an asynchronous `operation` with some services changed, on the caller's actor.
///
/// - Parameters:
///   - update: Changes a copy of the values in force.
///   - operation: A function that runs under the changed values, isolated as its caller is.
/// - Returns: The result of `operation`.
/// - Throws: Any error that `update` or `operation` throws, with its type.
@inlinable
public nonisolated(nonsending) func withServices<Success, Failure: Error>(
  _ update: (inout ServiceValues) throws(Failure) -> Void,
  operation: nonisolated(nonsending) () async throws(Failure) -> Success
) async throws(Failure) -> Success {
  try await ServiceValues.current.overridden(update).bound(operation)
}

/// Runs `operation` with some services changed by an `update` that throws nothing: the type of the errors is that of
/// `operation` alone.
///
/// ```swift
/// let total = try withServices { $0.retries = 5 } operation: { () throws(OutOfStock) in try order() }
/// ```
///
/// - Parameters:
///   - update: Changes a copy of the values in force.
///   - operation: A function that runs under the changed values.
/// - Returns: The result of `operation`.
/// - Throws: Any error that `operation` throws, with its type.
@inlinable
@_disfavoredOverload
public func withServices<Success, Failure: Error>(
  _ update: (inout ServiceValues) -> Void,
  operation: () throws(Failure) -> Success
) throws(Failure) -> Success {
  try ServiceValues.current.overridden(update).bound(operation)
}

/// Runs an asynchronous `operation` with some services changed by an `update` that throws nothing, on the caller's
/// actor.
///
/// The parameters, the result and the errors are those of the synchronous form.
@inlinable
@_disfavoredOverload
public nonisolated(nonsending) func withServices<Success, Failure: Error>(
  _ update: (inout ServiceValues) -> Void,
  operation: nonisolated(nonsending) () async throws(Failure) -> Success
) async throws(Failure) -> Success {
  try await ServiceValues.current.overridden(update).bound(operation)
}

extension ServiceValues {
  /// Runs `operation` with these values as the current ones.
  @inlinable
  package func bound<Success, Failure: Error>(
    _ operation: () throws(Failure) -> Success
  ) throws(Failure) -> Success {
    try layer.inForce(operation)
  }

  /// Runs an asynchronous `operation` with these values as the current ones.
  @inlinable
  package nonisolated(nonsending) func bound<Success, Failure: Error>(
    _ operation: nonisolated(nonsending) () async throws(Failure) -> Success
  ) async throws(Failure) -> Success {
    try await Layer.local.withValue(layer) { () async -> Result<Success, Failure> in
      do throws(Failure) { return .success(try await operation()) } catch { return .failure(error) }
    }.get()
  }
}
