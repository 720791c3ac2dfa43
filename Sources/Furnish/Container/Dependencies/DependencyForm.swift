/// The types of parameters that stand for something else than a service of that very type.
struct DependencyForm {
  /// The metadata of one instance of the generic type.
  ///
  /// `nonisolated(unsafe)` below: metadata stays where it is for as long as the process runs,
  /// and is only read.
  let example: UnsafeRawPointer
  let hasName: Bool
  let request: (_ argument: any Any.Type, _ second: (any Any.Type)?) -> DependencyRequest

  nonisolated(unsafe) static let all = [
    DependencyForm(Optional<Never>.self) { argument, _ in _openExistential(argument, do: optional) },
    DependencyForm(Array<Never>.self) { argument, _ in _openExistential(argument, do: array) },
    DependencyForm(Lazy<Never>.self) { argument, _ in _openExistential(argument, do: lazy) },
    DependencyForm(Factory<Never>.self) { argument, _ in _openExistential(argument, do: factory) },
    DependencyForm(Named<Never, NoName>.self, hasName: true) { argument, name in
      // The second argument of `Named` is constrained to be one.
      named(argument, by: name as! any ServiceNamed.Type)
    },
  ]

  private init(
    _ example: any Any.Type, hasName: Bool = false,
    request: @escaping (any Any.Type, (any Any.Type)?) -> DependencyRequest
  ) {
    // A metatype is the address of its type's metadata.
    self.example = unsafeBitCast(example, to: UnsafeRawPointer.self)
    self.hasName = hasName
    self.request = request
  }

  private enum NoName: ServiceNamed {
    static var name: ServiceName { "" }
  }
}

// Each takes a type that is only known at run time, and goes on with it as a generic one.

private func optional<Wrapped>(_ type: Wrapped.Type) -> DependencyRequest {
  var request = DependencyRequest.of(type)
  request.reader = OptionalReader<Wrapped>(request)
  if request.count == .one { request.count = .optional }
  return request
}

private func array<Element>(_ type: Element.Type) -> DependencyRequest {
  let element = DependencyRequest(service: type, name: nil)
  return DependencyRequest(
    service: element.service, name: element.name, count: .all,
    reader: ArrayReader<Element>(name: element.name))
}

private func lazy<Value>(_ type: Value.Type) -> DependencyRequest {
  var request = DependencyRequest.of(type)
  request.reader = LazyReader<Value>(request)
  request.isDeferred = true
  return request
}

private func factory<Value>(_ type: Value.Type) -> DependencyRequest {
  var request = DependencyRequest.of(type)
  request.reader = FactoryReader<Value>(request)
  request.isDeferred = true
  return request
}

private func named(_ type: any Any.Type, by name: any ServiceNamed.Type) -> DependencyRequest {
  func named<Value>(_ type: Value.Type) -> DependencyRequest { namedReader(type, by: name) }
  return _openExistential(type, do: named)
}

private func namedReader<Value, Name: ServiceNamed>(
  _ type: Value.Type, by name: Name.Type
) -> DependencyRequest {
  let request = DependencyRequest(service: type, name: name.name)
  return DependencyRequest(
    service: type, name: name.name, reader: NamedReader<Value, Name>(request))
}
