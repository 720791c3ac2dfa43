import FurnishGraph
import FurnishScanner
import Testing

@Suite struct BaselineTests {
  private let files = BaselinePaths(of: "/p/known.json", from: "/p/Sources")

  private func finding(_ rule: String, _ file: String, _ message: String = "m", line: Int = 1) -> Finding {
    Finding(
      rule: rule, severity: .error, message: message, location: "l",
      place: ServicePlace(file: file, line: line, column: 1), fix: "f")
  }

  @Test func `a finding is recognized by its rule, its file, and its message`() {
    let baseline = Baseline([finding("a", "A.swift")], files: files)
    #expect(baseline.entries.map(\.file) == ["Sources/A.swift"])
    let others = [finding("b", "A.swift"), finding("a", "B.swift"), finding("a", "A.swift", "other")]
    let comparison = baseline.comparison(with: others + [finding("a", "A.swift", line: 9)], files: files) { _ in true }
    #expect(comparison.new == others)
    #expect(comparison.knownCount == 1)
    #expect(comparison.fixed == [])
  }

  @Test func `only as many equal findings are known as the baseline contains`() {
    let equalFindings = (1...3).map { finding("a", "A.swift", line: $0) }
    let baseline = Baseline(Array(equalFindings.prefix(2)), files: files)
    #expect(baseline.entries.map(\.count) == [2])
    let more = baseline.comparison(with: equalFindings, files: files) { _ in true }
    #expect(more.new == [equalFindings[2]])
    let fewer = baseline.comparison(with: [equalFindings[0]], files: files) { _ in true }
    #expect(fewer.fixed.map(\.count) == [1])
    #expect(baseline.comparison(with: [], files: files) { _ in false }.fixed == [])
  }

  @Test func `paths are the same wherever the check runs`() {
    let absolute = finding("a", "/p/Sources/A.swift")
    let baseline = Baseline([finding("a", "A.swift")], files: files)
    let elsewhere = BaselinePaths(of: "/p/known.json", from: "/")
    #expect(baseline.comparison(with: [absolute], files: elsewhere) { _ in true }.new == [])
    #expect(files.location(of: "Sources/A.swift") == "/p/Sources/A.swift")
  }

  @Test func `a baseline is decoded as it was encoded`() throws {
    let baseline = Baseline(
      [finding("b", "B.swift", "ü \"quoted\"\n"), finding("a", "A.swift"), finding("a", "A.swift")], files: files)
    #expect(try Baseline(try baseline.json) == baseline)
    #expect(baseline.entries.map(\.rule) == ["a", "b"])
  }
}
