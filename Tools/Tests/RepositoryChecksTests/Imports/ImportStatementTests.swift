import Testing

@testable import RepositoryChecks

@Suite struct ImportStatementTests {
  @Test(arguments: [
    ("import Foundation", 1),
    ("import FoundationEssentials", 1),
    ("  import Foundation", 1),
    ("\timport\tFoundation", 1),
    ("import Foundation\r\n", 1),
    ("import struct Foundation.URL", 1),
    ("import Foundation.NSData", 1),
    ("import `Foundation`", 1),
    ("@_exported import Foundation", 1),
    ("@_exported public import Foundation", 1),
    ("@_spi(Some) @preconcurrency import Foundation", 1),
    ("@_spi(Some)import Foundation", 1),
    ("@_spi(Some)\nprivate import Foundation", 2),
    ("private import Foundation", 1),
    ("fileprivate import Foundation // allowed?", 1),
    ("package import class Foundation.Thread", 1),
    ("let a = 1; import Foundation", 1),
    ("import/* here */Foundation", 1),
    ("/* here */ import Foundation", 1),
    ("import\n  Foundation", 2),
    ("import struct\n\n  Foundation.URL", 3),
    ("#if canImport(Foundation)\nimport Foundation\n#endif", 2),
    ("let a = \"\\(b(\"(\") + \")\")\"\nimport Foundation", 2),
    ("let a = \"\"\"\n\\(b(\"\"\"\nx\n\"\"\"))\n\"\"\"\nimport Foundation", 6),
    ("let a = \"\\\\\"\nimport Foundation", 2),
    ("let a = #\"\\\"#\nimport Foundation", 2),
    ("let a = #\"\\#\"\"#\nimport Foundation", 2),
    ("let a = ##\"\"\"\n\"\"\"#\n\"\"\"##\nimport Foundation", 4),
    ("let a = /\"/\nimport Foundation", 2),
    ("let a = \"\"\nimport Foundation", 2),
    ("let a = 4 / 2 / 1\nimport Foundation", 2),
    ("/* \"\n*/\nimport Foundation", 3),
    ("// \"\"\" /*\nimport Foundation", 2),
    ("func `a \" b`() {}\nimport Foundation", 2),
  ])
  func `an import is found in every form`(text: String, line: Int) {
    let imports = SwiftSource(text).imports
    #expect(imports.map(\.line) == [line])
    #expect(imports.allSatisfy { ["Foundation", "FoundationEssentials"].contains($0.module) })
  }

  @Test(arguments: [
    "// import Foundation",
    "/// import Foundation",
    "/* import Foundation */",
    "/* /* nested */\nimport Foundation\n*/",
    "/*\nimport Foundation\n/* deeper\nimport Foundation */\nimport Foundation */ let a = 1",
    "let a = \"import Foundation\"",
    "let a = \"\"\"\nimport Foundation\n  \\\"\"\"\nimport Foundation\n\"\"\"",
    "let a = #\"\"\"\nimport Foundation\n\"\"\"\nimport Foundation\n\"\"\"#",
    "let a = #\"\"\"\n\\#(b(\"x\")) \\(\nimport Foundation\n\"\"\"#",
    "let a = \"\\(b ? \"x\" : \"y\") /*\"; let c = 1\n// */ import Foundation",
    "let a = #/ \" \\/ /#\nlet b = \"\"\"\nimport Foundation\n\"\"\"",
    "let a = #/\nimport Foundation\n/#",
    "let a = \"\\\\\"; let b = \"\"\"\nimport Foundation\n\"\"\"",
    "let important = 1",
    "let `import` = Foundation.self",
    "registry.import(Foundation.self)",
    "func f(\n  import Foundation: Int\n) {}",
    "func f(import Foundation: Int) {}",
    "#if canImport(Foundation)\n#endif",
    "let a = Synchronization.b",
  ])
  func `text that only resembles an import is not found`(text: String) {
    #expect(SwiftSource(text).imports == [])
  }

  @Test func `all imports of a line are found`() {
    #expect(
      SwiftSource("import _Concurrency; import struct Swift.Int").imports.map(\.module) == ["_Concurrency", "Swift"])
  }
}
