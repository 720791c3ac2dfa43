#if Hummingbird
  import Furnish

  /// The error of a ``ScopeMiddleware`` whose level does not open where the middleware opens it.
  struct MisplacedScopeMiddleware: Error, CustomStringConvertible {
    /// The description: what happened, where, and how to fix it, in three lines.
    let description: String

    /// Creates the error of a middleware that opens its level in the scope of the request, although no outer middleware
    /// has opened that scope.
    static func withoutScope<Level: ScopeLevel>(_ level: Level.Type) -> Self {
      Self(
        level, "\(level) was to be opened in the scope of the request, and the request has none.",
        fix: "add `ScopeMiddleware(provider, …)` for the parent of \(level) before it, and pass `scopeStorage` on.")
    }

    /// Creates the error of a level that cannot be opened in a provider. Returns nil if it can.
    init?<Level: ScopeLevel>(opening level: Level.Type, in provider: any ServiceProvider) {
      do {
        try provider.checkParent(of: level)
        return nil
      } catch {
        self.init(
          level, error.finding.message,
          fix: "open a level without a parent with `ScopeMiddleware(provider, opening: …)`, and a level inside of it "
            + "with `ScopeMiddleware(opening: …)`, which is added after it.")
      }
    }

    private init<Level: ScopeLevel>(_ level: Level.Type, _ what: String, fix: String) {
      description = """
        \(what)
          where: a `ScopeMiddleware` that opens \(level)
          fix:   \(fix)
        """
    }
  }
#endif
