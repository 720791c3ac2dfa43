import Facts
import Furnish

extension FactsKey {
  public static var defaultValue: Facts { Facts { "live" } }
}

extension CountKey {
  static let defaultValue = 7
}

extension Clockwork {
  public static var defaultValue: Clockwork { Clockwork(tick: {}) }
}
