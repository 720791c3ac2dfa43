public import Furnish
public struct User: Sendable { public init() {} }
public struct AuthModule: ServiceModule {
  public init() {}
  public func register(in services: any ServiceCollection) { services.register(User.self) { User() } }
}
