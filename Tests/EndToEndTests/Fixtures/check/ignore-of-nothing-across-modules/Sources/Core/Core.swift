public import Furnish

public struct Core: ServiceModule {
  public init() {}
  public func register(in services: any ServiceCollection) {
    // furnish:ignore missing-service App registers it
    services.register(Int.self) { (text: String) in text.count }
  }
}
