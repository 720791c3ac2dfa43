import FurnishGraph
import Testing

@testable import FurnishScanner

/// Calls of other libraries that are named as those of Furnish.
struct OtherLibrariesTests {
  private func findings(imports: String) -> [String] {
    let program = Program(files: [
      SourceFile(
        path: "Sources/App/Main.swift", module: "App",
        facts: FileFacts(
          """
          import Furnish
          let container = ServiceContainer()
          try container.services.register(Int.self) { 1 }
          print(try container.validated().resolveRequired(Int.self))
          """)),
      SourceFile(
        path: "Sources/App/Boot.swift", module: "App",
        facts: FileFacts(
          """
          \(imports)
          func boot(_ app: Application) {
            app.services.register(Database.self) { Database() }
            app.tableServices.register(Cell.self, name: "cell")
          }
          """)),
    ])
    return program.judged(Program.Options()).findings.filter { $0.severity != .note }.map(\.rule)
  }

  @Test func `services of another library's application are no container`() {
    #expect(findings(imports: "import Vapor") == [])
  }

  @Test(arguments: ["import Furnish", "import Foundation", ""])
  func `services of an unknown application may be a container in a file that imports no other library`(imports: String)
  {
    #expect(findings(imports: imports) == ["undecidable", "undecidable"])
  }
}
