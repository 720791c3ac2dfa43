import Facts
import Furnish

extension FactsKey: ServiceKey {
  public static var defaultValue: Facts { Facts { "live" } }
}
