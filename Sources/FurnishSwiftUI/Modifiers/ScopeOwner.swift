#if canImport(SwiftUI)
  import Furnish

  /// The scope of a view: opened when it is first requested, and closed when the view's identity ends, which releases
  /// this owner.
  @MainActor
  final class ScopeOwner {
    private var scope: (any ScopedProvider)?
    private var origin: (provider: any ServiceProvider, opening: ScopeOpening)?
    private var hasReported = false

    // `nonisolated`, because SwiftUI creates the initial values of a view's properties where it creates the view.
    nonisolated init() {}

    deinit { Self.close(scope) }

    /// Returns the scope of a provider: the same as before, if neither the provider nor the input has changed.
    func scope(
      _ opening: ScopeOpening, of source: ScopeSource, around: (any ServiceProvider)?
    ) -> any ServiceProvider {
      guard let provider = providerOf(source, around: around) else { return AbsentProvider.shared }
      if let scope, let origin, origin.provider === provider, origin.opening.serves(for: opening) { return scope }
      Self.close(scope)
      let opened = opening.open(provider)
      (scope, origin) = (opened, (provider, opening))
      return opened
    }

    private func providerOf(
      _ source: ScopeSource, around: (any ServiceProvider)?
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

    // Once, because the view is evaluated many times.
    private func report(_ issue: ServiceIssue) {
      if !hasReported { issue.report() }
      hasReported = true
    }

    // In a task of its own: the end of a view cannot await it.
    private nonisolated static func close(_ scope: (any ScopedProvider)?) {
      guard let scope else { return }
      Task {
        do { try await scope.close() } catch { ServiceIssue.closingScopeFailed(error).report() }
      }
    }
  }
#endif
