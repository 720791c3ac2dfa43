import FurnishGraph
import Testing

@testable import FurnishScanner

/// Programs with Swinject, which are judged without a migration.
@Suite struct SwinjectTests {
  @Test(arguments: DialectPrograms.swinject)
  func `a program with Swinject has exactly the findings that its comments expect`(_ program: VerdictCase) {
    program.check()
  }

  @Test func `thirty programs with findings and thirty without exist, and few cannot be judged`() {
    let rules = DialectPrograms.swinject.map { $0.expectations().map(\.rule) }
    #expect(rules.count { $0.isEmpty } >= 30)
    #expect(rules.count { !$0.isEmpty } >= 30)
    #expect(rules.count { $0.contains("undecidable") } * 10 <= rules.count)
  }

  @Test func `each app of a project has a container of storyboards`() {
    let app = """
      import Swinject
      import SwinjectStoryboard
      extension SwinjectStoryboard {
        class func setup() { defaultContainer.register(Int.self) { _ in 1 } }
      }
      final class Screen {
        var count: Int!
        func fill(_ resolver: Resolver) { count = resolver.resolve(Int.self) }
      }
      """
    let alarms = """
      import SwinjectStoryboard
      func show() { print(SwinjectStoryboard.defaultContainer.resolve(Int.self)!) }
      """
    func findings(_ files: (module: String, text: String)...) -> [String] {
      let sources = files.map {
        SourceFile(path: "\($0.module).swift", module: $0.module, facts: FileFacts($0.text))
      }
      return Program(files: sources).judged().findings.map {
        "\($0.place?.file ?? ""):\($0.place?.line ?? 0) \($0.rule)"
      }
    }
    #expect(findings(("Alarms", "struct Clock {}"), ("App", app)) == [])
    #expect(findings(("Alarms", alarms), ("App", app)) == ["Alarms.swift:2 missing-service"])
    // The modules of one app share the container.
    #expect(findings(("Alarms", alarms), ("App", "import Alarms\n\(app)")) == [])
  }
}
