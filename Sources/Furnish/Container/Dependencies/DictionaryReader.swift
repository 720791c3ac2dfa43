/// The reader of `[Route: any Handler]`: the argument has the services that are registered under keys of the type
/// `Route`.
// `@unchecked Sendable`: as for `DependencyReader`.
final class DictionaryReader<Key: Hashable, Value>: DependencyReader, @unchecked Sendable {
  private let name: ServiceName?

  init(name: ServiceName?) { self.name = name }

  override func read(
    from scope: ServiceScope, into memory: UnsafeMutableRawPointer
  ) throws(ServiceError) {
    let all: [Key: Value] = try scope.keyedArguments(by: Key.self, named: name)
    memory.initializeMemory(as: [Key: Value].self, to: all)
  }
}
