import Foundation
import Testing

@testable import FurnishScanner

/// The names that the scanner recognizes, compared with the declarations of Furnish.
@Suite struct FurnishNamesTests {
  /// The names of all public declarations of the modules that programs import.
  private static let declared: Set<String> = {
    let sources = PackageFolder.url.appendingPathComponent("Sources")
    let modules = [
      "Furnish", "FurnishValues", "FurnishMacros", "FurnishFoundation", "FurnishConfiguration",
      "FurnishServiceLifecycle", "FurnishReducers", "FurnishSwiftUI",
    ]
    let pattern =
      #/
      \b(?:func|class|struct|protocol|enum|actor|typealias|associatedtype|var|let)
      \s+`?([A-Za-z_][A-Za-z0-9_]*)
      /#
    var names: Set<String> = []
    for module in modules {
      let files = FileManager.default.enumerator(atPath: sources.appendingPathComponent(module).path)
      while let file = files?.nextObject() as? String {
        guard file.hasSuffix(".swift"),
          let text = try? String(contentsOf: sources.appendingPathComponent("\(module)/\(file)"), encoding: .utf8)
        else { continue }
        var isPublicProtocol = false
        for line in text.split(separator: "\n") {
          if line.hasPrefix("public protocol") { isPublicProtocol = true }
          if line == "}" { isPublicProtocol = false }
          guard line.contains("public ") || line.contains("package ") || isPublicProtocol else { continue }
          for match in line.matches(of: pattern) { names.insert(String(match.1)) }
        }
      }
    }
    return names
  }()

  @Test(arguments: FurnishNames.modulesOpeningScopes.sorted())
  func `every module that opens scopes exists`(module: String) {
    let sources = PackageFolder.url.appendingPathComponent("Sources/\(module)")
    #expect(FileManager.default.fileExists(atPath: sources.path))
  }

  @Test func `every name that the scanner recognizes is declared`() {
    #expect(Self.declared.count > 200)
    #expect(FurnishNames.all.subtracting(Self.declared).sorted() == [])
  }
}
