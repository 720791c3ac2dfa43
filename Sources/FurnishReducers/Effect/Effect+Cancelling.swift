extension Effect {
  /// Returns this effect with an id by which it can be canceled, among all effects of the store that runs it.
  ///
  /// ```swift
  /// environment.search(query).cancellable(id: SearchID.results, cancelInFlight: true)
  /// ```
  ///
  /// - Parameters:
  ///   - id: The id that ``cancel(id:)`` names. Several effects may have the same id. If one reducer runs for many
  ///     elements, make the element's id a part of it.
  ///   - cancelInFlight: Whether starting this effect cancels those that run with this id, except those that it is part
  ///     of.
  /// - Complexity: O(1), however many effects run.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    let id = EffectID(id)
    return Self(start: { run in
      if cancelInFlight { run.activity.scope.cancel(id, exceptAbove: run.activity) }
      let activity = run.activity.child()
      activity.register(id)
      self.start(run.under(activity))
      activity.end()
    })
  }

  /// Returns an effect that cancels the effects that run with an id. It does not affect actions that these have sent
  /// already, nor the effects of those actions.
  ///
  /// - Parameter id: The id that ``cancellable(id:cancelInFlight:)`` has given to the effects.
  /// - Complexity: O(1) for each effect with that id, however many other effects run.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    let id = EffectID(id)
    return Self(start: { run in run.activity.scope.cancel(id) })
  }
}
