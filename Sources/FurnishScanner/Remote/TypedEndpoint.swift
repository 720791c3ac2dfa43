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
