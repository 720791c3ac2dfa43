// swift-format-ignore-file: written by `Scripts/check generated --write`.

// The compiler prefers these to the form that takes any number of parameters, and specializes them for each use:
// see Recipe+Arities.swift.

extension ServiceCollection {

  /// Registers a transient service, `Sendable` or not, that is created by a function without parameters. See <doc:Containers>.
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<T, Failure: Error>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: Transient,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @isolated(any) @Sendable () throws(Failure) -> T
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        Recipe(service, calling: make), name: name, key: key, lifetime: lifetime,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers a transient service, `Sendable` or not, that is created by a function with one parameter. See <doc:Containers>.
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<T, A, Failure: Error>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: Transient,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @isolated(any) @Sendable (A) throws(Failure) -> T
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        Recipe(service, calling: make), name: name, key: key, lifetime: lifetime,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers a transient service, `Sendable` or not, that is created by a function with two parameters. See <doc:Containers>.
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<T, A, B, Failure: Error>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: Transient,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @isolated(any) @Sendable (A, B) throws(Failure) -> T
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        Recipe(service, calling: make), name: name, key: key, lifetime: lifetime,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers a transient service, `Sendable` or not, that is created by a function with three parameters. See <doc:Containers>.
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<T, A, B, C, Failure: Error>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: Transient,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @isolated(any) @Sendable (A, B, C) throws(Failure) -> T
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        Recipe(service, calling: make), name: name, key: key, lifetime: lifetime,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers a transient service, `Sendable` or not, that is created by a function with four parameters. See <doc:Containers>.
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<T, A, B, C, D, Failure: Error>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: Transient,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @isolated(any) @Sendable (A, B, C, D) throws(Failure) -> T
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        Recipe(service, calling: make), name: name, key: key, lifetime: lifetime,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers a transient service, `Sendable` or not, that is created by a function with five parameters. See <doc:Containers>.
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<T, A, B, C, D, E, Failure: Error>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: Transient,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @isolated(any) @Sendable (A, B, C, D, E) throws(Failure) -> T
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        Recipe(service, calling: make), name: name, key: key, lifetime: lifetime,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }

  /// Registers a transient service, `Sendable` or not, that is created by a function with six parameters. See <doc:Containers>.
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<T, A, B, C, D, E, F, Failure: Error>(
    _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
    lifetime: Transient,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ make: @escaping @isolated(any) @Sendable (A, B, C, D, E, F) throws(Failure) -> T
  ) -> any ServiceCollection {
    add(
      ServiceRegistration(
        Recipe(service, calling: make), name: name, key: key, lifetime: lifetime,
        fileID: fileID, filePath: filePath, line: line, column: column))
    return self
  }
}
