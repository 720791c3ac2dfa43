package import Foundation
package import FurnishGraph

/// A fixer that applies to a program the fixes that are certain.
///
/// A fix is certain if a judgment of the changed program no longer has the finding, and has no finding that the program
/// did not have. The fixer applies all proposals at once, and one by one if they are not certain together. It repeats
/// that until a round fixes nothing, so a second run has nothing left to do.
package struct ProgramFixer {
  /// The limit of rounds. Each round may enable further fixes; no real program needs as many rounds.
  private static let roundLimit = 50

  package private(set) var program: Program
  /// The applied fixes, the first one first.
  package private(set) var fixes: [SourceFix] = []
  /// The verdict on the program with these fixes.
  package private(set) var verdict: Program.Verdict
  private let options: Program.Options
  private let base: String
  private let content: @Sendable (String) -> Data?
  private let otherFiles: [String]
  private var originalContents: [String: Data] = [:]
  private var sources: [String: ParsedSource] = [:]

  /// - Parameters:
  ///   - program: The program, as it was read.
  ///   - options: The options of the judgment.
  ///   - base: The absolute path that paths are relative to. Files outside of it are not changed.
  ///   - otherFiles: The paths of files that are not part of the program and may use its code, such as tests.
  ///   - verdict: The verdict on the program with these options, if it is known.
  ///   - content: Returns the content of the file at an absolute path; `nil` if it cannot be read.
  package init(
    _ program: Program, _ options: Program.Options, base: String, otherFiles: [String] = [],
    verdict: Program.Verdict? = nil,
    content: @escaping @Sendable (String) -> Data? = { try? Data(contentsOf: URL(fileURLWithPath: $0)) }
  ) {
    self.program = program.read()
    var options = options
    options.endsWithProcess = false
    self.options = options
    self.base = base
    self.otherFiles = otherFiles
    self.content = content
    self.verdict = verdict ?? self.program.judged(options)
  }

  /// Applies all certain fixes.
  ///
  /// - Parameter reported: Returns the findings that are to be fixed, of all findings.
  package mutating func run(_ reported: ([Finding]) -> [Finding]) {
    for _ in 0..<Self.roundLimit {
      let candidates = candidates(reported)
      guard !candidates.isEmpty, apply(candidates) || applyOneByOne(reported) else { return }
    }
  }

  /// Returns the fix of one finding of the verdict, if a judgment of the fixed program proves it.
  package func certainFix(for finding: Finding) -> SourceFix? {
    var trial = self
    trial.load([finding])
    guard let fix = trial.proposals.fix(for: finding), trial.apply([fix]) else { return nil }
    return fix
  }

  private mutating func candidates(_ reported: ([Finding]) -> [Finding]) -> [SourceFix] {
    load(verdict.findings)
    let proposals = self.proposals
    return reported(verdict.findings).compactMap { proposals.fix(for: $0) }
  }

  /// Tries each fix by itself. After one is applied, the others are proposed again for the changed text.
  ///
  /// - Returns: Whether any was applied.
  private mutating func applyOneByOne(_ reported: ([Finding]) -> [Finding]) -> Bool {
    var tried: Set<FindingKind> = []
    var isChanged = false
    while let fix = candidates(reported).first(where: { tried.insert(FindingKind($0.finding)).inserted }) {
      isChanged = apply([fix]) || isChanged
    }
    return isChanged
  }

  /// The files that differ from those that were read, in order of their paths.
  package var changedFiles: [ChangedFile] {
    originalContents.keys.sorted().compactMap { path in
      guard let old = originalContents[path], let new = sources[path]?.data, old != new else { return nil }
      return ChangedFile(path: path, old: old, new: new)
    }
  }

  private var proposals: FixProposals {
    let (sources, program, otherFiles, text) = (sources, program, otherFiles, text)
    return FixProposals(graph: verdict.graph) {
      sources[$0]
    } texts: {
      program.files.uniqued(by: \.path).map { file in
        (file.path, sources[file.path].map { $0.text(0..<$0.bytes.count) } ?? text(file.path))
      } + otherFiles.map { ($0, text($0)) }
    }
  }

  /// Returns the text of a file by its path; an empty text if it cannot be read.
  private var text: @Sendable (String) -> String {
    let (content, base) = (content, base)
    return { content(ProjectLayout.absolute($0, from: base)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
  }

  /// Parses the files that fixes may change: those of the findings, and for a cycle those that declare its types.
  private mutating func load(_ findings: [Finding]) {
    let cyclic = Set(findings.filter { $0.rule == "dependency-cycle" }.flatMap(\.chain).map(\.shortType))
    let named = Set(findings.compactMap(\.place?.file))
    func mayChange(_ file: SourceFile) -> Bool {
      named.contains(file.path) || (!cyclic.isEmpty && !cyclic.isDisjoint(with: file.facts.types.map(\.name)))
    }
    for file in program.files where sources[file.path] == nil && mayChange(file) {
      // A file outside of the folder belongs to another package.
      guard !file.path.hasPrefix("/"),
        let data = content(ProjectLayout.absolute(file.path, from: base)),
        String(data: data, encoding: .utf8) != nil
      else { continue }
      originalContents[file.path] = data
      sources[file.path] = ParsedSource(path: file.path, data: data)
    }
  }

  /// Applies fixes if a judgment proves them.
  ///
  /// - Returns: Whether they were applied.
  private mutating func apply(_ fixes: [SourceFix]) -> Bool {
    var changed = program
    var changedSources: [String: ParsedSource] = [:]
    for (path, edits) in Dictionary(grouping: Set(fixes.flatMap(\.edits)), by: \.path) {
      guard let source = sources[path],
        let bytes = edits.applied(to: source.bytes)
      else { return false }
      let new = ParsedSource(path: path, bytes: bytes, hasByteOrderMark: source.hasByteOrderMark)
      changedSources[path] = new
      // Several modules may compile the file.
      for index in changed.files.indices where changed.files[index].path == path {
        changed.files[index] = SourceFile(path: path, module: changed.files[index].module, facts: new.facts)
      }
    }
    let verdict = changed.judged(options)
    guard Self.isBetter(verdict.findings, than: self.verdict.findings, fixed: fixes.map(\.finding)) else {
      return false
    }
    program = changed
    sources.merge(changedSources) { $1 }
    self.verdict = verdict
    self.fixes += fixes
    return true
  }

  /// The rule and the message of a finding, by which it is recognized although its line has moved.
  private struct FindingKind: Hashable {
    var rule: String
    var message: String

    init(_ finding: Finding) { (rule, message) = (finding.rule, finding.message) }
  }

  /// Returns whether no finding is new, and either fewer remain or each of the fixed ones is absent from its place.
  /// Lines move, so findings count as equal if their rules and their messages are.
  private static func isBetter(_ after: [Finding], than before: [Finding], fixed: [Finding]) -> Bool {
    var counts: [FindingKind: Int] = [:]
    for finding in before { counts[FindingKind(finding), default: 0] += 1 }
    for finding in after {
      guard let count = counts[FindingKind(finding)], count > 0 else { return false }
      counts[FindingKind(finding)] = count - 1
    }
    if after.count < before.count { return true }
    // A missing service is reported once, so the same finding may now be at the next request of the service.
    return !fixed.contains { old in after.contains { FindingKind($0) == FindingKind(old) && $0.place == old.place } }
  }
}
