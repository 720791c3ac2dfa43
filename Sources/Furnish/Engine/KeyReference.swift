/// A key as the slow path sees it: generic over the value alone.
///
/// It is made where the key's type is known. Behind a generic `Key`, the runtime would have
/// to look up `Key.Value` by name the first time it meets each key, which costs more than
/// all the rest of a first read.
@usableFromInline
struct KeyReference<Value: Sendable> {
  let address: UInt
  let type: any ServiceKey.Type
  let makeDefault: (ServiceValues.Context) -> Value

  @usableFromInline
  init(address: UInt, type: any ServiceKey.Type, makeDefault: @escaping (ServiceValues.Context) -> Value) {
    self.address = address
    self.type = type
    self.makeDefault = makeDefault
  }

  @inlinable
  init<Key: ServiceKey>(_ key: Key.Type) where Key.Value == Value {
    self.init(address: Layer.address(of: key), type: key) { context in
      switch context {
      case .live: key.defaultValue
      case .preview: key.previewValue
      case .test: key.testValue
      }
    }
  }
}
