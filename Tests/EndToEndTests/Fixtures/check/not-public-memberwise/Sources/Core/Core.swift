import Furnish
public struct DiskStore: Sendable { public var log: Int }
