public import Furnish

public protocol Clock: Sendable {}
public protocol Log: Sendable {}
public final class Screen {
  @Injected public var clock: any Clock
}
