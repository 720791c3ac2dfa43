import Testing

@testable import FurnishScanner

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("Generated", "/p/Generated/A.swift", true),
    ("Generated", "/p/Generated", true),
    ("Generated", "/p/Sources/Generated/A.swift", false),
    ("Generated/", "/p/Generated/A.swift", true),
    ("**/Generated", "/p/Sources/App/Generated/A.swift", true),
    ("**/Generated", "/p/Generated/A.swift", true),
    ("**/*.pb.swift", "/p/Sources/App/A.pb.swift", true),
    ("**/*.pb.swift", "/p/Sources/App/A.swift", false),
    ("Sources/*/Mocks", "/p/Sources/App/Mocks/A.swift", true),
    ("Sources/*/Mocks", "/p/Sources/App/Deep/Mocks/A.swift", false),
    ("Sources/**", "/p/Sources/App/A.swift", true),
    ("Sources/**", "/p/Sources", false),
    ("A?.swift", "/p/A1.swift", true),
    ("A?.swift", "/p/A12.swift", false),
    ("*", "/p/anything", true),
    ("../other", "/other/A.swift", true),
    ("./Sources", "/p/Sources/A.swift", true),
    ("/absolute", "/absolute/A.swift", true),
  ])
  func `a pattern matches files, and folders with all their files`(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(PathPattern(pattern, in: "/p").matches(path) == matches)
  }
}
