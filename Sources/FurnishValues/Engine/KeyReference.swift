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
      KeyReference.defaultValue(of: key, in: context)
    }
  }

  /// Returns the value of a key that a context reads.
  ///
  /// If the module of the key or another module declares the conformance to ``ServiceKey``, the three values are those of
  /// this conformance. Otherwise a running program reads the test value.
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
