/// A key for the slow path, generic only over the type of its value.
///
/// It is created where the key's type is known. If the slow path were generic over `Key`, the runtime would search for
/// `Key.Value` by name at the first read of each key, which costs more than all the rest of a first read.
@usableFromInline
struct KeyReference<Value: Sendable> {
  let address: UInt
  let type: any TestServiceKey.Type
  let makeDefault: (ServiceValues.Context) -> Value

  @usableFromInline
  init(address: UInt, type: any TestServiceKey.Type, makeDefault: @escaping (ServiceValues.Context) -> Value) {
    self.address = address
    self.type = type
    self.makeDefault = makeDefault
  }

  @inlinable
  init<Key: TestServiceKey>(_ key: Key.Type) where Key.Value == Value {
    self.init(address: Layer.address(of: key), type: key) { context in
      switch context {
      case .live: KeyReference.liveValue(of: key)
      case .preview: key.previewValue
      case .test: key.testValue
      }
    }
  }

  /// Returns the live value, which the module of the key or another module declares; the test value of the key if no
  /// module declares a live one.
  @usableFromInline
  static func liveValue<Key: TestServiceKey>(of key: Key.Type) -> Value where Key.Value == Value {
    guard let live = key as? any ServiceKey.Type else {
      Build.noteMissing(.liveValue, of: key)
      return key.testValue
    }
    func value<Live: ServiceKey>(of live: Live.Type) -> Value {
      // The same type has the same `Value`; a cast would search conformances.
      unsafeBitCast(live.defaultValue, to: Value.self)
    }
    return _openExistential(live, do: value)
  }
}
