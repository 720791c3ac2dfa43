public import Birds
public import Furnish

public struct Egg: Laid { public init(hen: Hen) {} }
public struct Eggs: ServiceModule {
  public init() {}
  public func register(in services: any ServiceCollection) { services.register((any Laid).self, Egg.init(hen:)) }
}
