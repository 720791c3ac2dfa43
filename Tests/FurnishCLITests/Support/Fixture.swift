import Foundation
import FurnishGraph
import FurnishReports
import FurnishScanner
import Testing

/// A small program that is checked, with the expected reports.
struct Fixture: CustomTestStringConvertible, Sendable {
  let name: String

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("EndToEndTests/Fixtures/check")

  static let all = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    .map(Fixture.init)

  var testDescription: String { name }

  private var folder: URL { Self.folder.appendingPathComponent(name) }

  /// The arguments of the command.
  var arguments: [String] {
    let text = try? String(contentsOf: folder.appendingPathComponent("arguments"), encoding: .utf8)
    return text?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
  }

  /// The number of folders in its `Sources`.
  var moduleCount: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Sources").path))?.count ?? 0
  }

  /// The options that the command reads from the arguments.
  private var options: Program.Options {
    var options = Program.Options()
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--define": options.defines.formUnion(rest.popFirst().map { [$0] } ?? [])
      case "--root": options.roots += rest.popFirst().map { [$0] } ?? []
      case "--style":
        let rule = rest.popFirst()
        options.styles.formUnion(rule == "all" ? RuleBook.styles : rule.map { [$0] } ?? [])
      case "--include-tests": break
      case "--serving":
        guard let path = rest.popFirst() else { continue }
        let server = folder.appendingPathComponent(path).standardizedFileURL.path
        options.serving.append(Program.reading(["."], from: server, readsManifest: false).program)
      case "--strict": options.isStrict = true
      case "--warnings-as-errors": options.treatsWarningsAsErrors = true
      default: Issue.record("\(name) has the unknown argument \(option)")
      }
    }
    return options
  }

  /// Judges the fixture, and returns the findings as the command does.
  func findings(threads: Int = 1) -> [Finding] {
    let reading = Program.reading(
      ["."], from: folder.path, includesTests: arguments.contains("--include-tests"), readsManifest: false,
      with: FactReader(threads: threads))
    return reading.program.judged(options).findings
  }

  func expected(_ format: FindingReport.Format) throws -> String {
    try String(contentsOf: file(format), encoding: .utf8)
  }

  /// Writes a report as the expected one. Read the difference before you commit it.
  func record(_ text: String, as format: FindingReport.Format) throws {
    try text.write(to: file(format), atomically: true, encoding: .utf8)
  }

  static let isRecording = ProcessInfo.processInfo.environment["RECORD_FIXTURES"] != nil

  private func file(_ format: FindingReport.Format) -> URL {
    folder.appendingPathComponent(format == .json ? "expected.json" : "expected.txt")
  }
}
