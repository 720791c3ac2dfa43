import Furnish

/// A key with the same value in every context.
protocol PlainKey: ServiceKey {
  associatedtype Value

  static var value: Value { get }
}

extension PlainKey {
  static var defaultValue: Value { value }
  static var testValue: Value { value }
}
