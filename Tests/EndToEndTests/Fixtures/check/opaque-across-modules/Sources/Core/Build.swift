public import Furnish
import Elsewhere

public protocol Log: Sendable {}
public func build(_ provider: any ServiceProvider) -> any Log { elsewhere(provider) }
