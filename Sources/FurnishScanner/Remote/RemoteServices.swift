import FurnishGraph

/// The remote services that a program declares, and which of them it calls and serves.
struct RemoteServices {
  struct Service {
    let type: TypeID
    /// The name that calls carry: that of the type, without its module.
    let name: String
    let module: String
    let symbol: ServiceSymbol
    let place: ServicePlace
    let endpoints: [RemoteEndpointFacts]
  }

  let index: DeclarationIndex
  /// The services that are declared with the macro, in order of their places.
  private(set) var services: [Service] = []
  /// The services that conform to `RemoteService` without the macro.
  private(set) var writtenByHand: [Service] = []
  /// The services that the program calls remotely, with the place of one such call.
  private(set) var called: [TypeID: ServicePlace] = [:]
  private(set) var served: Set<TypeID> = []
  /// Whether the program calls a service that the source does not name.
  private(set) var callsUnknown = false
  /// Whether the program serves a service that the source does not name.
  private(set) var servesUnknown = false

  /// - Complexity: Linear in the types of the program.
  init(_ index: DeclarationIndex) {
    self.index = index
    // Furnish itself may be among the sources that are read; its own examples and stand-ins are not services.
    for type in index.types.indices where !KnownTypes.modules.contains(index.modules[index.types[type].module]) {
      let entry = index.types[type]
      guard entry.facts.kind == .struct else { continue }
      if entry.facts.attributes.contains(where: { $0.name == "RemoteService" }) {
        services.append(service(type))
      } else if entry.inherited.contains(where: { $0.0.isCalled("RemoteService") }) {
        writtenByHand.append(service(type))
      }
    }
    for (file, source) in zip(index.files.indices, index.files) {
      for use in source.facts.remoteUses { add(use, in: file) }
    }
  }

  private func service(_ type: TypeID) -> Service {
    let entry = index.types[type]
    return Service(
      type: type, name: entry.facts.name, module: index.modules[entry.module],
      symbol: ServiceSymbol(type: entry.fullName),
      place: index.servicePlace(SourcePlace(file: entry.file, place: entry.facts.place)),
      endpoints: entry.facts.remoteEndpoints)
  }

  private mutating func add(_ use: RemoteUseFacts, in file: FileID) {
    let context = LookupContext(file: file, module: index.moduleOfFile[file], type: nil)
    // The path may begin with another type, `Environment.live.weather`: then the service is unknown.
    let type = use.type.flatMap { declaredPrefix(of: $0, in: context) }.flatMap { isRemote($0) ? $0 : nil }
    switch (use.isServing, type) {
    case (true, let type?): served.insert(type)
    case (true, nil): servesUnknown = true
    case (false, let type?):
      if called[type] == nil { called[type] = index.servicePlace(SourcePlace(file: file, place: use.place)) }
    case (false, nil): callsUnknown = true
    }
  }

  private func isRemote(_ type: TypeID) -> Bool {
    services.contains { $0.type == type } || writtenByHand.contains { $0.type == type }
  }

  /// Finds the type that a path begins with: `Weather` for `Weather.Live`, if `Live` is a static member.
  private func declaredPrefix(of type: TypeReference, in context: LookupContext) -> TypeID? {
    guard case .named(var path) = type else { return nil }
    while !path.isEmpty {
      if let declaration = index.declaration(of: index.resolve(.named(path), in: context)) { return declaration }
      path.removeLast()
    }
    return nil
  }

  /// Returns whether the program may call a service in another program. If the source shows calls, and each of them
  /// names its service, only these services are called.
  func isCalled(_ service: Service) -> Bool {
    if called[service.type] != nil { return true }
    if served.contains(service.type) { return false }
    return callsUnknown || called.isEmpty
  }

  /// The names of the services that the program serves.
  var servedNames: Set<String> {
    Set(services.lazy.filter { servesUnknown || served.isEmpty || served.contains($0.type) }.map(\.name))
  }

  /// Returns the services of a name that the program serves. If the source shows which services it serves, only those
  /// are returned.
  func served(as name: String) -> [Service] {
    let named = services.filter { $0.name == name }
    if servesUnknown || served.isEmpty { return named }
    return named.filter { served.contains($0.type) }
  }
}
