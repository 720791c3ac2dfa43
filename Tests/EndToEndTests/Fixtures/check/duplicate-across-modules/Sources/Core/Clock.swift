public import Furnish

public protocol Clock: Sendable {}
public struct SystemClock: Clock { public init() {} }
public func registerClock(in services: any ServiceCollection) {
  services.register((any Clock).self) { SystemClock() }
}
