/// The argument which declares that a closure service has no store: `@ClosureService(store: .none)`.
public enum AbsentStore: Sendable {
  /// The service has no store.
  case none
}
