/// A type that creates the argument for a parameter that requests more than a plain service.
// `@unchecked Sendable`: this class and its subclasses store only types and requests, set in `init`.
@usableFromInline
package class DependencyReader: @unchecked Sendable {
  /// Initializes `memory`, which has the layout of the parameter's type, with the argument.
  func read(
    from scope: ServiceScope, into memory: UnsafeMutableRawPointer
  ) throws(ServiceError) {}
}

/// The reader of `(any P)?`: the argument is nil if nothing is registered.
// `@unchecked Sendable`: as for `DependencyReader`.
final class OptionalReader<Wrapped>: DependencyReader, @unchecked Sendable {
  private let wrapped: DependencyRequest

  init(_ wrapped: DependencyRequest) { self.wrapped = wrapped }

  override func read(
    from scope: ServiceScope, into memory: UnsafeMutableRawPointer
  ) throws(ServiceError) {
    let value: Wrapped? = try scope.optionalArgument(for: wrapped)
    memory.initializeMemory(as: Wrapped?.self, to: value)
  }
}

/// The reader of `[any P]`: the argument has all registrations, in order.
// `@unchecked Sendable`: as for `DependencyReader`.
final class ArrayReader<Element>: DependencyReader, @unchecked Sendable {
  private let name: ServiceName?

  init(name: ServiceName?) { self.name = name }

  override func read(
    from scope: ServiceScope, into memory: UnsafeMutableRawPointer
  ) throws(ServiceError) {
    let all: [Element] = try scope.arguments(named: name)
    memory.initializeMemory(as: [Element].self, to: all)
  }
}

/// The reader of ``Lazy``: the argument requests the service at the first use.
// `@unchecked Sendable`: as for `DependencyReader`.
final class LazyReader<Value>: DependencyReader, @unchecked Sendable {
  private let value: DependencyRequest

  init(_ value: DependencyRequest) { self.value = value }

  override func read(
    from scope: ServiceScope, into memory: UnsafeMutableRawPointer
  ) throws(ServiceError) {
    let (handle, value) = (ScopeHandle(to: scope, for: value), value)
    let lazy = Lazy<Value>(resolving: { () throws(ServiceError) in
      try handle.requesting { scope throws(ServiceError) in try scope.argument(for: value) }
    })
    memory.initializeMemory(as: Lazy<Value>.self, to: lazy)
  }
}

/// The reader of ``Factory``: the argument requests the service at each call.
// `@unchecked Sendable`: as for `DependencyReader`.
final class FactoryReader<Value>: DependencyReader, @unchecked Sendable {
  private let value: DependencyRequest

  init(_ value: DependencyRequest) { self.value = value }

  override func read(
    from scope: ServiceScope, into memory: UnsafeMutableRawPointer
  ) throws(ServiceError) {
    let (handle, value) = (ScopeHandle(to: scope, for: value), value)
    let factory = Factory<Value>(resolving: { () throws(ServiceError) in
      try handle.requesting { scope throws(ServiceError) in try scope.argument(for: value) }
    })
    memory.initializeMemory(as: Factory<Value>.self, to: factory)
  }
}

/// The reader of ``Named``: the argument is the service that is registered under the name.
// `@unchecked Sendable`: as for `DependencyReader`.
final class NamedReader<Value, Name: StaticServiceName>: DependencyReader, @unchecked Sendable {
  private let value: DependencyRequest

  init(_ value: DependencyRequest) { self.value = value }

  override func read(
    from scope: ServiceScope, into memory: UnsafeMutableRawPointer
  ) throws(ServiceError) {
    let named = Named<Value, Name>(try scope.argument(for: value))
    memory.initializeMemory(as: Named<Value, Name>.self, to: named)
  }
}

/// The reader of `any ServiceProvider`: the argument is the provider itself.
// `@unchecked Sendable`: as for `DependencyReader`.
final class ProviderReader: DependencyReader, @unchecked Sendable {
  override func read(
    from scope: ServiceScope, into memory: UnsafeMutableRawPointer
  ) throws(ServiceError) {
    memory.initializeMemory(
      as: (any ServiceProvider).self, to: scope.providerForRecipe)
  }
}
