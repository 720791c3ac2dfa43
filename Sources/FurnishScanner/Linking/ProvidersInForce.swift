import FurnishGraph

/// The providers that the program sets as the provider in force, which `@Injected` and `@Environment(service:)` read.
///
/// They are exact only if all code that may set one was followed (``FileFacts/providerPlaces``), and if the source shows
/// the container of each. Otherwise any provider may be in force.
struct ProvidersInForce {
  /// A provider that code sets.
  enum Setting: Hashable {
    /// A provider whose container the source does not show.
    case unknown
    /// The root of a container or a scope of it, by the number of the container.
    case provider(Int, SourcePosition)
    /// A scope of the provider that is in force already: `.scope(Session.self, user)`.
    case scopeInside(SourcePosition)
    /// A provider that callers pass to a function. It is unknown if some of them were not followed.
    case passed(to: Int)
  }

  /// The settings, each with the entry in which it was found.
  private(set) var settings: [(setting: Setting, entry: Int?)] = []
  /// The places of code that may set a provider, and that was followed.
  private(set) var placesFollowed: Set<SourcePlace> = []

  mutating func add(_ setting: Setting, in entry: Int?) { settings.append((setting, entry)) }

  /// Removes the settings that were found last.
  mutating func removeLast(after count: Int) { settings.removeSubrange(count...) }

  mutating func noteFollowed(_ place: SourcePlace) { placesFollowed.insert(place) }
}

/// The positions of the providers in force, by the places of their containers.
struct PositionsInForce {
  fileprivate(set) var positions: [SourcePlace: Set<SourcePosition>] = [:]

  func includes(_ container: SourceContainer) -> Bool { positions[container.place] != nil }

  /// A Boolean value that indicates whether the program sets no provider.
  var isEmpty: Bool { positions.isEmpty }
}

extension Interpreter {
  /// Notes that a call was followed which may set the provider in force.
  func noteProvider(maybeSetBy call: Call, in environment: Environment) {
    switch call.callee.calledName {
    case "provider", "scope", "environment":
      providersInForce.noteFollowed(SourcePlace(file: environment.context.file, place: call.place))
    default: break
    }
  }

  /// Notes a call that sets the provider in force, such as `view.provider(root)` or `view.scope(Session.self, user)`,
  /// whose function is not one of the program.
  func noteProvider(setBy call: Call, _ values: [Value]) {
    guard let name = call.callee.calledName else { return }
    switch (name, call.arguments.first?.value) {
    case ("provider", _?): note(values[0], asProviderInForceAt: .root)
    case ("environment", .keyPath(let path, _)?) where path.hasSuffix(".provider") && values.count > 1:
      note(values[1], asProviderInForceAt: .root)
    case ("scope", nil): providersInForce.add(.scopeInside(.scope(nil)), in: entry)
    case ("scope", _?):
      switch values[0] {
      case .type(let level): providersInForce.add(.scopeInside(.scope(level)), in: entry)
      case .absent: providersInForce.add(.scopeInside(.scope(nil)), in: entry)
      default: note(values[0], asProviderInForceAt: .scope(nil))
      }
    default: break
    }
  }

  /// Returns whether a call is that of a modifier of views, which registers nothing: `view.scope(container)`.
  func opensScopeOfView(_ call: Call, in environment: Environment) -> Bool {
    guard case .member(_, "scope", _) = call.callee else { return false }
    return index.imports[environment.context.file].contains { $0.module == "FurnishSwiftUI" }
  }

  /// Notes a value that code sets as the provider in force.
  ///
  /// - Parameter position: The position that the code gives to the root of a container: `.scope(container)` opens a
  ///   scope of it.
  func note(_ value: Value, asProviderInForceAt position: SourcePosition) {
    switch value {
    case .provider(.root(let container)), .container(let container?):
      providersInForce.add(.provider(container, position), in: entry)
    case .provider(.scope(let container, let own)): providersInForce.add(.provider(container, own), in: entry)
    case .either(let alternatives):
      for alternative in alternatives { note(alternative.value, asProviderInForceAt: position) }
    // `nil`, and the arguments of functions of other libraries, which are no providers.
    case .absent, .string, .boolean, .closure, .function, .list: break
    default: providersInForce.add(.unknown, in: entry)
    }
  }

