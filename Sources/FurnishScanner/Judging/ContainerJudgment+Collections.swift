import FurnishGraph

/// Services of which requests take all registrations.
extension ContainerJudgment {
  /// The rules that concern no service of which a request takes all registrations.
  static let rulesOfCollections: Set<String> = ["duplicate-registration", "module-clash"]

  /// Returns whether a request takes all registrations of a service under some condition. Where the condition does not
  /// hold, the registrations do no harm.
  func isRequestedAsCollection(_ service: ServiceSymbol) -> Bool {
    let all = facts.requests.lazy.map(\.dependency) + facts.container.registrations.flatMap(\.dependencies)
    return all.contains { $0.cardinality == .all && $0.service.symbol == service }
  }
}
