/// The reader of `[Route: any Handler]`: the argument has the services that are registered under keys of that type.
// `@unchecked Sendable`: as for `DependencyReader`.
final class DictionaryReader<Key: Hashable, Value>: DependencyReader, @unchecked Sendable {
  override func read(
    from scope: ServiceScope, into memory: UnsafeMutableRawPointer
  ) throws(ServiceError) {
    let all: [Key: Value] = try scope.keyedArguments(by: Key.self)
    memory.initializeMemory(as: [Key: Value].self, to: all)
  }
}

extension Dictionary: ProviderReadable {
  static func read(from provider: any ServiceProvider, named name: ServiceName?) throws(ServiceError) -> Self {
    try provider.allFoundHere(ServiceRequest<Value>(name: name), by: Key.self)
  }

  static var withoutProvider: Self? { nil }
}
