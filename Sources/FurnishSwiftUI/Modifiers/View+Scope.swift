#if canImport(SwiftUI)
  public import Furnish
  public import SwiftUI

  extension View {
    /// Gives this view and what is in it a scope of their own: with its own instances of what is registered as
    /// `.scoped`. It lives as long as the view's identity, through all its changes, and is closed after it.
    ///
    /// ```swift
    /// ForEach(documents) { document in
    ///   DocumentView(document).scope(provider)
    /// }
    /// ```
    ///
    /// A view that SwiftUI only stops showing, such as one in another tab, keeps its scope. What goes wrong while
    /// closing is reported as an issue.
    ///
    /// - Parameter provider: Whose scope it is to be; nil stands for the provider around this view. Another one makes
    ///   another scope, and closes the one before.
    public func scope(_ provider: (any ServiceProvider)? = nil) -> some View {
      modifier(ScopeModifier(source: provider.map(ScopeSource.provider) ?? .around))
    }

    /// Gives this view and what is in it a scope of a container.
    ///
    /// - Parameter container: A container that is built. One that is not is reported as an issue, and the provider
    ///   around this view is used.
    public func scope(_ container: some Container) -> some View {
      modifier(ScopeModifier(source: .container(container)))
    }
  }

  /// Whose scope a view is to have.
  enum ScopeSource {
    case around
    case provider(any ServiceProvider)
    case container(any Container)
  }

  struct ScopeModifier: ViewModifier {
    let source: ScopeSource
    @Environment(\.givenProvider) private var around
    @State private var owner = ScopeOwner()

    func body(content: Content) -> some View {
      content.environment(\.provider, owner.scope(of: source, around: around))
    }
  }

  /// Makes a scope when it is first needed, and closes it when the view goes that owns this.
  @MainActor
  final class ScopeOwner {
    private var provider: (any ServiceProvider)?
    private var scope: (any ServiceProvider)?
    private var hasReported = false

    /// `nonisolated`, because SwiftUI makes the values of a view's properties wherever it makes the view.
    nonisolated init() {}

    deinit { Self.close(scope) }

    /// The scope of a provider: the same as before, as long as that is the same.
    func scope(of source: ScopeSource, around: (any ServiceProvider)?) -> any ServiceProvider {
      guard let newProvider = providerOf(source, around: around) else { return AbsentProvider.shared }
      if let scope, provider === newProvider { return scope }
      Self.close(scope)
      let made: any ServiceProvider = newProvider.makeScope()
      (provider, scope) = (newProvider, made)
      return made
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

    /// Once: the view is evaluated again and again.
    private func report(_ issue: ServiceIssue) {
      if !hasReported { issue.report() }
      hasReported = true
    }

    /// Closes in a task of its own: nobody can wait for it where a view goes.
    private nonisolated static func close(_ scope: (any ServiceProvider)?) {
      guard let scope else { return }
      Task {
        do {
          if let scope = scope as? ServiceScope {
            try await scope.close()
          } else {
            try await (scope as? any Closeable)?.close()
          }
        } catch {
          ServiceIssue.closingScopeFailed(error).report()
        }
      }
    }
  }
#endif
