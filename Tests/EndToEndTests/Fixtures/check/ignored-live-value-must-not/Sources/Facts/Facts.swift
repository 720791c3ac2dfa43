import Furnish

public struct Facts: Sendable {
  public var random: @Sendable () -> String
  public init(random: @escaping @Sendable () -> String) { self.random = random }
}

public enum FactsKey: TestServiceKey {
  public static var testValue: Facts { Facts { "test" } }
}

extension ServiceValues {
  public var facts: Facts {
    get { self[FactsKey.self] }
    set { self[FactsKey.self] = newValue }
  }
}

public struct Report {}
