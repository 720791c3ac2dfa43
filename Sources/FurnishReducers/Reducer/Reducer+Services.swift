public import Furnish

extension Reducer {
  /// Returns this reducer with overrides of ``/Furnish/ServiceValues``, which it and its effects read.
  ///
  /// ```swift
  /// search.services { $0.continuousClock = ContinuousClock() }
  /// ```
  ///
  /// - Parameter update: Changes the services in force, at each action.
  public func services(_ update: @escaping @Sendable (inout ServiceValues) -> Void) -> Self {
    let reduce = reduce
    return Self { state, action, environment in
      withServices(update) {
        let services = EffectServices()
        return reduce(&state, action, environment).map { $0.started(under: services) }
      }
    }
  }
}

extension Effect {
  /// Returns this effect, which starts with `services` in force.
  fileprivate func started(under services: EffectServices) -> Self {
    guard case .start(let start) = kind else { return self }
    return Self(start: { run in services { start(run) } })
  }
}
