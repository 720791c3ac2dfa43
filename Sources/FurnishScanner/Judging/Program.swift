package import FurnishGraph

/// A program as its source shows it, ready to be judged.
package struct Program: Sendable {
  package var files: [SourceFile]
  /// Findings from before the source was understood: files that could not be read.
  package var problems: [Finding]
  /// The modules whose public declarations other packages may use; nil where nobody knows.
  package var exposedModules: Set<String>?

  package init(files: [SourceFile], problems: [Finding] = [], exposedModules: Set<String>? = nil) {
    self.files = files.sorted { $0.path < $1.path }
    self.problems = problems
    self.exposedModules = exposedModules
  }

  /// What to look at, and how sternly.
  package struct Options: Sendable {
    /// Types or modules: only what they reach is judged.
    package var roots: [String] = []
    /// The flags that are known to be set.
    package var defines: Set<String> = []
    /// What cannot be read is an error.
    package var isStrict = false
    /// Warnings are errors.
    package var treatsWarningsAsErrors = false
    /// The rules of style that are asked for.
    package var styles: Set<String> = []
    /// Values are listed with their readers: nobody but `furnish why` wants to know.
    package var listsValues = false
    /// How much of the program it is about.
    package var scope = Scope.everything

    package init() {}
  }

  /// What a judgement came to.
  package struct Verdict: Sendable {
    /// In order of place.
    package var findings: [Finding]
    package var registrationCount: Int
    package var containerCount: Int
    /// Each container, in the first configuration.
    package var wirings: [SourceWiring]
    /// What stands under `ServiceValues`, in the first configuration; empty unless it was asked for.
    package var values: [SourceValue]
    /// Nothing in the source uses Furnish.
    package var isEmpty: Bool
  }

  /// Judges the program in each of its configurations.
  ///
  /// Chains of thousands of calls are followed call by call, so this has a thread with room for them.
  package func judged(_ options: Options = Options()) -> Verdict {
    LargeStack.run { judgedHere(options) }
  }

  private func judgedHere(_ options: Options) -> Verdict {
    let configurations = Configurations(of: files, defines: options.defines)
    var merger = FindingMerger(configurations: configurations.all)
    var first: ProgramReading?
    for configuration in configurations.all {
      let reading = ProgramReading(
        files, configuration: configuration, roots: options.roots, exposed: exposedModules,
        scope: options.scope)
      merger.add(reading.judged(), of: configuration)
      first = first ?? reading
    }
    var findings = problems + syntaxProblems() + merger.merged()
    findings += StyleRules(files: files, chosen: options.styles).findings(first)
    if let place = configurations.placeOfTooMany {
      findings.append(.undecidable(.configurations(configurations.count), place: place))
    }
    findings = Ignores(files).applied(to: findings, styles: options.styles)
    findings = options.scope.applied(to: findings, of: files)
    findings = findings.map { stern($0, options) }.sorted(by: Self.isOrdered)
    let wirings = first?.wirings ?? []
    return Verdict(
      findings: findings,
      registrationCount: wirings.reduce(0) { $0 + $1.wiring.registrations.count },
      containerCount: wirings.count, wirings: wirings, values: options.listsValues ? first?.values() ?? [] : [],
      isEmpty: findings.isEmpty && !(first?.index.usesFurnish.contains(true) ?? false))
  }

  private func syntaxProblems() -> [Finding] {
    files.flatMap { file in
      file.facts.problems.map {
        Finding.syntaxError(
          $0.message, place: ServicePlace(file: file.path, line: Int($0.place.line), column: Int($0.place.column)))
      }
    }
  }

  private func stern(_ finding: Finding, _ options: Options) -> Finding {
    var finding = finding
    let isCounted = options.treatsWarningsAsErrors || (options.isStrict && finding.rule == "undecidable")
    if finding.severity == .warning, isCounted { finding.severity = .error }
    return finding
  }

  private static func isOrdered(_ left: Finding, _ right: Finding) -> Bool {
    let (one, other) = (left.place, right.place)
    let leftKey = (one?.file ?? "", one?.line ?? 0, one?.column ?? 0, left.rule, left.message)
    let rightKey = (other?.file ?? "", other?.line ?? 0, other?.column ?? 0, right.rule, right.message)
    return leftKey < rightKey
  }
}

extension ProgramReading {
  /// What the rules say of all its wirings.
  func judged() -> [Finding] {
    var found = findings
    var unused: [String: Int] = [:]
    var registered: [String: Int] = [:]
    for wiring in overlays { found += wiring.findings }
    for wiring in wirings {
      for finding in wiring.wiring.findings() {
        if finding.rule == "unused-registration" { unused[finding.identity, default: 0] += 1 }
        found.append(wiring.kind == .locator ? finding.inLocator() : finding)
      }
      let names = wiring.wiring.names
      for place in Set(wiring.wiring.registrations.indices.compactMap(names.place(ofRegistration:))) {
        registered["\(place):\(place.column)", default: 0] += 1
      }
    }
    // What one container uses is used, though another one leaves it alone.
    return found.filter { finding in
      guard finding.rule == "unused-registration", let place = finding.place else { return true }
      return unused[finding.identity] == registered["\(place):\(place.column)"]
    }
  }
}

extension Finding {
  /// What makes it the same finding, seen twice.
  var identity: String { "\(rule) \(place.map { "\($0):\($0.column)" } ?? "") \(message)" }
}
