import Facts
import Furnish

extension FactsKey: ServiceKey {}

extension FactsKey {
  public static var defaultValue: Facts { Facts { "live" } }
}

extension Report {
  /// A report is no key.
  static var defaultValue: Report { Report() }
}
