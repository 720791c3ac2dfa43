public import Furnish

public struct Mail: ServiceModule {
  public init() {}
  public func register(in services: any ServiceCollection) { services.register(Int.self) { 25 } }
}
