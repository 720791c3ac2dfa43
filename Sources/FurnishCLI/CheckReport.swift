import ArgumentParser
import Foundation
import FurnishGraph
import FurnishReports
import FurnishScanner

/// The report of a check: it writes the findings, and ends the command with the status that they lead to.
struct CheckReport {
  var options: ReportOptions
  var configuration: ConfigurationFile
  /// The options that the program was judged with.
  var judgedOptions: Program.Options
  var fileCount: Int
  /// The paths of the files that were read.
  var paths: [String]
  /// The files that were not read, and the reasons.
  var skipped: [String] = []
  /// The texts that were read in place of files.
  var overlays: [SourceOverlay] = []

  /// Writes the findings, and then the line with their numbers.
  ///
  /// - Throws: The status 1 if there are errors, 2 if nothing could be judged, 3 if a file cannot be written.
  func write(_ verdict: Program.Verdict) throws {
    var verdict = verdict
    var remarks = [judgedOptions.rules.summary].compactMap(\.self)
    if let remark = remoteRemark(verdict) { remarks.append(remark) }
    if let baseline = options.known.file(configuration) {
      let names = Set(paths.map { baseline.files.name(of: $0) })
      if options.known.writeBaseline {
        let count = try baseline.write(verdict.findings) { isJudged($0, names, in: baseline) }
        return writeMessage(BaselineText.written(count, to: baseline.name))
      }
      let comparison = try baseline.read().comparison(with: verdict.findings, files: baseline.files) {
        isJudged($0, names, in: baseline)
      }
      verdict.findings = comparison.new
      if comparison.knownCount > 0 { remarks.append(BaselineText.known(comparison.knownCount, in: baseline.name)) }
      writeMessage(BaselineText.fixed(comparison.fixed, in: baseline.name))
    }
    try writeFindings(verdict.findings)
    if options.format == .text || options.output != nil {
      writeMessage(VerdictText(verdict, fileCount: fileCount, remarks: remarks, skipped: skipped).line + "\n")
    }
    try end(verdict)
  }

  private func remoteRemark(_ verdict: Program.Verdict) -> String? {
    let isNamed = judgedOptions.rules.only.contains(RuleBook.remoteMismatch)
    if judgedOptions.serving.isEmpty { return isNamed ? "nothing compared without --serving" : nil }
    guard judgedOptions.rules.judges(RuleBook.remoteMismatch) else { return "remote services not compared" }
    let compared = "\(String.counted(verdict.remoteServiceCount, "remote service")) compared"
    guard verdict.remoteServiceCount == 0 else { return compared }
    return compared + (verdict.declaresRemoteServices ? ", since this program calls none" : ", since none is declared")
  }

  /// Returns a function that leaves out the findings that the baseline has.
  func filterOfNewFindings() throws -> ([Finding]) -> [Finding] {
    guard !options.known.writeBaseline, let file = options.known.file(configuration) else { return { $0 } }
    let baseline = try file.read()
    return { baseline.comparison(with: $0, files: file.files) { _ in false }.new }
  }

  /// Returns a verdict without the findings that the baseline has.
  func withoutKnownFindings(_ verdict: Program.Verdict) throws -> Program.Verdict {
    var verdict = verdict
    verdict.findings = try filterOfNewFindings()(verdict.findings)
    return verdict
  }

  private func writeFindings(_ findings: [Finding]) throws {
    let report = FindingReport(findings)
    let isColored = options.output == nil && options.color.isColored
    let text =
      switch options.format {
      case .text: report.text(isColored: isColored)
      case .sarif:
        report.sarif(toolVersion: Version.current, rules: RuleBook.reported, source: SourceTexts(overlays).text)
      case .json, .github: report.rendered(as: options.format.report)
      }
    if let output = options.output {
      try Terminal.write(text, toFile: output)
    } else {
      Terminal.write(text, to: .standardOutput)
    }
  }

  /// Ends the command if there are errors, or if nothing was judged.
  func end(_ verdict: Program.Verdict) throws {
    if verdict.findings.contains(where: { $0.severity == .error }) { throw ExitStatus.faulty.exit }
    if verdict.uncalledFunctionCount > 0, verdict.containerCount == 0, verdict.remoteServiceCount == 0 {
      throw Refusal.of(
        "nothing was judged: \(String.counted(verdict.uncalledFunctionCount, "function")) that "
          + "\(verdict.uncalledFunctionCount == 1 ? "registers" : "register") services "
          + "\(verdict.uncalledFunctionCount == 1 ? "is" : "are") called by no code that was read")
    }
  }

  private func writeMessage(_ text: String) {
    if !options.quiet { Terminal.write(text, to: .standardError) }
  }

  /// Returns whether this check could have found an entry of a baseline again: its rule was applied, and its file was
  /// read or does not exist any more.
  private func isJudged(_ entry: Baseline.Entry, _ names: Set<String>, in baseline: BaselineFile) -> Bool {
    guard let rule = RuleBook.rules.first(where: { $0.name == entry.rule }) else { return true }
    guard judgedOptions.judges(rule) else { return false }
    return names.contains(entry.file)
      || !FileManager.default.fileExists(atPath: baseline.files.location(of: entry.file))
  }
}

/// The texts of the files with findings. A SARIF report needs them, because it counts columns in code points.
private struct SourceTexts {
  private let overlays: [SourceOverlay]

  init(_ overlays: [SourceOverlay]) { self.overlays = overlays }

  func text(_ path: String) -> String? {
    if let overlay = overlays.first(where: { $0.path == path }) { return String(decoding: overlay.text, as: UTF8.self) }
    return (try? Data(contentsOf: URL(fileURLWithPath: path))).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension RuleBook {
  /// The rules, as a report describes them.
  static var reported: [ReportedRule] {
    rules.map { ReportedRule(id: $0.name, summary: $0.summary, help: RuleBook.address(of: $0)) }
  }
}
