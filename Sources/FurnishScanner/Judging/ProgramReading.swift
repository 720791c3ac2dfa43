import FurnishGraph

/// One reading of a program: all its containers, with the conditions of their registrations.
struct ProgramReading {
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
    if interpreter.isAbandoned { return }
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
      addWirings(judged.filter { $0.dialect == dialect }, of: dialect, roots)
    }
    if index.dialects.contains(.swinject), roots.isEmpty { addUnreachableAssemblies(exposed) }
    if roots.isEmpty { addOverlays() }
    addNotedFindings()
  }

  var space: PresenceSpace { interpreter.space }

  mutating func addContainer(_ facts: ContainerFacts) { containers.append(facts) }

  /// The wirings that pictures show: each container with the registrations that are possible if no flag of unknown
  /// value is set.
  var wirings: [SourceWiring] {
    containers.map { SourceWiring($0, in: index) { $0 == .always || space.holdsWithoutFlags($0) } }
  }

  mutating func addFinding(_ finding: Finding) { findings.append(finding) }

  mutating func addNotedFindings() { findings += notedFindings() }

  private func isJudged(_ container: SourceContainer, _ roots: [String], _ rootModules: [TypeID]) -> Bool {
    switch container.kind {
    case .overlay, .locator: return false
    case .module: return true
    case .unplaced: return roots.isEmpty
    case .helper(let function):
      return roots.isEmpty && !container.registrations.isEmpty && !interpreter.inlined.contains(function)
    case .container:
      guard !roots.isEmpty else { return true }
      let module = index.modules[index.moduleOfFile[container.place.file]]
      let owner = container.creatingFunction.flatMap { index.functions[$0].owner }.map { index.types[$0].facts.name }
      return roots.contains(module) || owner.map(roots.contains) == true
        || (rootModules.isEmpty && roots.contains { root in container.registers(root) })
    }
  }

  /// Returns all types that conform to `ServiceModule`.
  func moduleTypes() -> [TypeID] {
    let called = index.typesNamingServiceModule.sorted()
    // If no class or protocol is a module, every module declares the conformance itself.
    let isInherited = called.contains { [.protocol, .class].contains(index.types[$0].facts.kind) }
    let candidates = isInherited ? Array(index.types.indices) : called
    return candidates.filter {
      index.usesFurnish[index.types[$0].module] && index.types[$0].facts.kind != .protocol
        && index.conforms($0, to: "ServiceModule")
    }
  }

  /// The modules that are included, and the superclasses whose registrations they inherit.
  private var includedModules: Set<TypeID> {
    var modules = interpreter.includedModules
    for var module in interpreter.includedModules {
      while let superclass = index.superclass(of: module), modules.insert(superclass).inserted { module = superclass }
    }
    return modules
  }

  private mutating func addUnreachableModules(_ exposed: Set<String>?) {
    let included = includedModules
    for module in moduleTypes() where !included.contains(module) {
      // It may be the argument of an `include` that cannot be read.
      if interpreter.mayBeIncluded(module) { continue }
      let type = index.types[module]
      let isExposed = exposed?.contains(index.modules[type.module]) ?? true
      if type.facts.access == .public, isExposed { continue }
      findings.append(
        .unreachableModule(
          ServiceSymbol(type: type.fullName),
          place: index.servicePlace(SourcePlace(file: type.file, place: type.facts.place))))
    }
  }

  /// Adds the overriding providers, `overriding { … }`. Their registrations depend on those of the provider below, and
  /// on each other.
  private mutating func addOverlays() {
    let containers = interpreter.containers
    let created = containers.indices.filter { containers[$0].kind == .container && containers[$0].dialect == nil }
    for overlay in containers where overlay.kind == .overlay && !overlay.registrations.isEmpty {
      guard !interpreter.isSuperseded(overlay.entry), let base = overlay.base ?? (created.count == 1 ? created[0] : nil)
      else {
        continue
      }
      var whole = containers[base]
      whole.kind = .overlay
      whole.place = overlay.place
      whole.isOpen = whole.isOpen || overlay.isOpen
      whole.removeRequests()
      let own = Set(overlay.registrations.map(\.place))
      whole.registrations += overlay.registrations.map { registration in
        var registration = registration
        registration.module = nil
        if !registration.isDecorator { registration.policy = .replace }
        return registration
      }
      overlays.append(
        ContainerFacts(
          whole, requests: [], showsRequests: false, placesOfInterest: Set(own.map(index.servicePlace)), space))
    }
  }

  private mutating func addWirings(_ containers: [SourceContainer], of dialect: Dialect?, _ roots: [String]) {
    let located = dialect == nil ? interpreter.sortedLocatorRegistrations : []
    let inLocator = Set(located.map(\.service))
    let requests = unplacedRequests.filter { $0.dialect == dialect }
    let all = interpreter.containers.filter { $0.dialect == dialect }
    let isKnown = !all.contains { $0.isOpen && $0.kind == .container }
    let everywhere = registered(of: requests, in: all)
    let isLocatorOpen = interpreter.isLocatorOpen
    let unmet = requests.filter { request in
      guard request.dependency.cardinality == .one, !everywhere.contains(request.dependency.service), isKnown else {
        return false
      }
      return !request.isInjected || (!inLocator.contains(request.dependency.service) && !isLocatorOpen)
    }
    let first = containers.firstIndex { isWhole($0) }
    // A factory of a dialect may request any service, so one that was not read may request all of them.
    let showsAll =
      !interpreter.hasUnreadableRequests
      && (dialect.map { $0.isInterpreted && !all.contains(where: \.isOpaque) } ?? true)
    for (number, container) in containers.enumerated() {
      let own = registered(of: requests, in: [container])
      var requested = requests.filter { own.contains($0.dependency.service) }
      requested += named(roots, in: container)
      // A request of a service that is not registered is reported once.
      if number == first { requested += unmet.filter { !$0.isInjected || located.isEmpty } }
      let shows = isWhole(container) && showsAll && !(requested.isEmpty && container.requests.isEmpty)
      addContainer(ContainerFacts(container, requests: requested, showsRequests: shows, space))
    }
    guard dialect == nil, roots.isEmpty else { return }
    var missing = unmet.filter(\.isInjected)
    // If the source adds no service to the locator, the program that uses the library may add them.
    if located.isEmpty { missing = all.isEmpty ? runByProgram(missing) : [] }
    guard let place = located.first?.place ?? missing.first?.place else { return }
    var locator = SourceContainer(kind: .locator, place: place)
    locator.registrations = located
    locator.isOpen = isLocatorOpen
    let requested = requests.filter { $0.isInjected && inLocator.contains($0.dependency.service) }
    addContainer(ContainerFacts(locator, requests: requested + missing, showsRequests: false, space))
  }

  /// Returns the requests in modules of a program whose source is read as a whole.
  private func runByProgram(_ requests: [SourceRequest]) -> [SourceRequest] {
    if requests.isEmpty { return [] }
    let shape = ProgramShape(index, exposed: nil)
    return requests.filter { request in
      let module = index.moduleOfFile[request.place.file]
      return shape.runs(module) && !shape.importsUnread(module)
    }
  }

  /// Returns the requested services that at least one of the containers registers.
  private func registered(of requests: [SourceRequest], in containers: [SourceContainer]) -> Set<SourceService> {
    guard !requests.isEmpty else { return [] }
    let requested = Set(requests.lazy.map(\.dependency.service))
    var registered: Set<SourceService> = []
    for container in containers {
      for registration in container.registrations where requested.contains(registration.service) {
        registered.insert(registration.service)
      }
    }
    return registered
  }

  /// The requests to unknown providers, each once.
  var unplacedRequests: [SourceRequest] {
    interpreter.unplacedRequests.filter { !interpreter.isSuperseded($0.entry) }.map(\.request).uniqued()
  }

  private func isWhole(_ container: SourceContainer) -> Bool { !container.isOpen }

  /// Returns requests for the services that code may request under an unknown name, and for those that the user has
  /// declared as requested.
  private func named(_ roots: [String], in container: SourceContainer) -> [SourceRequest] {
    guard !roots.isEmpty || !interpreter.typesRequestedByUnknownName.isEmpty else { return [] }
    return container.registrations.filter { registration in
      let type = registration.service.type
      let isAssisted =
        type.arguments(of: "Furnish.AssistedFactory")?.first.map(interpreter.typesRequestedByUnknownName.contains)
        ?? false
      return interpreter.typesRequestedByUnknownName.contains(type) || isAssisted
        || roots.contains { type.isCalled($0) }
    }.map { registration in
      SourceRequest(
        dependency: SourceDependency(service: registration.service, cardinality: .optional), place: registration.place)
    }
  }

  private func notedFindings() -> [Finding] {
    // If other code may add to every container, no requested service is reported as missing.
    let isJudged = containers.contains { !$0.container.isOpen }
    let found = interpreter.obstacles.filter { obstacle in
      if case .request = obstacle.key.kind, !isJudged { return false }
      return !obstacle.value.allSatisfy(interpreter.isSuperseded)
    }.keys
    let obstacles = found.sorted { ($0.place, "\($0.kind)") < ($1.place, "\($1.kind)") }.map { obstacle in
      Finding.undecidable(obstacle.kind.asUndecidable, place: index.servicePlace(obstacle.place))
        .worded(for: obstacle.dialect)
    }
    let concealed = interpreter.concealments.sorted { $0.place < $1.place }.map { concealment in
      Finding.notPublic(
        concealment.name, module: concealment.module, place: index.servicePlace(concealment.place),
        declaration: index.servicePlace(concealment.declaration))
    }
    let aliases = index.unread.aliases.sorted().map { number in
      let alias = index.aliases[number]
      let place = SourcePlace(file: alias.file, place: Place(line: 1, column: 1))
      return Finding.undecidable(.type(alias.facts.name), place: index.servicePlace(place))
    }
    let doubts = interpreter.doubts.uniqued(by: \.service).map { doubt in
      Finding.missing(doubt, place: index.servicePlace(doubt.place))
    }
    return obstacles + concealed + aliases + doubts
  }
}

