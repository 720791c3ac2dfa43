import FurnishGraph

/// The comparison of an endpoint with the one of the same name in the program that serves it.
struct EndpointComparison {
  let client: TypedEndpoint
  let server: TypedEndpoint
  let subject: RemoteSubject

  /// Returns the findings about the differences.
  ///
  /// - Parameter uncompared: The types that earlier endpoints of the service have reported as not compared. These are
  ///   not reported again, and new ones are added.
  func findings(_ uncompared: inout Set<UncomparedType>) -> [Finding] {
    if client.facts.signature == server.facts.signature { return partFindings(&uncompared) }
    // Types with the same name may have different contents.
    let parts = client.meaning == server.meaning ? partFindings(&uncompared) : []
    let meansTheSame = client.meaning == server.meaning && !parts.contains { $0.rule == "remote-mismatch" }
    return [
      .endpointChanged(
        subject, client: client.facts.signature, server: server.facts.signature, meansTheSame: meansTheSame)
    ] + parts
  }

  private func partFindings(_ uncompared: inout Set<UncomparedType>) -> [Finding] {
    var findings: [Finding] = []
    for (index, parameter) in client.facts.parameters.enumerated() {
      findings += differences(
        client.parameters[index], server.parameters[index], in: .parameter(parameter.name), &uncompared)
    }
    findings += differences(client.result, server.result, in: .result, &uncompared)
    if let failure = client.failure, let other = server.failure {
      findings += differences(failure, other, in: .error, &uncompared)
    }
    return findings.uniqued(by: \.identity)
  }

  private func differences(
    _ client: ResolvedType, _ server: ResolvedType, in part: RemotePart, _ uncompared: inout Set<UncomparedType>
  ) -> [Finding] {
    var comparison = WireComparison(
      client: WireTypes(index: self.client.index), server: WireTypes(index: self.server.index),
      isSentByServer: part.isSentByServer)
    comparison.compare(client: client.streamed ?? client, server: server.streamed ?? server)
    return comparison.differences.compactMap { difference in
      if case .opaque(let type, let obstacle, let onServer, _) = difference,
        !uncompared.insert(UncomparedType(type: type, obstacle: obstacle, onServer: onServer)).inserted
      {
        return nil
      }
      return finding(difference, in: part)
    }
  }

  private func finding(_ difference: WireDifference, in part: RemotePart) -> Finding {
    switch difference {
    case .notSent(let property, let type, let isOptional):
      .propertyNotSent(
        property.name, of: property.owner, in: part, of: subject, type: type, isOptional: isOptional)
    case .ignored(let property): .propertyIgnored(property.name, of: property.owner, in: part, of: subject)
    case .changed(let typeSubject, let client, let server):
      .typeChanged(typeSubject, in: part, of: subject, client: client, server: server)
    case .formChanged(let typeSubject, let type, let client, let server):
      .formChanged(typeSubject, in: part, of: subject, type: type, client: client, server: server)
    case .unknownCase(let name, let type): .caseUnknown(name, of: type, in: part, of: subject)
    case .opaque(let type, let obstacle, let onServer, let isExpected):
      .remoteTypeUndecidable(
        type, in: part, of: subject, because: obstacle, onServer: onServer, isExpected: isExpected)
    }
  }
}
