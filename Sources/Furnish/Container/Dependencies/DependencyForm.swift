import FurnishPrimitives
import FurnishValues

/// A generic type, such as `Optional` or `Lazy`, whose argument is the service that a parameter of this type requests.
struct DependencyForm: Sendable {
  typealias IsRegistered = (ServiceIdentity) -> Bool

  /// The address of the metadata of one specialization of the generic type, such as `Optional<Never>`.
  private let example: UInt

  /// Whether a parameter requests a service of the type itself if one is registered.
  let isAmbiguous: Bool

  let hasSecondArgument: Bool
  let request: Reading

  /// Returns the request for the arguments of a specialization. The name is that of the service, if it is not part of
  /// the type.
  typealias Reading =
    @Sendable (
      _ first: any Any.Type, _ second: (any Any.Type)?, _ name: ServiceName?, @escaping IsRegistered
    ) -> DependencyRequest

  static let all = [
    DependencyForm(Optional<Never>.self, isAmbiguous: true) { wrapped, _, name, isRegistered in
      func request<Wrapped>(_ type: Wrapped.Type) -> DependencyRequest { optional(type, name, isRegistered) }
      return _openExistential(wrapped, do: request)
    },
    DependencyForm(Array<Never>.self, isAmbiguous: true) { element, _, name, _ in
      func request<Element>(_ type: Element.Type) -> DependencyRequest { array(type, name) }
      return _openExistential(element, do: request)
    },
    DependencyForm(Dictionary<Never, Never>.self, isAmbiguous: true, hasSecondArgument: true) { key, value, name, _ in
      // The cast succeeds: the arguments are those of a specialization of `Dictionary`, which requires that its first one
      // is `Hashable`.
      dictionary(of: value!, by: key as! any Hashable.Type, name)
    },
    DependencyForm(Lazy<Never>.self) { value, _, name, isRegistered in
      func request<Value>(_ type: Value.Type) -> DependencyRequest { lazy(type, name, isRegistered) }
      return _openExistential(value, do: request)
    },
    DependencyForm(Factory<Never>.self) { value, _, name, isRegistered in
      func request<Value>(_ type: Value.Type) -> DependencyRequest { factory(type, name, isRegistered) }
      return _openExistential(value, do: request)
    },
    DependencyForm(Named<Never, NoName>.self, hasSecondArgument: true) { value, ownName, name, _ in
      // The cast succeeds: the arguments are those of a specialization of `Named`, which requires that its second one is
      // `StaticServiceName`.
      named(value, by: ownName as! any StaticServiceName.Type, name)
    },
  ]

  private init(
    _ example: any Any.Type, isAmbiguous: Bool = false, hasSecondArgument: Bool = false,
    request: @escaping Reading
  ) {
    self.example = UInt(bitPattern: TypeMetadata.address(of: example))
    self.isAmbiguous = isAmbiguous
    self.hasSecondArgument = hasSecondArgument
    self.request = request
  }

  /// Returns the arguments of a specialization of the generic type; nil for other types.
  func arguments(of type: any Any.Type) -> (first: any Any.Type, second: (any Any.Type)?)? {
    let example = UnsafeRawPointer(bitPattern: example).unsafelyUnwrapped
    guard let arguments = furnish_generic_arguments(TypeMetadata.address(of: type), example) else { return nil }
    return (TypeMetadata.type(at: arguments[0]!), hasSecondArgument ? TypeMetadata.type(at: arguments[1]!) : nil)
  }

  private enum NoName: StaticServiceName {
    static var name: ServiceName { "" }
  }
}

// Each of these functions receives a type that is known only at run time, as a generic argument.

private func optional<Wrapped>(
  _ type: Wrapped.Type, _ name: ServiceName?, _ isRegistered: @escaping DependencyForm.IsRegistered
) -> DependencyRequest {
  var request = DependencyRequest.of(type, name: name, where: isRegistered)
  request.reader = OptionalReader<Wrapped>(request)
  if request.count == .one { request.count = .optional }
  return request
}

private func array<Element>(_ type: Element.Type, _ name: ServiceName?) -> DependencyRequest {
  DependencyRequest(service: type, name: name, count: .all, reader: ArrayReader<Element>(name: name))
}

private func lazy<Value>(
  _ type: Value.Type, _ name: ServiceName?, _ isRegistered: @escaping DependencyForm.IsRegistered
) -> DependencyRequest {
  var request = DependencyRequest.of(type, name: name, where: isRegistered)
  request.reader = LazyReader<Value>(request)
  request.isDeferred = true
  return request
}

private func factory<Value>(
  _ type: Value.Type, _ name: ServiceName?, _ isRegistered: @escaping DependencyForm.IsRegistered
) -> DependencyRequest {
  var request = DependencyRequest.of(type, name: name, where: isRegistered)
  request.reader = FactoryReader<Value>(request)
  request.isDeferred = true
  return request
}

private func dictionary(
  of value: any Any.Type, by key: any Hashable.Type, _ name: ServiceName?
) -> DependencyRequest {
  func dictionary<Value>(_ type: Value.Type) -> DependencyRequest { keyed(type, by: key, name) }
  return _openExistential(value, do: dictionary)
}

private func keyed<Key: Hashable, Value>(
  _ type: Value.Type, by key: Key.Type, _ name: ServiceName?
) -> DependencyRequest {
  let reader = DictionaryReader<Key, Value>(name: name)
  return DependencyRequest(service: type, name: name, keyType: key, count: .all, reader: reader)
}

private func named(
  _ type: any Any.Type, by ownName: any StaticServiceName.Type, _ name: ServiceName?
) -> DependencyRequest {
  func named<Value>(_ type: Value.Type) -> DependencyRequest { namedReader(type, by: ownName, name) }
  return _openExistential(type, do: named)
}

private func namedReader<Value, Name: StaticServiceName>(
  _ type: Value.Type, by ownName: Name.Type, _ name: ServiceName?
) -> DependencyRequest {
  var request = DependencyRequest(service: type, name: name ?? ownName.name)
  request.reader = NamedReader<Value, Name>(request)
  return request
}
