public import Furnish

public struct Core: ServiceModule {
  public init() {}
  public func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
}
struct Hidden: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(String.self) { "hidden" } }
}
