public import Furnish

public protocol Storage: Sendable {}
public protocol Network: Sendable {}
public final class Model {
  @Injected var storage: any Storage
  @Injected var network: any Network
}
