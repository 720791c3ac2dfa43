import FurnishGraph

/// The rules about keys of `ServiceValues` whose live value is missing, or is declared where no program reads it.
struct LiveValueRules {
  private let reading: ProgramReading
  private let modules: RunningModules

  private var index: DeclarationIndex { reading.index }

  /// - Parameters:
  ///   - exposed: The modules that other packages may import; `nil` if they are unknown.
  ///   - scope: The part of the program that is judged. The result is nil for a library, whose program may declare the
  ///     values.
  init?(_ reading: ProgramReading, exposed: Set<String>?, scope: Program.Scope) {
    if case .library = scope { return nil }
    self.reading = reading
    modules = RunningModules(reading.index, exposed: exposed)
  }

  func findings() -> [Finding] { missing() + ignored() }

  /// Returns findings about keys that a program reads and that have only a test value.
  private func missing() -> [Finding] {
    let keys = index.types.indices.filter { type in
      isTestKey(index.types[type]) && mayBeKey(type) && !index.conforms(type, to: "ServiceKey")
    }
    guard !keys.isEmpty, !reading.interpreter.events.replacesUnreadValues else { return [] }
    let uses = reading.usesOfKeys().filter { use in
      // A preview has the test value on purpose.
      guard case .type(let type) = use.subject, !modules.isPreview(use.owner) else { return false }
      // A module that only tests link is not part of the program.
      return modules.isWhole(index.moduleOfFile[use.place.file], isOpen: index.types[type].facts.access == .public)
    }
    let replaced = Set(uses.lazy.filter(\.isReplacement).map(\.subject))
    return keys.compactMap { type in
      // A key that any code sets may be set at the start of the program.
      guard !replaced.contains(.type(type)), let use = uses.first(where: { $0.subject == .type(type) }) else {
        return nil
      }
      let entry = index.types[type]
      return .missingLiveValue(
        ServiceSymbol(type: entry.fullName), place: index.servicePlace(use.place),
        declared: index.servicePlace(SourcePlace(file: entry.file, place: entry.facts.place)))
    }
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

  /// Finds the static members called `defaultValue`, and returns the types that they belong to, with their places.
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
    index.types[type].inheritedByExtensions.contains { reference, file in
      index.moduleOfFile[file] != index.types[type].module && reference.isCalled("ServiceKey")
    }
  }
}
