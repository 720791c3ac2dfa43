import FurnishGraph

/// The comparison of the remote services of a program with the programs that serve them: with each program by itself,
/// since they may be several versions of one server, or several servers.
struct RemoteContract {
  let client: RemoteServices
  private let servers: [ServingProgram]

  /// - Parameters:
  ///   - programs: The programs that serve the services. The result is nil if no program is passed.
  ///   - index: The declarations of the program that calls them.
  init?(serving programs: [Program], calledBy index: DeclarationIndex, flags: FixedFlags) {
    guard !programs.isEmpty else { return nil }
    client = RemoteServices(index)
    servers = programs.enumerated().map { index, program in
      ServingProgram(program, flags: flags, name: programs.count > 1 ? program.name ?? "\(index + 1)" : nil)
    }
  }

  /// The number of services that the program calls. Each of them is compared, unless no program serves it.
  var serviceCount: Int { client.services.count(where: client.isCalled) }

  /// - Complexity: Linear in the endpoints and in the parts of their types.
  func findings() -> [Finding] {
    let called = client.services.filter(client.isCalled)
    var findings = called.flatMap(findings)
    findings += client.writtenByHand.filter(client.isCalled).map {
      .remoteServiceUndecidable($0.symbol, place: $0.place)
    }
    guard let place = called.first?.place else { return findings }
    return findings
      + servers.filter { !$0.unreadPaths.isEmpty }.map {
        .serverFilesUnread($0.unreadPaths, of: $0.name, place: place)
      }
  }

  private func findings(about service: RemoteServices.Service) -> [Finding] {
    let results = servers.map { (server: $0, findings: $0.findings(about: service, of: client)) }
    let serving = results.filter { $0.findings != nil }.map(\.server)
    guard !serving.isEmpty else {
      let finding = Finding.serviceNotServed(
        service.symbol, declared: service.place, called: client.called[service.type])
      let unreadCount = servers.reduce(0) { $0 + $1.unreadPaths.count }
      return [unreadCount == 0 ? finding : finding.withUnreadFilesOfServer(unreadCount, mayContainIt: true)]
    }
    var merged: [Finding] = []
    for finding in results.flatMap({ $0.findings ?? [] }) {
      if let known = merged.firstIndex(where: { $0.identity == finding.identity }) {
        merged[known].notes += finding.notes.filter { !merged[known].notes.contains($0) }
      } else {
        merged.append(finding)
      }
    }
    for (server, findings) in results where findings == nil {
      // Servers that have a service in common are versions of one server.
      let version = serving.first { !$0.services.servedNames.isDisjoint(with: server.services.servedNames) }
      guard let name = server.name, let other = version?.name else { continue }
      merged.append(.serviceNotInVersion(service.symbol, declared: service.place, server: name, other: other))
    }
    return merged
  }
}
