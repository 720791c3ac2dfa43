import Testing

@testable import RepositoryChecks

@Suite struct ImportCheckTests {
  /// Returns the faults of files under the table of this repository.
  private func importFaults(in files: [String: String]) throws -> [String] {
    let table = try Checkout.text(of: ModuleTable.path)
    return try faults(of: ImportCheck(), in: files.merging([ModuleTable.path: table]) { $1 })
  }

  @Test func `allowed imports pass`() throws {
    let faults = try importFaults(in: [
      "Sources/Furnish/Values/ServiceValues.swift": """
      // The head of the file.
      @_exported public import FurnishGraph
      internal import FurnishPrimitives

      #if canImport(Glibc)
      import Glibc
      #elseif canImport(Musl)
        internal import Musl
      #else
      import Darwin
      #endif
      import Swift
      import _Concurrency; import struct Swift.Int
      import Furnish
      """,
      "Sources/FurnishTesting/Trait.swift":
        "public import Furnish\nimport IssueReporting\ninternal import FurnishTestingLoader\npublic import Testing",
      "Sources/FurnishPrimitives/Lock.c": "#include <pthread.h>",
      "Plugins/FurnishCheck/Plugin.swift": "import PackagePlugin",
    ])
    #expect(faults == [])
  }

  @Test(arguments: [
    (
      "Foundation",
      "a program that imports Furnish would link Foundation too, 50 MB of a static program; use the standard library, or move this code into a module that may import it (Tools/modules)"
    ),
    (
      "FoundationEssentials",
      "a program that imports Furnish would link Foundation too, 50 MB of a static program; use the standard library, or move this code into a module that may import it (Tools/modules)"
    ),
    (
      "Synchronization",
      "it needs newer systems than this package supports; use the lock and the atomics of FurnishPrimitives"
    ),
    (
      "Dispatch",
      "it is not in the row of Furnish in Tools/modules; move this code into a module that may import it, or, if Furnish itself must, add it to that row"
    ),
    (
      "FurnishTesting",
      "imports go down only (Tools/modules); move the code that both need into a lower module, or this code into a higher one"
    ),
  ])
  func `a forbidden import is reported with advice`(module: String, advice: String) throws {
    let faults = try importFaults(in: ["Sources/Furnish/A.swift": "\nimport \(module)"])
    #expect(faults == ["Sources/Furnish/A.swift:2: error: module Furnish may not import \(module): \(advice)"])
  }

  @Test(arguments: [
    ("Sources/FurnishGraph/Node.swift", "Furnish"),
    ("Sources/FurnishReducers/Deep/Er/Store.swift", "FurnishReducersTesting"),
    ("Plugins/FurnishCommand/Plugin.swift", "FurnishScanner"),
    ("Sources/Furnish/A file.swift", "SwiftSyntax"),
  ])
  func `every file of a module is read`(path: String, module: String) throws {
    let faults = try importFaults(in: [path: "import \(module)"])
    #expect(faults.count == 1)
    #expect(
      faults.allSatisfy { $0.hasPrefix("\(path):1: error: module ") && $0.contains(" may not import \(module): ") })
  }

  @Test func `a link to a file is read as the file`() throws {
    let tree = try TestRepository([
      ModuleTable.path: "0 Low: Swift\n1 High:\n", "Sources/High/A.swift": "import Swift", "Sources/Low/B.swift": "",
    ])
    try tree.link("Sources/Low/A.swift", to: "../High/A.swift")
    #expect(tree.faults(of: ImportCheck()).map { $0.prefix { $0 != ":" } } == ["Sources/High/A.swift"])
  }

  @Test func `a module without a row is reported once`() throws {
    #expect(
      try importFaults(in: ["Sources/FurnishKitchen/Stove.swift": "import Foundation"]) == [
        "Sources/FurnishKitchen/: error: module FurnishKitchen has no row in Tools/modules: add `<layer> FurnishKitchen: <its imports>` there"
      ])
  }

  @Test(arguments: [("/* never closed", "comment"), ("let a = \"\"\"", "string")])
  func `a file that cannot be read is reported`(text: String, construct: String) throws {
    #expect(
      try importFaults(in: ["Sources/Furnish/A.swift": "import Swift\n\(text)\n"]) == [
        "Sources/Furnish/A.swift:2: error: cannot read this file, a \(construct) is still open at its end: close it or, if Swift compiles the file, correct SwiftLexer.swift in Tools"
      ])
  }

  @Test func `a folder without modules is reported`() throws {
    #expect(
      try importFaults(in: [:]) == [
        "Sources: error: there is no module here: run this in the root of the checkout"
      ])
  }

  @Test func `the summary counts modules and files`() throws {
    let tree = try TestRepository([
      ModuleTable.path: "0 Low:\n", "Sources/Low/A.swift": "", "Sources/Low/B/C.swift": "", "Sources/Low/d.c": "",
    ])
    #expect(ImportCheck().report(on: tree.repository).summary == "they go down only, in modules: 1, files: 2")
  }
}
