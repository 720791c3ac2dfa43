import FurnishGraph

/// The rules of taste, each of them only where it is asked for.
struct StyleRules {
  let files: [SourceFile]
  /// The names of the rules that were asked for.
  let chosen: Set<String>

  func findings(_ reading: ProgramReading?) -> [Finding] {
    guard !chosen.isEmpty, let reading else { return [] }
    return (chosen.contains("uncontrolled-dependency") ? uncontrolled(reading.index) : [])
      + (chosen.contains("protocol-injection") ? protocols(reading) : [])
      + closureServices(reading.index)
  }

  /// `Date()` where there is a value for it.
  private func uncontrolled(_ index: DeclarationIndex) -> [Finding] {
    files.enumerated().flatMap { number, file -> [Finding] in
      guard index.usesFurnish[index.moduleOfFile[number]] else { return [] }
      return file.facts.uncontrolled.map { use in
        .uncontrolledDependency(
          use.expression, value: Self.value(for: use.expression),
          place: index.servicePlace(SourcePlace(file: number, place: use.place)))
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

  /// `register((any Log).self)`: a structure of closures would do without the protocol.
  private func protocols(_ reading: ProgramReading) -> [Finding] {
    var told: Set<SourceService> = []
    return reading.interpreter.containers.flatMap(\.registrations).compactMap { registration in
      guard case .existential(let interface) = registration.service.type, interface.declaration != nil,
        told.insert(registration.service).inserted
      else { return nil }
      return .protocolInjection(
        ServiceSymbol(type: registration.service.type.text),
        place: reading.index.servicePlace(registration.place))
    }
  }

  /// The habits of services that are structures of closures.
  private func closureServices(_ index: DeclarationIndex) -> [Finding] {
    index.types.indices.filter { index.usesFurnish[index.types[$0].module] }.flatMap { type -> [Finding] in
      guard let service = ClosureServiceShape(type, in: index) else { return [] }
      return service.findings.filter { chosen.contains($0.rule) }
    }
  }
}

/// A structure of closures that is, or might be, a service.
private struct ClosureServiceShape {
  private let type: DeclarationIndex.TypeEntry
  private let symbol: ServiceSymbol
  private let index: DeclarationIndex
  private let isSendable: Bool
  private let hasMacro: Bool
  private let stored: [VariableFacts]

  init?(_ number: Int, in index: DeclarationIndex) {
    type = index.types[number]
    self.index = index
    hasMacro = type.facts.attributes.contains { $0.name == "ClosureService" }
    stored = type.variables.map { index.variables[$0].facts }.filter { !$0.isStatic }
    let isService = hasMacro || type.facts.name.hasSuffix("Service")
    guard type.facts.kind == .struct, isService, stored.contains(where: \.isEndpoint) else { return nil }
    symbol = ServiceSymbol(type: type.fullName)
    isSendable = index.conforms(number, to: "Sendable")
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
    let wanted = hasMacro ? ["live", "mock", "preview"] : ["live", "mock", "preview", "unimplemented"]
    let missing = wanted.filter { name in
      type.functions[name] == nil && !type.variables.contains { index.variables[$0].facts.name == name }
    }
    if !missing.isEmpty { findings.append(.missingFactories(missing, of: symbol, place: place(type.facts.place))) }
    return findings
  }

  /// `@ClosureService(store: .none)`
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
