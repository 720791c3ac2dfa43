import FurnishGraph
import FurnishScanner
import Testing

/// The examples of the article of the rules: each finds what it says, and nothing where it is mended.
@Suite struct RuleBookTests {
  @Test(arguments: RuleBook.rules.map(\.name)) func anExampleFindsWhatItSays(_ name: String) throws {
    let rule = try #require(RuleBook.rules.first { $0.name == name })
    guard !rule.failing.isEmpty else { return }
    #expect(findings(rule.failing, rule).contains { $0.rule == name && $0.severity.rawValue == rule.severity })
  }

  @Test(arguments: RuleBook.rules.map(\.name)) func aMendedExampleFindsNoSuchThing(_ name: String) throws {
    let rule = try #require(RuleBook.rules.first { $0.name == name })
    #expect(!findings(rule.fixed, rule).contains { $0.rule == name })
  }

  private func findings(_ example: String, _ rule: RuleDescription) -> [Finding] {
    var options = Program.Options()
    if rule.isStyle { options.styles = [rule.name] }
    return Program(files: ExampleSource.files(example)).judged(options).findings
  }
}

/// The files of an example: `// In the module App:` begins a module.
enum ExampleSource {
  static func files(_ example: String) -> [SourceFile] {
    var modules: [(name: String, text: String)] = [("App", "")]
    for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// In the module ") {
        modules.append((String(line.dropFirst(17).dropLast()), ""))
      } else {
        modules[modules.count - 1].text += "\(line)\n"
      }
    }
    let names = modules.map(\.name)
    return modules.filter { !$0.text.isEmpty }.map { module in
      let imports = names.filter { $0 != module.name }.map { "import \($0)\n" }.joined()
      let container = module.text.contains("container.") ? "let container = ServiceContainer()\n" : ""
      let facts = FileFacts("import Furnish\n\(imports)\(container)\(module.text)")
      return SourceFile(path: "Sources/\(module.name)/Main.swift", module: module.name, facts: facts)
    }
  }
}
