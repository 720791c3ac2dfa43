import Testing

@testable import FurnishReports
