import Testing

@testable import FurnishScanner
