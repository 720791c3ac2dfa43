public struct User { public init() {} }
