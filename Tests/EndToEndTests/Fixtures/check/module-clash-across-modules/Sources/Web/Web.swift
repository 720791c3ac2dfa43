public import Furnish

public struct Web: ServiceModule {
  public init() {}
  public func register(in services: any ServiceCollection) { services.register(Int.self) { 80 } }
}
