import FurnishGraph
import FurnishScanner
import Testing

/// Each fault in each style of wiring. It is found at its line, and nothing else is. Without it nothing is found.
struct StylesTests {
  private static let prelude = """
    import Furnish
    enum Mode { case first, second, third }
    protocol Log: Sendable {}
    protocol Clock: Sendable {}
    struct ConsoleLog: Log { init() {} }
    struct SystemClock: Clock { init() {} }

    """

  private static func findings(_ text: String) -> [Finding] {
    let file = SourceFile(path: "Sources/App/Main.swift", module: "App", facts: FileFacts(text))
    return Program(files: [file]).judged().findings.filter { $0.severity != .note }
  }

  private static func program(
    _ style: WiringStyle, _ fault: StyleFault, _ statements: [String], _ requests: [String]
  ) -> String {
    "\(prelude)\(fault.declarations)\n\(style.text(statements, requests))"
  }

  @Test(arguments: WiringStyle.all)
  func `every fault is found at its line`(_ style: WiringStyle) throws {
    for fault in StyleFault.all {
      let text = Self.program(style, fault, fault.statements, fault.requests)
      let line =
        try #require(text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("//!") })
        + 1
      let findings = Self.findings(text)
      let isFound = findings.contains { $0.rule == fault.rule && $0.place?.line == line }
      #expect(isFound, "\(fault.rule) in line \(line) of:\n\(text)\n\(findings.map(\.description))")
      let others = findings.filter { $0.rule != fault.rule }
      #expect(others.isEmpty, "\(fault.rule):\n\(text)\n\(others.map(\.description))")
    }
  }

  @Test(arguments: WiringStyle.all)
  func `a program without a fault has no findings`(_ style: WiringStyle) {
    for fault in StyleFault.all {
      let text = Self.program(style, fault, fault.right.statements, fault.right.requests)
      #expect(Self.findings(text).map(\.description) == [], "\(text)")
    }
  }

  @Test func `at least thirty styles and ten rules are tested`() {
    #expect(WiringStyle.all.count >= 30)
    #expect(Set(WiringStyle.all.map(\.name)).count == WiringStyle.all.count)
    #expect(Set(StyleFault.all.map(\.rule)).count >= 10)
    print(
      "styles × faults: \(WiringStyle.all.count) × \(StyleFault.all.count) = "
        + "\(WiringStyle.all.count * StyleFault.all.count) programs, each with and without the fault")
  }
}
