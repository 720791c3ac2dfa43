import FurnishGraph

/// An endpoint with its resolved types.
struct TypedEndpoint {
  let facts: RemoteEndpointFacts
  let index: DeclarationIndex
  let parameters: [ResolvedType]
  let result: ResolvedType
  let failure: ResolvedType?

  init(_ facts: RemoteEndpointFacts, of service: RemoteServices.Service, in index: DeclarationIndex) {
    let context = index.context(of: service.type)
    self.facts = facts
    self.index = index
    parameters = facts.parameters.map { index.resolve($0.type, in: context) }
    result = index.resolve(facts.result, in: context)
    failure = facts.failure.map { index.resolve($0, in: context) }
  }

  /// The types as one text, without modules and aliases.
  var meaning: String {
    let list = zip(facts.parameters, parameters).map { "\($0.name ?? "_"): \($1.spelling)" }.joined(separator: ", ")
    return "(\(list)) throws(\(failure?.spelling ?? "")) -> \(result.spelling)"
  }
}

/// A type that is reported as not compared.
struct UncertainType: Hashable {
  let type: String
  let obstacle: RemoteObstacle
  let onServer: Bool
}

/// The comparison of an endpoint with the one of the same name in the program that serves it.
struct EndpointComparison {
  let own: TypedEndpoint
  let served: TypedEndpoint
  let subject: RemoteSubject

  /// Returns the findings about the differences.
  ///
  /// - Parameter uncertain: The types that are reported as not compared, each once for a service.
  func findings(_ uncertain: inout Set<UncertainType>) -> [Finding] {
    if own.facts.signature == served.facts.signature { return partFindings(&uncertain) }
    // Types with the same name may have different contents.
    let parts = own.meaning == served.meaning ? partFindings(&uncertain) : []
    let meansTheSame = own.meaning == served.meaning && !parts.contains { $0.rule == "remote-mismatch" }
    return [
      .endpointChanged(
        subject, own: own.facts.signature, served: served.facts.signature, meansTheSame: meansTheSame)
    ] + parts
  }

  private func partFindings(_ uncertain: inout Set<UncertainType>) -> [Finding] {
    var findings: [Finding] = []
    for (number, parameter) in own.facts.parameters.enumerated() {
      findings += differences(
        own.parameters[number], served.parameters[number], in: .parameter(parameter.name), &uncertain)
    }
    findings += differences(own.result, served.result, in: .result, &uncertain)
    if let failure = own.failure, let other = served.failure {
      findings += differences(failure, other, in: .error, &uncertain)
    }
    return findings.uniqued(by: \.identity)
  }

  private func differences(
    _ own: ResolvedType, _ served: ResolvedType, in part: RemotePart, _ uncertain: inout Set<UncertainType>
  ) -> [Finding] {
    var comparison = WireComparison(
      own: WireTypes(index: self.own.index), server: WireTypes(index: self.served.index),
      isSentByServer: part.isSentByServer)
    comparison.compare(own: own.streamed ?? own, server: served.streamed ?? served)
    return comparison.differences.compactMap { difference in
      if case .opaque(let type, let obstacle, let onServer, _) = difference,
        !uncertain.insert(UncertainType(type: type, obstacle: obstacle, onServer: onServer)).inserted
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
    case .changed(let typeSubject, let own, let served):
      .typeChanged(typeSubject, in: part, of: subject, own: own, served: served)
    case .formChanged(let typeSubject, let type, let own, let served):
      .formChanged(typeSubject, in: part, of: subject, type: type, own: own, served: served)
    case .unknownCase(let name, let type): .caseUnknown(name, of: type, in: part, of: subject)
    case .opaque(let type, let obstacle, let onServer, let isExpected):
      .remoteTypeUndecidable(
        type, in: part, of: subject, because: obstacle, onServer: onServer, isExpected: isExpected)
    }
  }
}
