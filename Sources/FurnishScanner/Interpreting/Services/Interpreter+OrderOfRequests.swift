import FurnishGraph

/// The order of requests and starts of containers. Only after a service was created, code can request it synchronously
/// if it must be awaited, and without `try` if its recipe throws.
///
/// The main program may test whether it has started a container, `if isReady { … }`, in a way that the conditions do
/// not show. So the order of a request or a start counts only if its condition consists of tests of constants.
extension Interpreter {
  /// Removes the orders of requests and the conditions of starts that are not certain.
  func settleOrderOfRequests() {
    guard containers.contains(where: \.dependsOnOrder) else { return }
    let constant = variablesOfConstantTests()
    func isCertain(_ presence: Presence) -> Bool {
      space.support(presence).allSatisfy { space.isFlag($0) || constant.contains($0) }
        && space.withoutTestsOfElements(presence) == presence
    }
    func settle(_ starts: inout [SourceStart]) {
      for position in starts.indices where !isCertain(starts[position].presence) { starts[position].presence = .always }
    }
    // The order of the first request by `await` under an uncertain condition. It may have created any service, so later
    // synchronous requests have no known order.
    func limit(_ requests: some Sequence<SourceRequest>) -> Int {
      requests.lazy.filter { !$0.stopsOnFailure && !isCertain($0.presence) }.compactMap(\.order?.number).min() ?? .max
    }
    func settled(_ request: SourceRequest, before limit: Int) -> SourceRequest {
      guard request.isSynchronous, let order = request.order, order.number >= limit || !isCertain(request.presence)
      else {
        return request
      }
      var request = request
      request.order = nil
      return request
    }
    settle(&events.startsOfAnyContainer)
    let limitOfAll = limit(events.unplacedRequests.lazy.map(\.request))
    for containerID in containers.indices where containers[containerID].dependsOnOrder {
      settle(&containers[containerID].starts)
      let limitOfContainer = min(limitOfAll, limit(containers[containerID].requests))
      containers[containerID].replaceRequests { [settled($0, before: limitOfContainer)] }
    }
    for position in events.unplacedRequests.indices {
      events.unplacedRequests[position].request = settled(events.unplacedRequests[position].request, before: limitOfAll)
    }
  }

  /// Returns the variables of the formulas for tests of values that no code changes.
  private func variablesOfConstantTests() -> Set<Int> {
    var variables: Set<Int> = []
    for (subject, presence) in space.tests where subject.isConstant { variables.formUnion(space.support(presence)) }
    for (variable, tested) in space.predicatesOfVariables where tested.subject.isConstant { variables.insert(variable) }
    for case (.subject(let subject), let choice) in space.choices where subject.isConstant {
      for presence in choice.presences { variables.formUnion(space.support(presence)) }
    }
    return variables
  }
}

extension SourceContainer {
  /// Whether it has services that must be awaited.
  var needsAwaiting: Bool { registrations.contains(where: \.isAsynchronous) }

  /// Whether the order of requests matters: some of its services must be awaited, or cannot always be created.
  fileprivate var dependsOnOrder: Bool { registrations.contains { $0.isAsynchronous || $0.isThrowing } }
}

extension TestSubject {
  /// Whether it is a constant or the arguments of the process, or an element of these. A property may change.
  fileprivate var isConstant: Bool {
    switch self {
    case .binding, .constant, .text: true
    // The name of a value of another library has a dot: `UIDevice.current`.
    case .external(let name): !name.contains(".")
    case .count(let subject), .first(let subject), .element(let subject), .isPresent(let subject),
      .comparison(let subject, _, _):
      subject.isConstant
    case .equality(let first, let second): first.isConstant && second.isConstant
    case .member, .result, .current: false
    }
  }
}
