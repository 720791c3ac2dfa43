#if canImport(SwiftUI)
  import Furnish
  import Observation

  /// The scope of a view: opened when it is first requested, and closed when the view's identity ends, which releases
  /// this owner, or earlier by ``CloseScopeAction``.
  @MainActor @Observable
  final class ScopeOwner {
    /// The number of times that the scope was closed while the view existed. After each change SwiftUI evaluates the
    /// view again, which opens another scope.
    private var closings = 0

    @ObservationIgnored private var scope: (any ScopedProvider)?
    @ObservationIgnored private var origin: (provider: any ServiceProvider, opening: ScopeOpening)?
    /// The scope that was taken away, until it is closed.
    @ObservationIgnored private var closing: (any ScopedProvider)?
    @ObservationIgnored private var hasReported = false

    /// The part of this owner that the environment stores. It must not retain the owner, whose `deinit` ends the scope.
    @ObservationIgnored let handle = ScopeHandle()

    // `nonisolated`, because SwiftUI creates the initial values of a view's properties on the thread that creates the
    // view.
    nonisolated init() {}

    deinit { Self.end(scope) }

    /// Returns the scope of a provider: the same as before, if neither the provider nor the input has changed, and if
    /// it was not closed.
    func scope(
      _ opening: ScopeOpening, of source: ScopeSource, around: (any ServiceProvider)?
    ) -> any ServiceProvider {
      // The read makes SwiftUI evaluate the view again when the scope is closed.
      _ = closings
      guard let provider = self.provider(of: source, around: around) else { return AbsentProvider.shared }
      if let scope, let origin, origin.provider === provider, origin.opening.isUsable(for: opening) { return scope }
      Self.end(scope)
      let opened = opening.open(provider)
      (scope, origin) = (opened, (provider, opening))
      handle.attach(to: self, opened)
      return opened
    }

    /// Takes the scope away from the view, which opens another one at its next evaluation.
    ///
    /// - Returns: The scope, which the caller closes, or one that another caller is closing.
    func takeScope() -> (any ScopedProvider)? {
      if let closing { return closing }
      guard let scope else { return nil }
      (self.scope, origin, closing) = (nil, nil, scope)
      closings += 1
      return scope
    }

    func endClosing(of scope: any ScopedProvider) {
      if closing === scope { closing = nil }
    }

    private func provider(
      of source: ScopeSource, around: (any ServiceProvider)?
    ) -> (any ServiceProvider)? {
      switch source {
      case .provider(let provider): return provider
      case .container(let container):
        do { return try container.provider } catch { report(.scopeOfUnbuiltContainer(error)) }
      case .around: break
      }
      if around == nil { report(.scopeWithoutProvider()) }
      return around
    }

    // An issue is reported once, because the view is evaluated many times.
    private func report(_ issue: ServiceIssue) {
      if !hasReported { issue.report() }
      hasReported = true
    }

    // The scope is closed in a task, because the end of a view cannot await the closing.
    private nonisolated static func end(_ scope: (any ScopedProvider)?) {
      guard let scope else { return }
      Task {
        do { try await scope.close() } catch { ServiceIssue.closingScopeFailed(error).report() }
      }
    }
  }

  /// The owner of a scope, for the views inside of it. It retains neither the owner nor the scope: an environment,
  /// which may be retained by a service of the scope, stores it.
  @MainActor
  final class ScopeHandle {
    private weak var owner: ScopeOwner?
    private weak var latest: (any ScopedProvider)?

    nonisolated init() {}

    func attach(to owner: ScopeOwner, _ scope: any ScopedProvider) { (self.owner, latest) = (owner, scope) }

    /// Closes the scope. If the scope is being closed already, because of another call or because its view has ended,
    /// this method waits for that closing.
    func close() async throws {
      guard let scope = owner.map({ $0.takeScope() }) ?? latest else { return }
      // The owner is not retained during the closing: the view may end before it.
      defer { owner?.endClosing(of: scope) }
      try await scope.close()
    }
  }
#endif