extension SourceObstacle.Kind {
  var asUndecidable: Finding.Undecidable {
    switch self {
    case .type(let text): .type(text)
    case .name(let text): .name(text)
    case .lifetime(let text): .lifetime(text)
    case .module(let text): .module(text)
    case .collection: .collection
    case .container: .container
    case .request(let text): .request(text)
    case .conditions: .conditions
    }
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

extension Sequence {
  /// Returns the elements without repetitions of a key, in the order of their first places.
  func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// Returns the elements without repetitions, in the order of their first places.
  func uniqued() -> [Element] { uniqued { $0 } }
}

extension Interpreter {
  /// Reads a module as if it were included in a container of its own.
  func judgeByItself(_ type: TypeID, isWhole: Bool) {
    let place = SourcePlace(file: index.types[type].file, place: index.types[type].facts.place)
    let number = containers.append(
      SourceContainer(kind: .module(type), place: place, presence: space.presence(index.types[type].facts.condition)))
    guard let function = methods("register", ofType: type).first(where: { index.functions[$0].facts.labels == ["in"] })
    else { return }
    entry = function
    budget = budgetOfEntry
    let presence = space.presence(index.functions[function].facts.condition)
    let environment = environment(of: function, receiver: nil, presence: presence)
    environment[index.functions[function].facts.parameters[0].name] = .collection(
      Value.Collection(container: number))
    run(index.functions[function].facts.body ?? [], in: environment)
    if !isWhole { containers[number].isOpen = true }
  }
}
