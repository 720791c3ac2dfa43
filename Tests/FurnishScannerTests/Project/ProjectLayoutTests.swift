import Foundation
import Testing

@testable import FurnishScanner

/// The paths of a project.
@Suite struct ProjectLayoutTests {
  @Test(arguments: ["/shop", "/shop/app", "/", "/shop/../app", "/private/shop", "/shop/.hidden"])
  func `an absolute path is standardized as Foundation does it`(base: String) {
    for path in [
      "App", "App/Main.swift", "./App", "../App", "../../../App", "App/../Kit", "App//Main.swift", "App/./Main.swift",
      "App/", "/other/App", "/other/../App", "//other", "/private/App", ".build/App", "App/.hidden/Main.swift",
      "App/..",
      "Größe/Café.swift", "a b", "..", ".", "/",
    ] {
      let expected = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: base, isDirectory: true))
      #expect(ProjectLayout.absolute(path, from: base) == expected.standardizedFileURL.path, "\(path) in \(base)")
    }
  }
}
