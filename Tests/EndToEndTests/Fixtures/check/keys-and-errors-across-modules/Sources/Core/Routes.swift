import Furnish

public enum Route: Sendable { case home, about }
public struct Store: Sendable { public init() throws {} }
