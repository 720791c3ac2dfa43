import FurnishGraph

/// The rules about keys of `ServiceValues` whose live value is missing, is declared where no program reads it, or reads
/// itself.
struct LiveValueRules {
  private let reading: InterpretedProgram
  private let modules: RunningModules

  private var index: DeclarationIndex { reading.index }

  /// - Parameters:
  ///   - exposed: The modules that other packages may import; `nil` if they are unknown.
  ///   - scope: The part of the program that is judged. The result is nil for a library, since the program that links
  ///     it may declare the values.
  init?(_ reading: InterpretedProgram, exposed: Set<String>?, scope: Program.Scope) {
    if case .library = scope { return nil }
    self.reading = reading
    modules = RunningModules(reading.index, exposed: exposed)
  }

  func findings() -> [Finding] { missing() + ignored() + cyclic() }

  /// Returns findings about keys that a program reads and that have only a test value, in some case or in all.
  private func missing() -> [Finding] {
    let live = index.types.indices.lazy.filter { isTestKey(index.types[$0]) && mayBeKey($0) }
      .map { ($0, conditionOfLiveValue($0)) }.filter { $0.1 != .always }
    guard !live.isEmpty, !reading.interpreter.events.replacesUnreadValues else { return [] }
    let uses = reading.conditionalUsesOfKeys().filter { use in
      // A preview has the test value on purpose.
      guard case .type(let type) = use.use.subject, !modules.isPreview(use.use.owner) else { return false }
      // A module that only tests link is not part of the program.
      return modules.isWhole(index.moduleOfFile[use.use.place.file], isOpen: index.types[type].facts.access == .public)
        && !reading.interpreter.isSuperseded(use.entry)
    }
    return live.compactMap { type, live in
      missing(type, uses.filter { $0.use.subject == .type(type) }, hasLiveValue: live)
    }
  }

  /// Returns the finding about a key that code reads where it has no live value, and no code sets it.
  ///
  /// - Parameter live: The condition under which the key has a live value.
  private func missing(_ type: TypeID, _ uses: [ConditionalUse], hasLiveValue live: Presence) -> Finding? {
    let replacements = uses.filter(\.use.isReplacement)
    let present = space.or(live, space.any(replacements.map(\.presence)))
    let stopped = reading.interpreter.events.stopped
    let faulty = uses.lazy.filter { !$0.use.isReplacement }.map { use in
      (use, space.excluding(use.presence, space.or(present, use.stopped ?? stopped)))
    }
    guard let (read, missing) = faulty.first(where: { $0.1 != .never }) else { return nil }
    let entry = index.types[type]
    var finding = Finding.missingLiveValue(
      ServiceSymbol(type: entry.fullName), place: index.servicePlace(read.use.place),
      declared: index.servicePlace(SourcePlace(file: entry.file, place: entry.facts.place)))
    if let sentence = PresenceText(space).sentence(missing, in: .always) {
      finding.notes.append(Finding.Note(message: sentence))
    }
    // Only for code of the main program does the source show whether a replacement runs in the cases of the read.
    let isSure = replacements.isEmpty || ([read] + replacements).allSatisfy { $0.stopped != nil }
    let tests = space.support(missing)
    if !isSure
      || [space.doubtfulTests, space.assumptions, space.testsOfConstants].contains(where: {
        !$0.isDisjoint(with: tests)
      })
    {
      finding.severity = .warning
    }
    return finding
  }

  private var space: PresenceSpace { reading.space }

  /// Returns the condition under which a key conforms to `ServiceKey`, which an extension in an `#if` may declare.
  private func conditionOfLiveValue(_ type: TypeID) -> Presence {
    guard index.conforms(type, to: "ServiceKey") else { return .never }
    let entry = index.types[type]
    let conformances = entry.inheritedByExtensions.filter { $0.0.isCalled("ServiceKey") }
    if conformances.isEmpty || entry.facts.inherited.contains(where: { $0.isCalled("ServiceKey") }) { return .always }
    return space.any(conformances.map { reading.interpreter.presence($0.condition, in: $0.file) })
  }

