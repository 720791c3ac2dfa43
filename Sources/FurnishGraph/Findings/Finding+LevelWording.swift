// The words of findings about scope levels. Each is tested word for word.

extension Finding {
  /// Creates the finding `outside-level` about a request from the root or a scope, or by `start()`.
  ///
  /// - Parameters:
  ///   - chain: From the requested service to the one that belongs to a level, which may be the same.
  ///   - levels: The full names of its levels: several if it is the input of several, none if they are unknown.
  ///   - scope: The scope of the request.
  ///   - steps: The calls that lead from that scope to the level.
  ///   - isEager: Whether `start()` requests it. In that case, `place` is that of the registration.
  package static func outsideLevel(
    chain: [ServiceSymbol], levels: [String], in scope: RequestingScope, steps: [LevelStep] = [],
    isEager: Bool = false, place: ServicePlace?, hops: [ServicePlace?] = []
  ) -> Finding {
    let (outermost, service) = (chain[0], chain[chain.count - 1])
    let eager = ChainText(chain, spellsOutLast: true).line + ", created by start()" + registered(at: place)
    let request =
      steps.isEmpty
      ? "request it from a scope of its level."
      : "request it from a scope of its level: `provider\(calls(steps)).\(call("resolveRequired", outermost))`."
    return Finding(
      rule: "outside-level", severity: .error,
      message: "\(service) belongs to \(level(levels)), which is not open in \(words(scope)).",
      location: isEager ? eager : requested(chain, at: place),
      place: place, chain: chain, notes: notes(chain, hops),
      fix: isEager ? "remove `eager: true` where \(outermost) is registered." : request
    )
  }

  /// Creates the finding `outside-level` about a service of one level that needs a service of another, where
  /// neither level encloses the other.
  ///
  /// - Parameters:
  ///   - chain: From the service of the first level to the service that it cannot have.
  ///   - levels: The full names of the levels that the last service belongs to.
  ///   - requesterLevel: The full name of the level that the first service belongs to.
  ///   - commonLevel: The full name of the innermost level that encloses both; `nil` if only the root does.
  ///   - isInput: Whether the last service is the input of its level.
  package static func outsideLevel(
    chain: [ServiceSymbol], levels: [String], requesterLevel: String, commonLevel: String?, isInput: Bool = false,
    place: ServicePlace?, hops: [ServicePlace?] = []
  ) -> Finding {
    let (requester, service) = (chain[0], chain[chain.count - 1])
    let wider =
      commonLevel.map { "scope \(service) to \(TypeSpelling.short($0)), which encloses both levels, or " }
      ?? "make \(service) a singleton, or "
    let narrower = levels.first.map { "`\(register(requester, "lifetime: \(scopedTo($0))"))`" } ?? "its level"
    return Finding(
      rule: "outside-level", severity: .error,
      message: "\(service) belongs to \(level(levels)), which is not open in \(words(.level(requesterLevel))).",
      location: requested(chain, at: place),
      place: place, chain: chain, notes: notes(chain, hops, inputOf: isInput ? levels.first : nil),
      fix: "\(isInput ? "" : wider)scope \(requester) to the level of \(service): \(narrower)."
    )
  }

  /// Creates the finding `wrong-parent-level` about a level that was opened outside of its parent.
  ///
  /// - Parameters:
  ///   - name: The full name of the level.
  ///   - parent: The full name of its parent; `nil` for the root.
  ///   - scope: The scope in which it was opened.
  ///   - steps: The calls that lead from the root to the level.
  ///   - declaration: The place of the level's declaration.
  package static func wrongParentLevel(
    _ name: String, parent: String?, openedIn scope: RequestingScope, steps: [LevelStep], place: ServicePlace?,
    declaration: ServicePlace? = nil
  ) -> Finding {
    let level = TypeSpelling.short(name)
    let opens = parent.map { "in \(words(.level($0)))" } ?? "from the root"
    let alternative: String =
      switch scope {
      case .level(let other): ", or declare `typealias Parent = \(TypeSpelling.short(other))` in \(level)"
      case .root, .anonymous: parent == nil ? "" : ", or remove `Parent` from \(level)"
      }
    return Finding(
      rule: "wrong-parent-level", severity: .error,
      message: "\(level) opens \(opens), and was opened in \(words(scope)).",
      location: name + (place.map { ", opened at \($0)" } ?? ""),
      place: place,
      notes: declaration.map { [Note(message: "\(level) is declared here.", place: $0)] } ?? [],
      fix: "open it \(opens), `provider\(calls(steps))`\(alternative)."
    )
  }

  private static func level(_ names: [String]) -> String {
    names.isEmpty ? "a level" : "the level \(names.map(TypeSpelling.short).joined(separator: " or "))"
  }

  private static func words(_ scope: RequestingScope) -> String {
    switch scope {
    case .root: "the root"
    case .level(let name): "a scope of \(TypeSpelling.short(name))"
    case .anonymous: "a scope without a level"
    }
  }

  /// Spells the calls that open levels: `.makeScope(Session.self, …).makeScope(Screen.self)`.
  private static func calls(_ steps: [LevelStep]) -> String {
    steps.map { ".makeScope(\(arguments($0)))" }.joined()
  }

  /// Spells a request in a scope that is open for one job:
  /// `try await provider.withScope(Session.self, …) { scope in try await scope.require(Cart.self) }`.
  ///
  /// - Parameter steps: The calls that lead from the root to the level of the scope; none if it has no level.
  static func request(_ service: ServiceSymbol, inScopeOf steps: [LevelStep]) -> String {
    let openings = steps.isEmpty ? ["withScope"] : steps.map { "withScope(\(arguments($0)))" }
    let request = "try await scope.\(call("require", service))"
    return openings.enumerated().reversed().reduce(request) { inner, opening in
      "try await \(opening.offset == 0 ? "provider" : "scope").\(opening.element) { scope in \(inner) }"
    }
  }

  /// Spells the arguments of a call that opens a level: `Session.self, …`.
  private static func arguments(_ step: LevelStep) -> String {
    "\(TypeSpelling.beforeSelf(TypeSpelling.short(step.level))).self\(step.takesInput ? ", …" : "")"
  }
}
