import Foundation
package import FurnishGraph

/// A program to judge: the facts of its source files, and its modules.
package struct Program: Sendable {
  package var files: [SourceFile]
  /// The findings about files that could not be read.
  package var problems: [Finding]
  /// The modules whose public declarations other packages may use, or `nil` if they are unknown.
  package var exposedModules: Set<String>?
  /// The modules whose declarations belong to the main actor unless they are declared otherwise.
  package var modulesBoundToMainActor: Set<String> = []
  /// The flags of `#if` that the manifest or the project fixes for each module.
  var flagsOfModules: [String: FixedFlags] = [:]
  /// The folder or the fragments that the program was read from. Findings of another program use it as the name of
  /// this one.
  package var name: String?

  package init(files: [SourceFile], problems: [Finding] = [], exposedModules: Set<String>? = nil) {
    self.files = files.sorted { $0.path < $1.path }
    self.problems = problems
    self.exposedModules = exposedModules
  }

  /// The options of a judgment: the parts of the program to judge, the known flags, and the rules.
  package struct Options: Sendable {
    /// The names of types or modules, if only the services that these reach are judged.
    package var roots: [String] = []
    /// The flags that are known to be set.
    package var defines: Set<String> = []
    /// The flags that are known not to be set.
    package var undefines: Set<String> = []
    /// A Boolean value that indicates whether code that cannot be read is an error.
    package var isStrict = false
    /// A Boolean value that indicates whether warnings are errors.
    package var treatsWarningsAsErrors = false
    /// The rules of style that are requested.
    package var styles: Set<String> = []
    /// The rules that judge, and the severities of their findings.
    package var rules = RuleSelection()
    /// A Boolean value that indicates whether values are listed with their readers, which only `furnish why` needs.
    package var listsValues = false
    /// The programs that serve the remote services of this one; without any, these are not compared.
    package var serving: [Program] = []
    /// The part of the program that the judgment is about.
    package var scope = Scope.everything
    /// The number of threads that prepare the facts for the thread that judges. It does not change the result.
    package var threads = ProcessInfo.processInfo.activeProcessorCount
    /// A Boolean value that indicates whether the process ends after this judgment. If it does, its memory is left to
    /// the system, which releases it at once.
    package var endsWithProcess = false

    package init() {}

    /// Returns whether a rule judges.
    package func judges(_ rule: RuleDescription) -> Bool {
      rules.judges(rule.name) && (!rule.isStyle || styles.contains(rule.name))
        && (rule.name != RuleBook.remoteMismatch || !serving.isEmpty)
    }
  }

  /// The result of a judgment.
  package struct Verdict: Sendable {
    /// The findings, in order of their places.
    package var findings: [Finding]
    package var registrationCount: Int
    package var containerCount: Int
    /// The number of functions that register services in a collection that they receive as an argument, and that no
    /// visible code calls with the collection of a container.
    package var uncalledFunctionCount = 0
    /// The wiring of each container for the case that no flag of unknown value is set.
    package var wirings: [SourceWiring]
    /// The values of `ServiceValues`; empty unless they were requested.
    package var values: [SourceValue]
    /// A Boolean value that indicates whether the check had nothing to judge: no code uses a library for dependency
    /// injection, and no file has a fault.
    package var isEmpty: Bool
    /// The number of remote services that were compared with the programs that serve them.
    package var remoteServiceCount = 0
    /// A Boolean value that indicates whether the program declares remote services; `false` if it is compared with no
    /// program that serves them.
    package var declaresRemoteServices = false
    /// A Boolean value that indicates whether the program adds services to a locator. These are ordered by their
    /// places, so the verdict depends on the places.
    var addsToLocators = false
  }

  /// Judges the program in all cases that its conditions allow.
  ///
  /// Chains of thousands of calls are followed call by call, so the judgment has a thread with a large stack.
  package func judged(_ options: Options = Options()) -> Verdict {
    judged(options, retaining: RetainedIndex(), unless: { false }, { verdict, _ in verdict })!
  }

  /// Judges the program, unless it is edited in the meantime.
  ///
  /// - Parameters:
  ///   - retained: The index of the last judgment. The index of this judgment replaces it.
  ///   - isOutdated: Returns whether the program was edited. It is called at intervals, on the thread that judges.
  ///   - result: Creates the result from the verdict and the interpreted program.
  /// - Returns: `nil` if the judgment was abandoned.
  func judged<Result>(
    _ options: Options, retaining retained: RetainedIndex, unless isOutdated: @escaping () -> Bool,
    _ result: @escaping (Verdict, InterpretedProgram) -> Result
  ) -> Result? {
    LargeStack.answer { answer in
      let program = self.readHere(threads: options.threads)
      var interpreted: InterpretedProgram?
      let verdict = program.judgedHere(options, retaining: retained, unless: isOutdated, interpreted: &interpreted)
      answer(verdict.map { result($0, interpreted!) })
      // Releasing the facts and the index takes a fifth of the time of the judgment. The caller does not wait for that,
      // and a process that ends does not need it.
      let memory = JudgmentMemory(reading: interpreted, program: program)
      if options.endsWithProcess { Self.unreleased.add(memory) }
      withExtendedLifetime(memory) {}
    }
  }

  private static let unreleased = UnreleasedObjects()

  /// Objects that are never released, because a list retains them. An additional retain without a release would not be
  /// enough: the optimizer may remove it, and then release the members of the object.
  // `@unchecked Sendable`: `objects` is guarded by `lock`, and nothing reads its content.
  private final class UnreleasedObjects: @unchecked Sendable {
    private let lock = NSLock()
    private var objects: [AnyObject] = []

    func add(_ object: AnyObject) { lock.withLock { objects.append(object) } }
  }

  /// The memory that a judgment uses: the facts of all files, and the index and the containers that it has read from
  /// them.
  private final class JudgmentMemory {
    let reading: InterpretedProgram?
    let program: Program

    init(reading: InterpretedProgram?, program: Program) {
      self.reading = reading
      self.program = program
    }
  }

  /// Returns the program with all its facts read from the cache, for callers that need them more than once.
  package func read(threads: Int = ProcessInfo.processInfo.activeProcessorCount) -> Program {
    LargeStack.run { self.readHere(threads: threads) }
  }

  /// Reads the facts of all files on this thread and on others.
  private func readHere(threads: Int) -> Program {
    var program = self
    let files = self.files
    program.files = LargeStack.map(files.count, threads: threads) { files[$0].read }
    return program
  }

  /// Judges the program on this thread.
  ///
  /// - Parameter interpreted: Receives the interpreted program, also if the judgment is abandoned.
  private func judgedHere(
    _ options: Options, retaining retained: RetainedIndex, unless isOutdated: @escaping () -> Bool,
    interpreted: inout InterpretedProgram?
  ) -> Verdict? {
    let flags = FixedFlags(set: options.defines, unset: options.undefines)
    let reading = InterpretedProgram(
      retained.index(of: self, flags), roots: options.roots, exposed: exposedModules, scope: options.scope,
      isOutdated: isOutdated)
    interpreted = reading
    if reading.interpreter.progress.isAbandoned { return nil }
    let wirings = reading.wirings
    var findings = problems + syntaxProblems + reading.judged(wirings)
    findings += StyleRules(files: files, chosen: options.styles).findings(reading)
    findings += LiveValueRules(reading, exposed: exposedModules, scope: options.scope)?.findings() ?? []
    let contract = RemoteContract(serving: options.serving, calledBy: reading.index, flags: flags)
    findings += contract?.findings() ?? []
    // A file that several modules compile has the same finding for each of them.
    findings = Ignores(files).applied(to: findings) { options.judges($0) }.uniqued(by: \.identity)
    findings = options.scope.applied(to: findings, of: files)
    findings = findings.compactMap { options.rules.applied(to: $0) }.map { withRaisedSeverity($0, options) }.sorted(
      by: Self.isOrdered)
    let uncalled = reading.containers.count { if case .helper = $0.container.kind { true } else { false } }
    return Verdict(
      findings: findings,
      registrationCount: wirings.reduce(0) { $0 + $1.wiring.registrations.count },
      containerCount: wirings.count - uncalled, uncalledFunctionCount: uncalled, wirings: wirings,
      values: options.listsValues ? reading.values() : [],
      isEmpty: findings.isEmpty && !reading.index.usesServices.contains(true),
      remoteServiceCount: contract?.serviceCount ?? 0,
      declaresRemoteServices: contract.map { !$0.client.services.isEmpty } ?? false,
      addsToLocators: reading.interpreter.events.addsToLocators)
  }

  /// Returns whether a name may be one of ``Options/roots``: that of a module, a type, or a service.
  package func hasRoot(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let bare = last.hasPrefix("any ") ? String(last.dropFirst(4)) : last
    return files.contains { file in
      file.module == name || file.facts.types.contains { $0.name == bare }
        || file.facts.aliases.contains { $0.name == bare }
    } || KnownTypes.fullName(bare) != bare
  }

  private var syntaxProblems: [Finding] {
    files.filter(\.summary.hasProblems).flatMap { file in
      file.facts.problems.map {
        Finding.syntaxError(
          $0.message, place: ServicePlace(file: file.path, line: Int($0.place.line), column: Int($0.place.column)))
      }
    }
  }

  private func withRaisedSeverity(_ finding: Finding, _ options: Options) -> Finding {
    var finding = finding
    let countsAsError = options.treatsWarningsAsErrors || (options.isStrict && finding.rule == "undecidable")
    if finding.severity == .warning, countsAsError { finding.severity = .error }
    return finding
  }

  private static func isOrdered(_ left: Finding, _ right: Finding) -> Bool {
    let (first, second) = (left.place, right.place)
    let leftKey = (first?.file ?? "", first?.line ?? 0, first?.column ?? 0, left.rule, left.message)
    let rightKey = (second?.file ?? "", second?.line ?? 0, second?.column ?? 0, right.rule, right.message)
    return leftKey < rightKey
  }
}