  /// Returns whether a type may be a key: its module uses Furnish, and it is not a protocol.
  private func mayBeKey(_ type: TypeID) -> Bool {
    index.usesFurnish[index.types[type].module] && index.types[type].facts.kind != .protocol
  }

  /// Returns whether a type conforms to `TestServiceKey` by its own declaration or by an extension. This is cheaper
  /// than `conforms`, and all types of the program are tested.
  private func isTestKey(_ entry: DeclarationIndex.TypeEntry) -> Bool {
    entry.facts.inherited.contains { $0.isCalled("TestServiceKey") }
      || entry.inheritedByExtensions.contains { $0.0.isCalled("TestServiceKey") }
  }

  /// Returns findings about `static var defaultValue` in an extension in another module, without the conformance by
  /// which a program reads it.
  private func ignored() -> [Finding] {
    placesOfDefaults().compactMap { type, place in
      let module = index.types[type].module
      guard index.moduleOfFile[place.file] != module, mayBeKey(type), !conformsOutside(type),
        let origin = origin(of: type)
      else { return nil }
      return .ignoredLiveValue(
        ServiceSymbol(type: index.types[type].fullName), in: index.modules[module], origin,
        place: index.servicePlace(place))
    }
  }

  /// Returns the source of the value that a program reads; nil for a type that is not a key.
  private func origin(of type: TypeID) -> Finding.LiveValueOrigin? {
    if index.types[type].facts.attributes.contains(where: { $0.name == "ClosureService" }) { return .closureService }
    if index.conforms(type, to: "ServiceKey") { return .ownValue }
    return index.conforms(type, to: "TestServiceKey") ? .testValue : nil
  }

  /// Returns the places of the static members called `defaultValue`, each with the type that it belongs to.
  private func placesOfDefaults() -> [(type: TypeID, place: SourcePlace)] {
    let functions = index.functions.ids.filter { index.functions.name($0) == "defaultValue" }
      .map { index.functions[$0] }.filter(\.facts.isStatic)
    let variables = index.variables.ids.filter { index.variables.name($0) == "defaultValue" }
      .map { index.variables[$0] }.filter(\.facts.isStatic)
    return functions.compactMap { member in
      member.owner.map { ($0, SourcePlace(file: member.file, place: member.facts.place)) }
    }
      + variables.compactMap { member in
        member.owner.map { ($0, SourcePlace(file: member.file, place: member.facts.place)) }
      }
  }

  /// Returns whether another module declares the conformance of a type to `ServiceKey`.
  private func conformsOutside(_ type: TypeID) -> Bool {
    index.types[type].inheritedByExtensions.contains { reference, file, _ in
      index.moduleOfFile[file] != index.types[type].module && reference.isCalled("ServiceKey")
    }
  }

  /// Returns findings about keys whose defaults read each other, one for each circle.
  private func cyclic() -> [Finding] {
    let uses = reading.conditionalUsesOfKeys().filter { $0.key != nil }
    // A default that replaces values may read the replacements, and not the defaults of these values.
    let setting = Set(uses.lazy.filter(\.use.isReplacement).compactMap(\.key))
    let reads = uses.filter { $0.presence == .always && !setting.contains($0.key!) }
    let next = Dictionary(grouping: reads) { $0.key! }.mapValues { reads in
      reads.compactMap { read in if case .type(let type) = read.use.subject { (type, read.use.place) } else { nil } }
    }
    var finished: Set<TypeID> = []
    var findings: [Finding] = []
    func visit(_ path: [(key: TypeID, place: SourcePlace)], _ key: TypeID) {
      for (other, place) in next[key] ?? [] {
        if let start = path.firstIndex(where: { $0.key == other }) {
          let circle = path[start...] + [(key: other, place: place)]
          findings.append(
            .cyclicDefault(
              circle.map { ServiceSymbol(type: index.types[$0.key].fullName) }, place: index.servicePlace(place)))
        } else if finished.insert(other).inserted {
          visit(path + [(key: other, place: place)], other)
        }
      }
    }
    for (key, reads) in next.sorted(by: { $0.key < $1.key }) where finished.insert(key).inserted {
      visit([(key: key, place: reads.first?.1 ?? SourcePlace(file: index.types[key].file, place: .none))], key)
    }
    return findings
  }
}
