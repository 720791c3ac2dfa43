import Furnish

/// A key that answers the same in every context.
protocol PlainKey: ServiceKey {
  associatedtype Value

  static var value: Value { get }
}

extension PlainKey {
  static var defaultValue: Value { value }
  static var testValue: Value { value }
}

/// A key for each type: any number of them, and none is used by two tests that name a
/// private type.
enum Slot<Tag>: PlainKey {
  static var value: Int { 0 }
}

/// Something with an identity.
final class Instance: Sendable {
  let name: String

  init(_ name: String = "") { self.name = name }
}
