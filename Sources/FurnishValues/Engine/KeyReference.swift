/// A key for ``Layer/readSlowly(_:place:)``, generic only over the type of its value.
///
/// It is created where the key's type is known. If `readSlowly` were generic over `Key`, the runtime would search for
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
      KeyReference.defaultValue(of: key, in: context)
    }
  }

  /// Returns the value that a key declares for a context.
  ///
  /// If a linked module declares the conformance of the key to ``ServiceKey``, all values are those of this
  /// conformance. Otherwise the key has no live value, and a running program receives the test value.
  @usableFromInline
  static func defaultValue<Key: TestServiceKey>(of key: Key.Type, in context: ServiceValues.Context) -> Value
  where Key.Value == Value {
    guard let complete = key as? any ServiceKey.Type else {
      switch context {
      case .live:
        Build.noteMissing(.liveValue, of: key)
        return key.testValue
      case .preview: return key.previewValue
      case .test: return key.testValue
      }
    }
    func value<Complete: ServiceKey>(of key: Complete.Type) -> Value {
      let value =
        switch context {
        case .live: key.defaultValue
        case .preview: key.previewValue
        case .test: key.testValue
        }
      // The same type has the same `Value`; a cast would search conformances.
      return unsafeBitCast(value, to: Value.self)
    }
    return _openExistential(complete, do: value)
  }
}
