import Foundation
import FurnishGraph

/// The last verdicts, so that a program that has not changed is not judged again.
///
/// A verdict is found by a hash of everything that it depends on, except for places, because lines move with nearly
/// every change. If its findings name places in files, it is valid only while the facts of these files have the same
/// places.
// `@unchecked Sendable`: `state` is guarded by `lock`, and the rest never changes.
final class VerdictCache: @unchecked Sendable {
  private struct StoredVerdict: Codable {
    /// The hash of the program without its places.
    var shape: String
    /// The files that the verdict is about.
    var files: [String]
    /// A hash of the content of these files, with its places; nil without files.
    var places: String?
    var findings: [Finding]
    var registrationCount: Int
    var containerCount: Int
    var uncalledFunctionCount: Int
    var isEmpty: Bool
  }

  private struct State {
    var verdicts: [StoredVerdict]
    var hasNewVerdict = false
  }

  /// The greatest number of stored verdicts: one for each of the commands that a user runs in turn.
  private static let limit = 8

  private let folder: CacheFolder
  private let tool: String
  /// The build of the tool that judges; see ``ScanCache``.
  private let judge: String
  private let lock = NSLock()
  private var state: State
  let isDamaged: Bool

  init(_ folder: CacheFolder, tool: String, judge: String) {
    self.folder = folder
    self.tool = tool
    self.judge = judge
    switch folder.readSealed("verdicts", tool: tool) {
    case .nothing: (state, isDamaged) = (State(verdicts: []), false)
    case .data(let data):
      let verdicts = try? JSONDecoder().decode([StoredVerdict].self, from: data)
      (state, isDamaged) = (State(verdicts: verdicts ?? []), verdicts == nil)
    case .damage: (state, isDamaged) = (State(verdicts: []), true)
    }
  }

  /// Finds the verdict of an earlier run on the same program. It lacks the wirings and the values.
  func verdict(of program: Program, _ options: Program.Options) -> Program.Verdict? {
    let verdicts = lock.withLock { state.verdicts }
    guard !verdicts.isEmpty, let shape = program.hashWithoutPlaces(options, judge: judge)?.text else { return nil }
    for stored in verdicts where stored.shape == shape {
      guard stored.places == program.hashOfFacts(in: Set(stored.files))?.text else { continue }
      return Program.Verdict(
        findings: stored.findings, registrationCount: stored.registrationCount, containerCount: stored.containerCount,
        uncalledFunctionCount: stored.uncalledFunctionCount, wirings: [], values: [], isEmpty: stored.isEmpty)
    }
    return nil
  }

  /// Stores the verdict of a run.
  func store(_ verdict: Program.Verdict, of program: Program, _ options: Program.Options) {
    guard let shape = program.hashWithoutPlaces(options, judge: judge)?.text else { return }
    // Every place matters in three cases: services are added to locators, in the order of their places; the text of a
    // finding names a file in which the finding has no place; or a text may name a file that is not recognized as one,
    // since its name does not end with `.swift`.
    let dependsOnPlaces =
      verdict.addsToLocators || Self.nameOtherFiles(verdict.findings)
      || !program.files.allSatisfy { $0.path.hasSuffix(".swift") }
    let files = dependsOnPlaces ? Set(program.files.map(\.path)) : Self.files(in: verdict.findings)
    let stored = StoredVerdict(
      shape: shape, files: files.sorted(), places: program.hashOfFacts(in: files)?.text, findings: verdict.findings,
      registrationCount: verdict.registrationCount, containerCount: verdict.containerCount,
      uncalledFunctionCount: verdict.uncalledFunctionCount, isEmpty: verdict.isEmpty)
    lock.withLock {
      state.verdicts.removeAll { $0.shape == shape }
      state.verdicts.insert(stored, at: 0)
      state.verdicts.removeLast(max(0, state.verdicts.count - Self.limit))
      state.hasNewVerdict = true
    }
  }
}

extension VerdictCache {
  /// Writes the verdicts if this run has stored one, or if the file was damaged. If that fails, the next run judges the
  /// program again.
  func close() {
    let state = lock.withLock { self.state }
    guard state.hasNewVerdict || isDamaged, let data = try? JSONEncoder().encode(state.verdicts) else { return }
    try? folder.replaceSealed("verdicts", with: data, tool: tool)
  }

  /// Returns the files whose places findings name.
  private static func files(in findings: [Finding]) -> Set<String> {
    findings.reduce(into: []) { files, finding in
      files.formUnion(([finding.place] + finding.notes.map(\.place)).compactMap { $0?.file })
    }
  }

  /// Returns whether the texts of the findings name a file that is not among their places.
  private static func nameOtherFiles(_ findings: [Finding]) -> Bool {
    findings.contains { finding in
      let files = files(in: [finding])
      return ([finding.message, finding.location, finding.fix] + finding.notes.map(\.message)).contains { text in
        files.reduce(text) { $0.replacing($1, with: "") }.contains(".swift")
      }
    }
  }
}
