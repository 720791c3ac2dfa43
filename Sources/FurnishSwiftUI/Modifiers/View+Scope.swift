#if canImport(SwiftUI)
  public import Furnish
  public import SwiftUI

  extension View {
    /// Opens a scope for this view and the views inside it: they have their own instances of services that are
    /// registered as `.scoped`.
    ///
    /// ```swift
    /// ForEach(documents) { document in
    ///   DocumentView(document).scope(provider)
    /// }
    /// ```
    ///
    /// The scope lives as long as the view's identity, through all its changes, and is closed after it. A view that
    /// SwiftUI only stops showing, such as one in another tab, keeps its scope. Errors of closing are reported as
    /// issues. To close it earlier, or to await its end, a view inside calls a ``CloseScopeAction``.
    ///
    /// - Parameter provider: The provider to open the scope from; `nil` stands for the provider around this view. If
    ///   it changes, a new scope is opened, and the previous one is closed.
    /// - Returns: A view whose content resolves services from the scope.
    nonisolated public func scope(_ provider: (any ServiceProvider)? = nil) -> some View {
      modifier(ScopeModifier(source: provider.map(ScopeSource.provider) ?? .around, opening: .plain))
    }

    /// Opens a scope of a container for this view and the views inside it.
    ///
    /// - Parameter container: A container that is built. If it is not built, that is reported as an issue, and the
    ///   provider around this view is used.
    /// - Returns: A view whose content resolves services from the scope.
    nonisolated public func scope(_ container: some Container) -> some View {
      modifier(ScopeModifier(source: .container(container), opening: .plain))
    }
  }

  extension View {
    /// Opens a scope of a level for this view and the views inside it, from the provider around this view.
    ///
    /// ```swift
    /// HomeView().scope(Session.self, user)
    /// ```
    ///
    /// The scope lives as long as the view's identity, and is closed after it. If the input changes, a new scope is
    /// opened, and the previous one is closed. The state of the views inside stays, as after any change of the
    /// environment; add `.id(user)` to reset it.
    ///
    /// - Parameters:
    ///   - level: The level. The innermost level that is open around this view has to be its parent: the program stops
    ///     otherwise.
    ///   - input: The input that the level declares.
    /// - Returns: A view whose content resolves services from the scope.
    nonisolated public func scope<Level: ScopeLevel>(
      _ level: Level.Type, _ input: Level.Input
    ) -> some View where Level.Input: Equatable {
      modifier(ScopeModifier(source: .around, opening: ScopeOpening(level, input)))
    }

    /// Opens a scope of a level whose input cannot be compared, from the provider around this view.
    ///
    /// The scope lives as long as the view's identity, and is closed after it. It keeps its first input, since a change
    /// cannot be noticed: make the input `Equatable`, or give the view another identity with `id(_:)`.
    ///
    /// - Parameters:
    ///   - level: The level. The innermost level that is open around this view has to be its parent: the program stops
    ///     otherwise.
    ///   - input: The input that the level declares.
    /// - Returns: A view whose content resolves services from the scope.
    @_disfavoredOverload
    nonisolated public func scope<Level: ScopeLevel>(_ level: Level.Type, _ input: Level.Input) -> some View {
      modifier(ScopeModifier(source: .around, opening: ScopeOpening(incomparable: level, input)))
    }

    /// Opens a scope of a level that has no input, from the provider around this view.
    ///
    /// - Parameter level: The level. The innermost level that is open around this view has to be its parent: the
    ///   program stops otherwise.
    /// - Returns: A view whose content resolves services from the scope.
    nonisolated public func scope<Level: ScopeLevel>(_ level: Level.Type) -> some View where Level.Input == Void {
      modifier(ScopeModifier(source: .around, opening: ScopeOpening(incomparable: level, ())))
    }
  }

  struct ScopeModifier {
    let source: ScopeSource
    let opening: ScopeOpening
    @Environment(\.givenProvider) private var around
    @State private var owner = ScopeOwner()
  }

  // The conformance is in an extension, so that the type itself is bound to no actor: a modifier may be created on any
  // thread.
  extension ScopeModifier: ViewModifier {
    func body(content: Content) -> some View {
      content
        .environment(\.provider, owner.scope(opening, of: source, around: around))
        .environment(\.closeScope, CloseScopeAction(owner.handle))
    }
  }
#endif
