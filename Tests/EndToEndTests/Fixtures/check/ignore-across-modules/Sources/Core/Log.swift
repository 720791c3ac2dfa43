public import Furnish

public protocol Log: Sendable {}
public struct Page: Sendable { public init(log: any Log) {} }
public struct Core: ServiceModule {
  public init() {}
  public func register(in services: any ServiceCollection) {
    // furnish:ignore missing-service whoever includes this has a log
    services.register(Page.self, Page.init(log:))
  }
}