  /// Notes an assignment to a member called `provider`. It sets the provider in force, unless the member is that of a
  /// type of the program.
  func noteProvider(_ value: Value, assignedToMemberOf owner: Value, at place: Place, in environment: Environment) {
    providersInForce.noteFollowed(SourcePlace(file: environment.context.file, place: place))
    switch owner {
    case .instance(let type, _) where type.declaration != nil: return
    case .type(let type) where type.declaration != nil: return
    default: note(value, asProviderInForceAt: .root)
    }
  }

  /// Notes that a function has set providers that its caller passes to it.
  ///
  /// - Parameter count: The number of settings before the call.
  func noteProviders(passedTo function: Int, _ values: [Value], _ receiver: Value?, since count: Int) {
    guard providersInForce.settings.count > count else { return }
    if values.contains(where: \.holdsProvider) { providersInForce.add(.passed(to: function), in: entry) }
    // Code that is not read may create other instances.
    if receiver?.holdsProvider == true { providersInForce.add(.unknown, in: entry) }
  }

  /// Notes that a closure has set providers that its caller passes to it: callers that are not read may pass others.
  func noteProvidersPassed(_ values: [Value], since count: Int) {
    if providersInForce.settings.count > count, values.contains(where: \.holdsProvider) {
      providersInForce.add(.unknown, in: entry)
    }
  }

  /// Returns the positions of the providers in force; nil if any provider may be in force.
  func positionsInForce() -> PositionsInForce? {
    guard !hidesRegistrations, areAllSettingsFollowed else { return nil }
    var result = PositionsInForce()
    var inside: Set<SourcePosition> = []
    for (setting, entry) in providersInForce.settings where !isSuperseded(entry) && !isUncalled(entry) {
      switch setting {
      case .unknown: return nil
      case .passed(let function): guard areAllCallsFollowed(of: function) else { return nil }
      case .scopeInside(let position): inside.insert(position)
      case .provider(let number, let position):
        // A provider that overrides services, and a container that was joined with another one, show only a part.
        guard containers[number].kind == .container, containers[number].dialect == nil else { return nil }
        result.positions[containers[number].place, default: []].insert(position)
      }
    }
    for place in result.positions.keys { result.positions[place]!.formUnion(inside) }
    return result
  }

  /// Returns whether all code was followed that may set the provider in force.
  private var areAllSettingsFollowed: Bool {
    index.files.indices.allSatisfy { file in
      index.files[file].facts.providerPlaces.allSatisfy {
        providersInForce.placesFollowed.contains(SourcePlace(file: file, place: $0))
      } && !index.imports[file].contains { FurnishNames.modulesSettingProviders.contains($0.module) }
    }
  }

  /// Returns the innermost of some positions, from which every service can be resolved that one of the others resolves;
  /// `unknown` if none of them is inside all others.
  func innermost(of positions: Set<SourcePosition>) -> SourcePosition {
    let levels = Set(positions.compactMap { if case .scope(let level?) = $0 { level } else { nil } })
    if positions.contains(.unknown) { return .unknown }
    guard !levels.isEmpty else { return positions.contains(.scope(nil)) ? .scope(nil) : .root }
    let innermost = levels.first { levels.subtracting(enclosing($0)).isEmpty }
    return innermost.map { .scope($0) } ?? .unknown
  }

  /// Returns a level and the levels that enclose it.
  private func enclosing(_ level: ResolvedType) -> Set<ResolvedType> {
    var levels: Set<ResolvedType> = [level]
    var current = level
    while let declaration = current.declaration, index.types[declaration].nested["Parent"] != nil {
      current = index.resolve(.name("Parent"), in: index.context(of: declaration))
      guard levels.insert(current).inserted else { break }
    }
    return levels
  }
}

extension Value {
  /// Whether it is a provider or a container, or holds one.
  fileprivate var holdsProvider: Bool {
    switch self {
    case .provider, .container: true
    case .instance(_, let creation?): creation.fields.values.contains(where: \.holdsProvider)
    case .either(let alternatives): alternatives.contains(where: \.value.holdsProvider)
    case .list(let values, _), .tuple(let values, _): values.contains(where: \.holdsProvider)
    default: false
    }
  }
}
