@_exported import Furnish
public protocol Store: Sendable {}
public struct DiskStore: Store { public init() {} }
