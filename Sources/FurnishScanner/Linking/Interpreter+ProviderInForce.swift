/// The provider in force, which `@Injected` reads: `withServices { $0.provider = scope } operation: { … }`.
///
/// It counts as one variable of the program, to which code assigns the providers of scopes. Which of them is in force where
/// a property is read is not followed: the property reads the root if code sets no provider but that of the root.
extension Interpreter {
  private static let providerInForce = PropertyKey(
    foreignOwner: "ServiceValues", module: ModuleID(-1), name: "provider")

  /// Whether code sets a provider, or may set one where the source does not show it.
  var mayHaveProviderInForce: Bool { replacingPositions[Self.providerInForce] != nil || mayHideProviderInForce }

  /// Whether code that is not followed may set a provider.
  private var mayHideProviderInForce: Bool {
    replacesUnreadValues
      || !namesOfReplacedProperties.isDisjoint(with: [Self.providerInForce.name, FurnishNames.valuesInEnvironment])
      || index.imports.contains { imports in imports.contains { FurnishNames.modulesOpeningScopes.contains($0.module) }
      }
  }

  /// Notes that code sets the provider in force.
  func noteProviderInForce(_ value: Value) { note(value, replaces: Self.providerInForce) }

  /// Notes that an assignment to a property of this name may set the provider in force.
  func noteProviderInForce(_ value: Value, assignedTo name: String) {
    if name == Self.providerInForce.name { noteProviderInForce(value) }
  }

  /// Notes a provider that code which is not read may put in force: `.provider(provider)` and `.scope(Session.self, user)` of
  /// a view.
  func noteProviderInForce(passedBy call: Call, _ values: [Value]) {
    guard case .member(_, let name, _) = call.callee else { return }
    if name == FurnishNames.scopeModifier {
      noteProviderInForce(.unknown)
    } else if name == Self.providerInForce.name, let provider = values.first {
      noteProviderInForce(provider)
    }
  }

  /// Sets the positions of requests by `@Injected` in code of a program that is read as a whole.
  func placeInjections() {
    guard mayHaveProviderInForce, !mayHideProviderInForce else { return }
    let shape = ProgramShape(index, exposed: nil)
    for number in unplacedRequests.indices where unplacedRequests[number].request.source == .providerInForce {
      guard shape.runs(index.moduleOfFile[unplacedRequests[number].request.place.file]) else { continue }
      unplacedRequests[number].request.position = .stored(in: Self.providerInForce, .root)
    }
  }
}
