/// The identity of a service: its type itself, not the printed name, which two types may share; the name under which it
/// is registered; and for a group of services that are registered under keys, the type of the keys.
@usableFromInline
package struct ServiceIdentity: Hashable, Sendable {
  let address: UInt
  let name: ServiceName?
  let keyType: ObjectIdentifier?

  init(_ type: any Any.Type, _ name: ServiceName?, by keyType: (any Any.Type)? = nil) {
    address = UInt(bitPattern: ObjectIdentifier(type))
    self.name = name
    self.keyType = keyType.map { ObjectIdentifier($0) }
  }
}
