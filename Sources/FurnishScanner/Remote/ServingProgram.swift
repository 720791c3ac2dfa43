import FurnishGraph

/// A program that serves remote services, for the comparison with a program that calls them.
struct ServingProgram {
  /// The name of the program in findings: its folder, its fragments or a number; nil if it is the only one that serves.
  let name: String?
  let services: RemoteServices
  /// The files that could not be read, or not as a whole.
  let unreadPaths: [String]

  init(_ program: Program, flags: FixedFlags, name: String?) {
    self.name = name
    let files = program.files.map(\.read)
    services = RemoteServices(DeclarationIndex(files, flags: flags, flagsOfModules: program.flagsOfModules))
    let damaged = files.filter { !$0.facts.problems.isEmpty }.map(\.path)
    unreadPaths = (program.problems.compactMap { $0.place?.file } + damaged).uniqued().sorted()
  }

  /// Compares a service of another program with the services of the same name in this one.
  ///
  /// - Returns: nil if this program does not serve it.
  func findings(about service: RemoteServices.Service, of client: RemoteServices) -> [Finding]? {
    var candidates = services.served(as: service.name)
    if candidates.isEmpty, services.writtenByHand.contains(where: { $0.name == service.name }) {
      return [.remoteServiceUndecidable(service.symbol, place: service.place)]
    }
    let sameModule = candidates.filter { $0.module == service.module }
    if !sameModule.isEmpty { candidates = sameModule }
    guard !candidates.isEmpty else { return nil }
    let results = candidates.map { differences(service, of: client, from: $0) }
    let mismatches = results.count(where: \.haveMismatch)
    guard mismatches == 0 || mismatches == results.count else {
      return [.servedServiceUndecidable(service.symbol, place: service.place, among: candidates.map(\.place))]
    }
    return results[0]
      + candidates.filter(isConditional).map {
        .servedServiceConditional(service.symbol, place: service.place, servedAt: $0.place, server: name)
      }
  }

  /// Returns whether flags of unknown value decide whether the service exists, or which one of several exists.
  private func isConditional(_ service: RemoteServices.Service) -> Bool {
    let type = services.index.types[service.type]
    return !services.index.flags(in: type.file).ensure(type.facts.condition)
  }

  private func differences(
    _ service: RemoteServices.Service, of client: RemoteServices, from served: RemoteServices.Service
  ) -> [Finding] {
    var findings: [Finding] = []
    var uncompared: Set<UncomparedType> = []
    for endpoint in service.endpoints where !endpoint.isLocal {
      let other = served.endpoints.first { $0.name == endpoint.name }
      let subject = RemoteSubject(
        service: service.symbol, endpoint: endpoint.name, place: client.place(endpoint, of: service),
        servedAt: other.map { services.place($0, of: served) } ?? served.place, server: name)
      guard let other, !other.isLocal else {
        let finding = Finding.endpointNotServed(subject, isLocal: other != nil)
        findings.append(notingUnreadFiles(finding, mayBeUnread: other == nil))
        continue
      }
      let comparison = EndpointComparison(
        client: TypedEndpoint(endpoint, of: service, in: client.index),
        server: TypedEndpoint(other, of: served, in: services.index), subject: subject)
      findings += comparison.findings(&uncompared).map { notingUnreadFiles($0, mayBeUnread: false) }
    }
    return findings
  }

  private func notingUnreadFiles(_ finding: Finding, mayBeUnread: Bool) -> Finding {
    guard !unreadPaths.isEmpty else { return finding }
    return finding.withUnreadFilesOfServer(unreadPaths.count, mayContainIt: mayBeUnread)
  }
}

extension RemoteServices {
  /// Returns the place of an endpoint of one of the services.
  func place(_ endpoint: RemoteEndpointFacts, of service: Service) -> ServicePlace {
    index.servicePlace(SourcePlace(file: index.types[service.type].file, place: endpoint.place))
  }
}

extension [Finding] {
  fileprivate var haveMismatch: Bool { contains { $0.rule == "remote-mismatch" } }
}
