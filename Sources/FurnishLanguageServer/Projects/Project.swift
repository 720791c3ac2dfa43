import Foundation
import FurnishGraph
import FurnishScanner

/// A program that an editor has open: a package, an Xcode project, or a folder of the workspace.
final class Project {
  /// The absolute path of its folder.
  let folder: String
  private let options: ProjectOptions
  private(set) var settings: ProjectSettings
  private(set) var live: LiveProgram
  var verdict: Program.Verdict? { judged?.verdict }
  /// Finds services by places in the source that was judged.
  var navigator: ServiceNavigator? { judged?.navigator }
  private var judged: (verdict: Program.Verdict, navigator: ServiceNavigator)?
  /// The findings that the baseline does not have, by the paths of their files.
  private(set) var findings: [String: [Finding]] = [:]
  /// The files that were edited since they were read.
  private var edited: Set<String> = []
  /// The files that were read since the findings were computed.
  private var unjudged: Set<String> = []
  private var hasAbandonedJudgment = false
  private var needsJudgment = true
  private let layouts: LayoutReader
  private var needsReading = false
  /// A Boolean value that indicates whether the files are those of the manifest, which was read, and not a guess.
  private var isComplete = false
  private var hasReported = false
  /// The files that exist only in the editor.
  private var unsaved: Set<String> = []

  /// - Parameter onLayout: Called on another thread when the package manager has described the program.
  init(_ folder: String, _ options: ProjectOptions, onLayout: @escaping @Sendable () -> Void) {
    self.folder = folder
    self.options = options
    layouts = LayoutReader(folder, options, onRead: onLayout)
    settings = ProjectSettings(named: options.configuration, in: folder)
    layouts.begin()
    let layout = layouts.take()
    isComplete = layout != nil
    live = Self.read(layout ?? layouts.guess, of: folder, options, settings)
  }

  private static func read(
    _ layout: ProjectLayout, of folder: String, _ options: ProjectOptions, _ settings: ProjectSettings
  ) -> LiveProgram {
    LiveProgram(
      layout, in: folder,
      excluding: settings.configuration.excluded + options.excluded.map { PathPattern($0, in: folder) },
      cache: options.cache(folder))
  }

  /// A Boolean value that indicates whether a file has changed since the findings were computed.
  var isOutdated: Bool { needsJudgment || needsReading || layouts.hasLayout || !edited.isEmpty }

  /// Returns whether a file is part of the program.
  func contains(_ location: String) -> Bool { live.contains(live.path(of: location)) }

  /// Returns whether a path is inside the folder. The file need not exist.
  func surrounds(_ location: String) -> Bool { location.hasPrefix("\(folder)/") }

  /// Notes that the text of a file has changed, in the editor or on the disk.
  func noteEdit(of location: String) {
    let path = live.path(of: location)
    if live.contains(path) { edited.insert(path) }
  }

  /// Adds a file that the editor has and the disk does not.
  func addUnsaved(_ location: String) {
    let path = live.path(of: location)
    guard surrounds(location), live.add(path) else { return }
    unsaved.insert(path)
    edited.insert(path)
  }

  /// Notes that the manifest has changed, or that a file was closed that exists only in the editor.
  func noteNewLayout() { needsReading = true }

  /// Notes that a source file was created, written or removed on the disk.
  func noteFile(_ location: String, exists: Bool) {
    let path = live.path(of: location)
    if live.contains(path), exists {
      // The module of a file that existed only in the editor was a guess: the saved file may belong to another one.
      if unsaved.contains(path) { needsReading = true } else { edited.insert(path) }
    } else if live.contains(path) || (exists && surrounds(location) && !live.leavesOut(path)) {
      needsReading = true
    }
  }

  /// Reads the settings again.
  ///
  /// - Returns: Whether they have changed.
  func readSettings() -> Bool {
    let new = ProjectSettings(named: options.configuration, in: folder, previous: settings)
    guard new != settings else { return false }
    if new.configuration != settings.configuration { needsReading = true }
    settings = new
    needsJudgment = true
    return true
  }

  /// Judges the edited program.
  ///
  /// - Parameters:
  ///   - isSuperseded: Returns whether a newer edit waits. If one waits, the judgment is abandoned. The judgment after
  ///     an abandoned one is completed, so that findings also appear while a user types without a pause.
  ///   - text: Returns the text that an editor has of the file at an absolute path; `nil` if the text on the disk is to
  ///     be read.
  /// - Returns: The paths of the files whose text or findings have changed; none if the judgment was abandoned.
  func update(unless isSuperseded: @escaping @Sendable () -> Bool, _ text: (String) -> Data?) -> Set<String> {
    if needsReading {
      needsReading = false
      layouts.begin()
    }
    if let layout = layouts.take() { adopt(layout, text) }
    unjudged.formUnion(edited)
    for path in edited.sorted() where live.read(path, text: text(live.location(of: path))) { needsJudgment = true }
    edited = []
    var changed = unjudged
    if needsJudgment {
      let judged =
        hasAbandonedJudgment
        ? live.judged(judgment) : live.judged(judgment, unless: isSuperseded)
      hasAbandonedJudgment = judged == nil
      guard let judged else { return [] }
      changed.formUnion(replaceVerdict(judged))
    }
    unjudged = []
    return changed
  }

  /// Replaces the verdict.
  ///
  /// - Returns: The paths of the files whose findings have changed.
  private func replaceVerdict(
    _ new: (verdict: Program.Verdict, navigator: ServiceNavigator)
  ) -> Set<String> {
    needsJudgment = false
    LargeStack.release(&judged)
    judged = new
    let new = Dictionary(grouping: settings.newFindings(among: new.verdict.findings, in: folder)) {
      $0.place?.file ?? ""
    }
    defer { findings = new }
    return Set(new.keys).union(findings.keys).filter { new[$0] != findings[$0] }
  }

  private func adopt(_ layout: ProjectLayout, _ text: (String) -> Data?) {
    needsJudgment = true
    isComplete = true
    let old = live
    live = Self.read(layout, of: folder, options, settings)
    for path in unsaved where !live.contains(path) && text(live.location(of: path)) != nil { _ = live.add(path) }
    unsaved = unsaved.filter { text(live.location(of: $0)) != nil }
    edited = Set(live.program.files.map(\.path)).union(unsaved).filter { text(live.location(of: $0)) != nil }
    edited.formUnion(Set(old.program.files.map(\.path)).subtracting(live.program.files.map(\.path)))
  }

  /// The options that the program is judged with.
  var judgment: Program.Options {
    var judgment = options.judgment(settings.configuration.configuration)
    // With a root that the program does not have, no container would be judged.
    judgment.roots.removeAll { !live.program.hasRoot($0) }
    return judgment
  }

  /// Returns the lines of the log about the files that were read: once, and only after the manifest was read.
  func takeRemarks() -> [String] {
    guard isComplete, !hasReported else { return [] }
    hasReported = true
    let roots = options.judgment(settings.configuration.configuration).roots
    return live.guessedPackages.map(ServerText.guessed)
      + SkippedSource.summary(of: live.skipped).map { ServerText.leftOut($0, of: folder) }
      + roots.filter { !live.program.hasRoot($0) }.map(ServerText.noRoot)
  }
}
