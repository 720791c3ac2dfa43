public import Furnish
public struct User: Sendable { public init() {} }
