/// The source of the service of an ``Injected`` property.
public enum InjectedSource: Sendable, Hashable {
  /// An override: `withServices` around the read or around the creation of the property's owner, or `prepareServices`
  /// for the whole program.
  case override
  /// The provider in force: a container, or one of its scopes.
  case provider
  /// The locator.
  case locator
  /// The default of the key.
  case `default`
}

/// The kind of the request of an ``Injected`` property.
@usableFromInline
enum InjectedRequest: Sendable {
  /// The values that a function reads, such as the function that Swift creates from the key path in
  /// `@Injected(\.retries)`.
  case property
  /// The value of a key.
  case key(any TestServiceKey.Type)
  /// A service by its type.
  case type
  /// A type that is its own key.
  case typeWithDefault(any ServiceKey.Type)
}

extension Injected {
  /// The current source of the service; `nil` if the service is not registered, so that a read would stop the program.
  ///
  /// Reading `source` creates no service, with one exception: a property with a key path is read, to find the key
  /// behind it.
  public var source: InjectedSource? {
    let values = ServiceValues(layer: .merged(.current, over: creator))
    switch request {
    case .property: return values.sourceOfFirstKey { _ = read($0) }
    case .key(let key): return values.source(of: key)
    case .type: return values.sourceOfType(Value.self)
    case .typeWithDefault(let key):
      let source = values.source(of: key)
      return source == .default ? values.sourceOfType(Value.self) ?? source : source
    }
  }

  /// The place of the property: `Module/File.swift:12`.
  public var place: String { sourcePlace.description }
}

extension ServiceValues {
  fileprivate func source(of key: any TestServiceKey.Type) -> InjectedSource {
    func isSet<Key: TestServiceKey>(_ key: Key.Type) -> Bool { layer.hasSet(key) }
    return isSet(key) ? .override : .default
  }

  func sourceOfType<T>(_ type: T.Type) -> InjectedSource? {
    if let provider, provider.has(type) { return .provider }
    if locator.has(type) { return .locator }
    guard let optional = type as? any OptionalService.Type else { return nil }
    return optional.source(in: self)
  }

  /// Finds the source of the first key that `read` reads.
  ///
  /// A build records every key that is read under it. The build `probe` has no recipe: it only records the keys.
  fileprivate func sourceOfFirstKey(_ read: (ServiceValues) -> Void) -> InjectedSource {
    let probe = Build(BuildSubject(key: InstanceKey(default: 0), type: Void.self), source: layer)
    read(ServiceValues(layer: TrackingLayer(probe, over: layer)))
    let first = Engine.lock.withLock { probe.dependencies.first }
    probe.fail(from: layer)
    guard let first else { return .default }
    let isPrepared = layer.base.strongRoot.storedValue(first.key)?.isPrepared ?? false
    return first.wasOverridden || isPrepared ? .override : .default
  }
}

extension ServiceProvider {
  /// Returns whether a service is registered. A ``ServiceScope`` returns this without creating it.
  fileprivate func has<T>(_ type: T.Type) -> Bool {
    if let scope = self as? ServiceScope { return scope.isRegistered(ServiceIdentity(type, nil)) }
    return resolvedHere(type, at: nil) != nil
  }
}
