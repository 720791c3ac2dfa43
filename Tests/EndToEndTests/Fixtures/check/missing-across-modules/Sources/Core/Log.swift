public import Furnish

public protocol Log: Sendable {}
public protocol Clock: Sendable {}

public struct ConsoleLog: Log {
  public init(clock: any Clock, retries: Int = 3) {}
}
