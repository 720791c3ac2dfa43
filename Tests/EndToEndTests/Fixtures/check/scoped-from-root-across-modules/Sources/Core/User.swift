public import Furnish

public struct User: Sendable { public init() {} }
public func show(_ provider: any ServiceProvider) { print(provider.resolveRequired(User.self)) }
