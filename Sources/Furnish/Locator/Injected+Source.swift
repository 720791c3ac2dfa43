/// Where an ``Injected`` property gets its service from.
public enum InjectedSource: Sendable, Hashable {
  /// Set with `withServices`, around the read or around the making of the property's owner, or
  /// for the whole program with `prepareServices`.
  case override
  /// The provider in force: a container, or one of its scopes.
  case provider
  /// The locator.
  case locator
  /// The default of the key.
  case `default`
}

/// What an ``Injected`` property requests.
@usableFromInline
enum InjectedRequest: Sendable {
  /// Whatever its function reads.
  case property
  case key(any TestServiceKey.Type)
  case type
  /// A type that is its own key.
  case typeWithDefault(any ServiceKey.Type)
}

extension Injected {
  /// Where the service comes from, read here and now; `nil` if it is not registered, and a read would
  /// stop the program.
  ///
  /// Nothing is created for an answer, except by a property that reads through a key path: that is
  /// read to find out.
  public var source: InjectedSource? {
    let values = ServiceValues(layer: .merged(creator: creator, reader: .current))
    switch request {
    case .property: return values.sourceOfWhat { _ = read($0) }
    case .key(let key): return values.source(of: key)
    case .type: return values.sourceOfType(Value.self)
    case .typeWithDefault(let key):
      let source = values.source(of: key)
      return source == .default ? values.sourceOfType(Value.self) ?? source : source
    }
  }

  /// Where the property is: `Module/File.swift:12`.
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

  /// Where the first key comes from that `read` reads.
  ///
  /// A build is notified of every key that is read under it; this one creates nothing.
  fileprivate func sourceOfWhat(_ read: (ServiceValues) -> Void) -> InjectedSource {
    let probe = Build(BuildSubject(key: InstanceKey(default: 0), type: Void.self), source: layer)
    read(ServiceValues(layer: TrackingLayer(probe, over: layer)))
    let first = Engine.lock.withLock { probe.dependencies.first }
    probe.fail(from: layer)
    guard let first else { return .default }
    let isPrepared = layer.base.strongRoot.kept(first.key)?.isPrepared ?? false
    return first.wasOverridden || isPrepared ? .override : .default
  }
}

extension ServiceProvider {
  /// Whether a service is registered. Ours say so without making it.
  fileprivate func has<T>(_ type: T.Type) -> Bool {
    if let scope = self as? ServiceScope { return scope.isRegistered(ServiceIdentity(type, nil)) }
    return resolvedHere(type) != nil
  }
}
