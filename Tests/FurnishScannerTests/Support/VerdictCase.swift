import Foundation
import FurnishGraph
import Testing

@testable import FurnishScanner

/// A small program whose expected findings are written beside its lines.
///
/// `//~ missing-service: any Clock` at the end of a line expects a finding of that rule in the line, whose text
/// contains `any Clock`. `//~ 5 dependency-cycle` expects a finding in line 5, and `//~ warning missing-service`
/// expects a warning. Except for notes, the program must have no other findings. `// In the module Core:` begins
/// another module.
struct VerdictCase: CustomTestStringConvertible, Sendable {
  let name: String
  var lines: [String]
  /// The imports of each of its files.
  var imports = "import Furnish"
  /// The declarations that the program may use, in a file of their own in the module `App`.
  var prelude = Self.prelude
  /// The lines of the program that serves its remote services, or none.
  var server: [String] = []
  /// Whether the server is written as fragments and read again.
  var throughFragments = false

  static let fixtures = PackageFolder.url.appendingPathComponent("Tests/EndToEndTests/Fixtures")

  static let all = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    .filter { $0.hasSuffix(".swift") }
    .map { VerdictCase(name: String($0.dropLast(6)), lines: lines(of: "verdicts/\($0)")) }

  private static let folder = fixtures.appendingPathComponent("verdicts")

  static func lines(of path: String) -> [String] {
    (try? String(contentsOf: fixtures.appendingPathComponent(path), encoding: .utf8))
      .map { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) } ?? []
  }

  var testDescription: String { name }

  /// The declarations that programs may use, for all cases that have no others.
  private static let prelude = """
    import Furnish
    protocol Log: Sendable {}
    protocol Clock: Sendable {}
    struct ConsoleLog: Log { init() {} }
    struct ClockedLog: Log { init(clock: any Clock) {} }
    struct SystemClock: Clock { init() {} }
    struct LoggedClock: Clock { init(log: any Log) {} }
    """

  struct Expectation: Hashable {
    var line: Int
    var rule: String
    var text: String
    var isWarning: Bool
  }

  func expectations() -> [Expectation] {
    lines.enumerated().compactMap { number, line in
      guard let mark = line.range(of: "//~ ") else { return nil }
      var words = line[mark.upperBound...].split(separator: " ", maxSplits: 1).map(String.init)
      var expectedLine = number + 1
      if let writtenLine = Int(words[0]) {
        expectedLine = writtenLine
        words = words[1].split(separator: " ", maxSplits: 1).map(String.init)
      }
      let isWarning = words[0] == "warning"
      if isWarning { words = words[1].split(separator: " ", maxSplits: 1).map(String.init) }
      let rule = words[0].hasSuffix(":") ? String(words[0].dropLast()) : words[0]
      return Expectation(line: expectedLine, rule: rule, text: words.count > 1 ? words[1] : "", isWarning: isWarning)
    }
  }

  func verdict() -> Program.Verdict {
    var options = Program.Options()
    if !server.isEmpty { options.serving = [throughFragments ? linked(program(of: server)) : program(of: server)] }
    return program(of: lines).judged(options)
  }

  private func linked(_ program: Program) -> Program {
    let fragments = Fragment.all(of: program).compactMap { fragment in
      try? (name: fragment.module, fragment: Fragment(json: fragment.json(), name: fragment.module))
    }
    return (try? Program(linking: fragments)) ?? Program(files: [])
  }

  private func program(of lines: [String]) -> Program {
    Program(files: sources(of: lines).map { SourceFile(path: $0.path, module: $0.module, facts: FileFacts($0.text)) })
  }

  /// Returns the files of the program.
  func sources() -> [(path: String, module: String, text: String)] { sources(of: lines) }

  private func sources(of lines: [String]) -> [(path: String, module: String, text: String)] {
    var modules: [(name: String, text: [String])] = [("App", [])]
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("// In the module ") {
        let name = String(line.dropFirst("// In the module ".count).dropLast())
        if !modules.contains(where: { $0.name == name }) { modules.append((name, [])) }
        modules.append(modules.remove(at: modules.firstIndex { $0.name == name }!))
      }
      // Empty lines take the place of the lines of other modules, so that each line has the number that it has in the
      // fixture.
      let last = modules.count - 1
      modules[last].text += Array(repeating: "", count: number - modules[last].text.count) + [line]
    }
    let names = modules.map(\.name)
    let files = modules.map { module in
      let imports = names.filter { $0 != module.name }.map { "import \($0); " }.joined()
      let text = "\(self.imports); \(imports)\(module.text.joined(separator: "\n"))"
      return (path: "Sources/\(module.name)/Main.swift", module: module.name, text: text)
    }
    return files + [(path: "Sources/App/Prelude.swift", module: "App", text: prelude)]
  }
}
