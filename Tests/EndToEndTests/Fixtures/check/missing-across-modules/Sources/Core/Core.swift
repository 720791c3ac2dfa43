public import Furnish

public struct Core: ServiceModule {
  public init() {}
  public func register(in services: any ServiceCollection) {
    services.register((any Log).self, ConsoleLog.init(clock:retries:))
  }
}
