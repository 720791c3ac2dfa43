/// The provider of a type that has injections, where any thread may request it. The macros
/// `@Service` and `@Injectable` write one, since a `Sendable` class can have no variable.
///
/// `@unchecked Sendable`: the one variable is guarded by a lock.
public final class InjectionProvider: @unchecked Sendable {
  private var current: (any ServiceProvider)?

  /// One without a provider, until it is given one.
  public init() {}

  /// Whom to ask; nil where everything was passed by hand.
  public var provider: (any ServiceProvider)? {
    get { InjectionLock.shared.withLock { current } }
    set {
      var former: (any ServiceProvider)?
      InjectionLock.shared.withLock { (former, current) = (current, newValue) }
      // Released only here, outside of the lock: its `deinit` may run any code.
      _ = consume former
    }
  }
}
