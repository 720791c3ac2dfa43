import FurnishGraph

/// The result of interpreting a program: all its containers, with the conditions of their registrations.
struct InterpretedProgram {
  let index: DeclarationIndex
  let interpreter: Interpreter
  private(set) var containers: [ContainerFacts] = []
  /// The overriding providers, which are judged together with the providers below them, and are not counted.
  private(set) var overlays: [ContainerFacts] = []
  /// The findings that do not belong to a container.
  private(set) var findings: [Finding] = []

  /// - Parameters:
  ///   - index: The declarations of the program.
  ///   - roots: The types or modules to judge, if not all.
  ///   - exposed: The modules whose public declarations other packages may use.
  ///   - scope: The part of the program to judge.
  ///   - isOutdated: Returns whether the program was edited in the meantime.
  init(
    _ index: DeclarationIndex, roots: [String], exposed: Set<String>?, scope: Program.Scope = .everything,
    isOutdated: @escaping () -> Bool = { false }
  ) {
    self.index = index
    interpreter = Interpreter(index, PresenceSpace(flags: index.flags), isOutdated: isOutdated)
    interpreter.run()
    if interpreter.progress.isAbandoned { return }
    interpreter.read(DependencyReading.self, exposed: exposed)
    interpreter.read(FactoryReading.self, exposed: exposed)
    if case .library(let name) = scope {
      readLibrary(name)
      return
    }
    let rootModules = moduleTypes().filter { roots.contains(index.types[$0].facts.name) }
    for module in rootModules { interpreter.judgeByItself(module, isWhole: true) }
    let created = interpreter.containers.filter { $0.kind == .container && $0.dialect == nil }
    if created.isEmpty, roots.isEmpty {
      let included = includedModules
      for module in moduleTypes() where !included.contains(module) {
        interpreter.judgeByItself(module, isWhole: false)
      }
    } else if roots.isEmpty {
      addUnreachableModules(exposed)
    }
    let judged = interpreter.containers.filter { isJudged($0, roots, rootModules) }
    for dialect in [nil] + Dialect.allCases where dialect.map(index.dialects.contains) ?? true {
      addContainers(judged.filter { $0.dialect == dialect }, of: dialect, roots)
    }
    if index.dialects.contains(.swinject), roots.isEmpty { addUnreachableAssemblies(exposed) }
    if roots.isEmpty { addOverlays() }
    addFindingsOfEvents(exposed)
  }

  var space: PresenceSpace { interpreter.space }

  mutating func addContainer(_ facts: ContainerFacts) { containers.append(facts.resolvingCollectionParameters()) }

  mutating func addOverlay(_ facts: ContainerFacts) { overlays.append(facts.resolvingCollectionParameters()) }

  /// The wiring of each container, as graphs show it: with the registrations whose conditions hold if no flag of
  /// unknown value is set.
  var wirings: [SourceWiring] {
    containers.map { SourceWiring($0, in: index) { $0 == .always || space.holdsWithoutFlags($0) } }
  }

  mutating func addFinding(_ finding: Finding) { findings.append(finding) }

  mutating func addFindingsOfEvents(_ exposed: Set<String>? = nil) { findings += findingsOfEvents(exposed) }

  private func isJudged(_ container: SourceContainer, _ roots: [String], _ rootModules: [TypeID]) -> Bool {
    switch container.kind {
    case .overlay, .locator: return false
    case .module: return true
    case .unplaced: return roots.isEmpty
    case .helper(let function):
      return roots.isEmpty && !container.registrations.isEmpty && !interpreter.coverage.inlined.contains(function)
    case .container:
      guard !roots.isEmpty else { return true }
      let module = index.modules[index.moduleOfFile[container.place.file]]
      let owner = container.creatingFunction.flatMap { index.functions[$0].owner }.map { index.types[$0].facts.name }
      return roots.contains(module) || owner.map(roots.contains) == true
        || (rootModules.isEmpty && roots.contains { root in container.registers(root) })
    }
  }

  /// The requests to unknown providers, each once.
  var unplacedRequests: [SourceRequest] {
    interpreter.events.unplacedRequests.filter { !interpreter.isSuperseded($0.entry) }.map(\.request).uniqued()
  }
}

extension SourceContainer {
  fileprivate func registers(_ name: String) -> Bool { registrations.contains { $0.service.type.isCalled(name) } }
}

extension ResolvedType {
  /// Returns whether source may use this name for the type: `Log`, `any Log`, `App.Log`.
  func isCalled(_ name: String) -> Bool {
    let symbol = ServiceSymbol(type: text)
    return symbol.shortType == name || text == name || symbol.shortType == "any \(name)" || text == "any \(name)"
  }
}
