import Furnish

/// Has no test value.
enum LiveOnlyKey: ServiceKey {
  static var defaultValue: Int { 7 }
}

enum ModeKey: ServiceKey {
  static var defaultValue: String { "live" }
  static var testValue: String { "test" }
}
