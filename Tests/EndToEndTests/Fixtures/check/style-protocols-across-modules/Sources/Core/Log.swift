public protocol Log: Sendable {}
public struct NoLog: Log { public init() {} }
