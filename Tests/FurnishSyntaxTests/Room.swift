import Testing

@testable import FurnishSyntax
