import FurnishGraph

/// Compares the remote services of a program with the programs that serve them.
struct RemoteContract {
  let own: RemoteServices
  let servers: [RemoteServices]
  /// The number of files of the servers that could not be read, or not as a whole.
  private let unreadFileCount: Int

  /// - Parameters:
  ///   - programs: The programs that serve; nil is returned if none exist.
  ///   - index: The declarations of the program that calls them.
  init?(serving programs: [Program], calledBy index: DeclarationIndex, flags: FixedFlags) {
    guard !programs.isEmpty else { return nil }
    own = RemoteServices(index)
    let files = programs.map { $0.files.map(\.read) }
    servers = files.map { files in
      RemoteServices(DeclarationIndex(files, files.map { FileSummary($0.facts) }, flags: flags))
    }
    unreadFileCount =
      programs.reduce(0) { $0 + $1.problems.count } + files.joined().count { !$0.facts.problems.isEmpty }
  }

  /// The number of services that are compared, or that no program serves.
  var serviceCount: Int { own.services.count(where: own.isCalled) }

  /// - Complexity: Linear in the endpoints and in the parts of their types.
  func findings() -> [Finding] {
    var findings = own.services.filter(own.isCalled).flatMap(findings)
    findings += own.writtenByHand.filter(own.isCalled).map {
      .remoteServiceUndecidable($0.symbol, place: $0.place)
    }
    guard unreadFileCount > 0 else { return findings }
    return findings.map { $0.withUnreadFilesOfServer(unreadFileCount) }
  }

  /// A service of one of the servers.
  private struct Served {
    let service: RemoteServices.Service
    let program: RemoteServices
  }

  /// Each program that serves a service has to match: several of them may be versions of one.
  private func findings(about service: RemoteServices.Service) -> [Finding] {
    let serving = servers.map { program in
      program.served(as: service.name).map { Served(service: $0, program: program) }
    }.filter { !$0.isEmpty }
    if !serving.isEmpty { return serving.flatMap { findings(about: service, $0) }.uniqued(by: \.identity) }
    if servers.contains(where: { $0.writtenByHand.contains { $0.name == service.name } }) {
      return [.remoteServiceUndecidable(service.symbol, place: service.place)]
    }
    return [.serviceNotServed(service.symbol, declared: service.place, called: own.called[service.type])]
  }

  /// - Parameter named: The services of one program that have the name.
  private func findings(about service: RemoteServices.Service, _ named: [Served]) -> [Finding] {
    let sameModule = named.filter { $0.service.module == service.module }
    let candidates = sameModule.isEmpty ? named : sameModule
    let results = candidates.map { differences(service, $0) }
    let mismatches = results.count(where: \.haveMismatch)
    guard mismatches == 0 || mismatches == results.count else {
      return [.servedServiceUndecidable(service.symbol, place: service.place, among: candidates.map(\.service.place))]
    }
    return results[0]
  }

  private func differences(_ service: RemoteServices.Service, _ served: Served) -> [Finding] {
    var findings: [Finding] = []
    var uncertain: Set<UncertainType> = []
    for endpoint in service.endpoints where !endpoint.isLocal {
      let other = served.service.endpoints.first { $0.name == endpoint.name }
      let subject = RemoteSubject(
        service: service.symbol, endpoint: endpoint.name, place: place(endpoint, of: service, in: own),
        servedAt: other.map { place($0, of: served.service, in: served.program) } ?? served.service.place)
      guard let other, !other.isLocal else {
        findings.append(.endpointNotServed(subject, isLocal: other != nil))
        continue
      }
      let comparison = EndpointComparison(
        own: TypedEndpoint(endpoint, of: service, in: own.index),
        served: TypedEndpoint(other, of: served.service, in: served.program.index), subject: subject)
      findings += comparison.findings(&uncertain)
    }
    return findings
  }

  private func place(
    _ endpoint: RemoteEndpointFacts, of service: RemoteServices.Service, in program: RemoteServices
  ) -> ServicePlace {
    program.index.servicePlace(SourcePlace(file: program.index.types[service.type].file, place: endpoint.place))
  }
}

extension [Finding] {
  fileprivate var haveMismatch: Bool { contains { $0.rule == "remote-mismatch" } }
}
