import Testing

@testable import FurnishMacros
