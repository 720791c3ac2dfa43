import FurnishGraph

/// The live values of a program, and the variables that store dependencies.
extension DependencyReading {
  func registrations() -> [SourceRegistration] {
    let reader = CodeReader(index, spelling, follows: true)
    var registrations = keys.live.filter { !isStub($0.key) }.map { key, place in
      var registration = SourceRegistration(service: keys.service(key), place: place)
      registration.lifetime = Self.lifetime
      registration.dependencies = reader.requests { _ in readLiveValue(of: key, with: reader) }.dependencies
      return registration
    }
    // A dependency that is set for an operation, or for the whole program, need not have a live value.
    registrations += overridden.all.filter { keys.live[$0] == nil || isStub($0) }.map { key in
      var registration = SourceRegistration(
        service: keys.service(key),
        place: keys.live[key] ?? place ?? SourcePlace(file: FileID(0), place: Place(line: 1, column: 1)))
      registration.lifetime = Self.lifetime
      registration.isSupplied = true
      return registration
    }
    return (registrations + storages()).sorted { ($0.place, $0.service.type.text) < ($1.place, $1.service.type.text) }
  }

  /// The lifetime of a value that is created once, and that every `withDependencies` may replace.
  private static let lifetime = LifetimeDescription(name: "overridable", sharing: .scope)

  private func readLiveValue(of key: DependencyKeys.Key, with reader: CodeReader) {
    switch key {
    case .type(let type):
      let entry = index.types[type]
      if let id = entry.variables.first(where: { index.variables.name($0) == SwiftDependenciesNames.liveValue }) {
        let variable = index.variables[id]
        guard let value = variable.facts.initialValue else { return }
        let context = spelling.context(of: variable)
        reader.read(value, in: CodeScope(context: context, expected: expected(variable.facts.type, type, in: context)))
      } else if let id = entry.functions[SwiftDependenciesNames.liveValue]?.first {
        let function = index.functions[id]
        let context = index.context(of: function)
        reader.read(
          function.facts.body ?? [],
          in: CodeScope(context: context, expected: expected(function.facts.result, type, in: context)))
      }
    case .entry(let id):
      let variable = index.variables[id]
      let attribute = variable.facts.attributes.first { $0.name == SwiftDependenciesNames.entry }
      guard let value = attribute?.arguments.first(where: { $0.label == SwiftDependenciesNames.liveValue })?.value
      else {
        return
      }
      let context = spelling.context(of: variable)
      reader.read(
        value,
        in: CodeScope(context: context, expected: variable.facts.type.flatMap { expected($0, nil, in: context) }))
    case .foreign: break
    }
  }

  /// Returns the type whose members a live value can name without the type, as in `static let liveValue: API = .live`:
  /// the written type, or the key.
  private func expected(_ type: TypeReference?, _ key: TypeID?, in context: LookupContext) -> TypeID? {
    type.flatMap { index.declaration(of: index.resolve($0, in: context)) } ?? key
  }

  /// Returns whether the live value of a key only ends the program:
  /// `static var liveValue: APIClient { fatalError("set it at the start") }`.
  func isStub(_ key: DependencyKeys.Key) -> Bool {
    guard case .type(let type) = key else { return false }
    let entry = index.types[type]
    if let id = entry.functions[SwiftDependenciesNames.liveValue]?.first {
      return index.functions[id].facts.body?.onlyFails ?? false
    }
    guard let id = entry.variables.first(where: { index.variables.name($0) == SwiftDependenciesNames.liveValue }),
      let value = index.variables[id].facts.initialValue
    else { return false }
    if case .call(let call) = value, case .closure(let closure) = call.callee { return closure.body.onlyFails }
    if case .call(let call) = value, case .name("fatalError", _) = call.callee { return true }
    return false
  }

  // MARK: Static and global variables

  /// Returns a registration for each static or global variable that stores a dependency: the variable reads the
  /// dependency once, and no later override changes it.
  private func storages() -> [SourceRegistration] {
    index.variables.ids.compactMap { id in
      let variable = index.variables[id]
      // In `main.swift` a variable outside of types is initialized by the statement that declares it.
      let isGlobal = variable.owner == nil && variable.foreignOwner == nil && !index.isMain(variable.file)
      guard variable.facts.isStatic || isGlobal, index.uses(.swiftDependencies, in: variable.file),
        !modules.isPreview(variable.owner),
        variable.facts.name != SwiftDependenciesNames.liveValue
      else { return nil }
      var stored: [FoundRequest] = []
      if let wrapped = spelling.request(of: variable) { stored.append(wrapped) }
      if let value = variable.facts.initialValue,
        let read = spelling.request(value, in: CodeScope(context: spelling.context(of: variable))), !read.isDeferred
      {
        stored.append(read)
      }
      guard !stored.isEmpty else { return nil }
      let owner = variable.owner.map { index.types[$0].fullName } ?? index.modules[index.moduleOfFile[variable.file]]
      var registration = SourceRegistration(
        service: SourceService(
          type: .nominal(name: "\(owner).\(variable.facts.name)", declaration: nil, arguments: [])),
        place: SourcePlace(file: variable.file, place: variable.facts.place))
      registration.lifetime = LifetimeDescription(
        name: variable.facts.isStatic ? "static" : "global", sharing: .container)
      registration.dependencies = stored.map { SourceDependency(service: $0.service, isDeferred: false) }.uniqued()
      return registration
    }
  }
}

extension [Statement] {
  /// Whether code does nothing but end the program, or throw an error.
  var onlyFails: Bool {
    !isEmpty
      && allSatisfy { statement in
        if case .leave(.failure) = statement { return true }
        if case .leave(.error) = statement { return true }
        return false
      }
  }
}
