#if canImport(SwiftUI)
  import Furnish
  public import SwiftUI

  /// An action that closes the scope of the nearest `scope` modifier around a view, and waits until it is closed.
  ///
  /// A scope closes by itself when its view's identity ends. That cannot be awaited, and its errors can only be
  /// reported as issues. Use this action where something has to follow the closing, or where an error is shown to the
  /// user:
  ///
  /// ```swift
  /// struct SignOutButton: View {
  ///   @Environment(\.closeScope) private var closeScope
  ///   let signOut: () -> Void
  ///
  ///   var body: some View {
  ///     Button("Sign Out") {
  ///       Task {
  ///         try await closeScope()
  ///         signOut()
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The view of the scope remains. It is evaluated again at once and opens another scope, with the same provider,
  /// level and input: from then on views read new instances, created at the first request. An instance or a provider
  /// that a view, an action or a model has stored before belongs to the closed scope. That provider throws
  /// ``/Furnish/ServiceError``, or stops the program where it cannot throw.
  ///
  /// To end the views as well without another scope, first remove them by a change of state, and then call the action:
  /// it waits for the closing that the end of the view has begun.
  @MainActor
  public struct CloseScopeAction: Sendable {
    private let handle: ScopeHandle?

    nonisolated init(_ handle: ScopeHandle?) { self.handle = handle }

    /// Closes the scope, and returns when it is closed.
    ///
    /// If another call is closing the same scope, this call waits for it, and the other call throws the errors.
    /// Canceling the calling task does not stop the closing. If no `scope` modifier is around the view, that is
    /// reported as an issue.
    ///
    /// - Throws: ``/Furnish/ClosingError`` with all errors that closing threw. If the view's identity has ended before
    ///   the call, these errors are reported as issues, and this throws nothing.
    public func callAsFunction() async throws {
      guard let handle else { return ServiceIssue.closeScopeWithoutScope().report() }
      try await handle.close()
    }
  }

  /// Actions are equal if they close the scope of the same view.
  extension CloseScopeAction: Equatable {
    nonisolated public static func == (one: CloseScopeAction, other: CloseScopeAction) -> Bool {
      one.handle === other.handle
    }
  }

  extension EnvironmentValues {
    /// Closes the scope of the nearest `scope` modifier around this view: see ``CloseScopeAction``.
    ///
    /// A view that applies `scope` to its own content reads the action of the scope around itself; a view inside of the
    /// content reads the one of that scope.
    public internal(set) var closeScope: CloseScopeAction {
      get { self[CloseScopeKey.self] }
      set { self[CloseScopeKey.self] = newValue }
    }
  }

  private enum CloseScopeKey: EnvironmentKey {
    static var defaultValue: CloseScopeAction { CloseScopeAction(nil) }
  }
#endif
