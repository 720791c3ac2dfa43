import Furnish

public enum Session: ScopeLevel { public typealias Input = User }
public enum Screen: ScopeLevel { public typealias Parent = Session }
public struct User: Sendable { public init() {} }
