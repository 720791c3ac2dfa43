public import Furnish

public protocol Laid: Sendable {}
public struct Hen: Sendable { public init(egg: any Laid) {} }
public struct Birds: ServiceModule {
  public init() {}
  public func register(in services: any ServiceCollection) { services.register(Hen.self, Hen.init(egg:)) }
}
