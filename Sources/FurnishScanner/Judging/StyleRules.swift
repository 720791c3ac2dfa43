import FurnishGraph

/// The rules of style, each of which judges only on request.
struct StyleRules {
  let files: [SourceFile]
  /// The names of the rules that were requested.
  let chosen: Set<String>

  func findings(_ reading: InterpretedProgram?) -> [Finding] {
    guard !chosen.isEmpty, let reading else { return [] }
    return (chosen.contains("uncontrolled-dependency") ? uncontrolled(reading.index) : [])
      + (chosen.contains("protocol-injection") ? protocols(reading) : [])
      + closureServices(reading.index)
  }

  /// Returns findings about expressions such as `Date()`, for each of which Furnish has a value.
  private func uncontrolled(_ index: DeclarationIndex) -> [Finding] {
    zip(index.files.indices, files).flatMap { id, file -> [Finding] in
      guard index.usesFurnish[index.moduleOfFile[id]] else { return [] }
      return file.facts.uncontrolled.map { use in
        .uncontrolledDependency(
          use.expression, value: Self.value(for: use.expression),
          place: index.servicePlace(SourcePlace(file: id, place: use.place)))
      }
    }
  }

  private static func value(for expression: String) -> String {
    switch expression.prefix(while: { $0 != "(" && $0 != "." }) {
    case "Date": "date"
    case "UUID": "uuid"
    case "URLSession": "urlSession"
    case "Calendar": "calendar"
    case "Locale": "locale"
    case "TimeZone": "timeZone"
    case "SystemRandomNumberGenerator": "withRandomNumberGenerator"
    case "SuspendingClock": "suspendingClock"
    default: "continuousClock"
    }
  }

  /// Returns findings about protocols that are registered, `register((any Log).self)`, or added to a locator, and about
  /// those that types store: a struct of closures could replace each of them.
  private func protocols(_ reading: InterpretedProgram) -> [Finding] {
    var reported: Set<SourceService> = []
    let registrations =
      reading.interpreter.containers.flatMap(\.registrations) + reading.interpreter.events.sortedLocatorRegistrations
    let registered: [Finding] = registrations.compactMap { registration in
      guard case .existential(let constraint) = registration.service.type, constraint.declaration != nil,
        reported.insert(registration.service).inserted
      else { return nil }
      return .protocolInjection(
        ServiceSymbol(type: registration.service.type.text),
        place: reading.index.servicePlace(registration.place))
    }
    return registered + storedProtocols(reading.index, besides: Set(reported.map(\.type)))
  }

  /// Returns findings about protocols in a file with closure services, if a type in the file stores an existential of
  /// the protocol.
  ///
  /// - Parameter reported: The existentials that findings already report.
  private func storedProtocols(_ index: DeclarationIndex, besides reported: Set<ResolvedType>) -> [Finding] {
    let files = Set(
      index.types.filter { type in type.facts.attributes.contains { $0.name == "ClosureService" } }.map(\.file))
    return index.types.indices.filter { type in
      let entry = index.types[type]
      return entry.facts.kind == .protocol && files.contains(entry.file)
    }.compactMap { type in
      let entry = index.types[type]
      let existential = ResolvedType.existential(.nominal(name: entry.fullName, declaration: type, arguments: []))
      let uses = index.variables.ids.filter { index.variables.file($0) == entry.file }.map { index.variables[$0] }
        .filter { $0.owner != nil && stores($0, type, in: index) }
      guard !uses.isEmpty, !reported.contains(existential) else { return nil }
      return .protocolInjection(
        ServiceSymbol(type: existential.text),
        place: index.servicePlace(SourcePlace(file: entry.file, place: entry.facts.place)),
        stored: uses.map { index.servicePlace(SourcePlace(file: $0.file, place: $0.facts.place)) })
    }
  }

  /// Returns whether a property has the type of a protocol, as `any P`, as `(any P)?`, or in a composition.
  private func stores(_ variable: DeclarationIndex.VariableEntry, _ type: TypeID, in index: DeclarationIndex) -> Bool {
    guard !variable.facts.isStatic, let reference = variable.facts.type else { return false }
    let context = LookupContext(
      file: variable.file, module: index.moduleOfFile[variable.file], type: variable.owner)
    let resolved = index.resolve(reference, in: context)
    let stored = resolved.arguments(of: "Swift.Optional")?.first ?? resolved
    if case .existential(.composition(let parts)) = stored { return parts.contains { $0.declaration == type } }
    return index.declaration(of: stored) == type
  }

  /// Returns findings about services that are structs of closures.
  private func closureServices(_ index: DeclarationIndex) -> [Finding] {
    index.types.indices.filter { index.usesFurnish[index.types[$0].module] }.flatMap { type -> [Finding] in
      guard let service = ClosureServiceShape(type, in: index) else { return [] }
      return service.findings.filter { chosen.contains($0.rule) }
    }
  }
}

/// A struct of closures with the macro `@ClosureService`, or with a name that ends in `Service`.
private struct ClosureServiceShape {
  private let type: DeclarationIndex.TypeEntry
  private let symbol: ServiceSymbol
  private let index: DeclarationIndex
  private let isSendable: Bool
  private let hasMacro: Bool
  private let stored: [VariableFacts]

  init?(_ id: TypeID, in index: DeclarationIndex) {
    type = index.types[id]
    self.index = index
    hasMacro = type.facts.attributes.contains { $0.name == "ClosureService" }
    stored = type.variables.map { index.variables[$0].facts }.filter { !$0.isStatic }
    let isService = hasMacro || type.facts.name.hasSuffix("Service")
    guard type.facts.kind == .struct, isService, stored.contains(where: \.isEndpoint) else { return nil }
    symbol = ServiceSymbol(type: type.fullName)
    isSendable = index.conforms(id, to: "Sendable")
  }

  var findings: [Finding] {
    var findings: [Finding] = []
    if !isSendable { findings.append(.unsendableService(symbol, place: place(type.facts.place))) }
    for endpoint in stored where endpoint.isEndpoint && !endpoint.isSendableEndpoint {
      findings.append(.unsendableEndpoint(endpoint.name, of: symbol, place: place(endpoint.place)))
    }
    if !stored.contains(where: \.isStore), !hasNoStoreByChoice {
      findings.append(.serviceWithoutStore(symbol, place: place(type.facts.place)))
    }
    // The macro writes `unimplemented`.
    let expected = hasMacro ? ["live", "mock", "preview"] : ["live", "mock", "preview", "unimplemented"]
    let missing = expected.filter { name in
      type.functions[name] == nil && !type.variables.contains { index.variables[$0].facts.name == name }
    }
    if !missing.isEmpty { findings.append(.missingFactories(missing, of: symbol, place: place(type.facts.place))) }
    return findings
  }

  /// Whether the service declares that it has no store: `@ClosureService(store: .none)`.
  private var hasNoStoreByChoice: Bool {
    type.facts.attributes.contains { attribute in
      attribute.name == "ClosureService" && attribute.arguments.contains { $0.label == "store" }
    }
  }

  private func place(_ place: Place) -> ServicePlace { index.servicePlace(SourcePlace(file: type.file, place: place)) }
}

extension VariableFacts {
  fileprivate var isEndpoint: Bool { if case .function? = type { true } else { false } }

  fileprivate var isSendableEndpoint: Bool {
    if case .function(_, _, _, _, isSendable: true)? = type { true } else { false }
  }

  fileprivate var isStore: Bool { name == "store" || type?.lastName?.hasSuffix("Store") == true }
}
