/// The provider of a type that has injections, which any thread may read. The macros `@Service` and `@Injectable` write
/// one, because a `Sendable` class cannot have variables.
// `@unchecked Sendable`: the one variable is guarded by a lock.
public final class InjectionProvider: @unchecked Sendable {
  private var current: (any ServiceProvider)?

  /// Creates an instance without a provider, which is set later.
  public init() {}

  /// The provider of the injections; `nil` if all values were passed to the initializer.
  public var provider: (any ServiceProvider)? {
    get { InjectionLock.shared.withLock { current } }
    set {
      var former: (any ServiceProvider)?
      InjectionLock.shared.withLock { (former, current) = (current, newValue) }
      // The former provider is released here, outside of the lock: its `deinit` may run any code.
      _ = consume former
    }
  }
}
