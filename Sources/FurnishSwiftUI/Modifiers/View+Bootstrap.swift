#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Runs an action before this view is shown, for example to configure mocks or to create a view model.
    ///
    /// ```swift
    /// MyScreen()
    ///   .environment(viewModel)
    ///   .bootstrap {
    ///     provider.resolveRequired(as: MyRepositoryMock.self).mockItems = [.sample]
    ///     viewModel = MyScreenViewModel(provider: provider)
    ///   }
    /// ```
    ///
    /// The action runs once in the life of the view, however often the view is evaluated, disappears and appears. An
    /// error is shown in place of the view, with a button that tries again.
    ///
    /// - Parameter action: The action. This view does not exist before the action has returned.
    /// - Returns: A view that shows this view once the action has returned.
    nonisolated public func bootstrap(action: @escaping @MainActor () throws -> Void) -> some View {
      modifier(BootstrapModifier(action: .synchronous(action)))
    }

    /// Runs an asynchronous action before this view is shown, and shows progress while the action runs.
    ///
    /// ```swift
    /// LibraryView().bootstrap { try await library.open() }
    /// ```
    ///
    /// If the view disappears while the action runs, the action is canceled; if it throws `CancellationError` because
    /// of that, it runs again when the view appears again. Otherwise it runs once.
    ///
    /// - Parameter action: The action. This view does not exist before the action has returned.
    /// - Returns: A view that shows this view once the action has returned.
    nonisolated public func bootstrap(action: @escaping @MainActor () async throws -> Void) -> some View {
      modifier(BootstrapModifier(action: .asynchronous(action)))
    }
  }

  struct BootstrapModifier {
    enum Action: Sendable {
      case synchronous(@MainActor () throws -> Void)
      case asynchronous(@MainActor () async throws -> Void)
    }

    enum Phase: Sendable {
      case waiting
      case failed(any Error)
      case done
    }

    let action: Action
    @State private var phase = Phase.waiting
  }

  // The conformance is in an extension, so that the type itself is bound to no actor: a modifier may be created on any
  // thread.
  extension BootstrapModifier: ViewModifier {
    func body(content: Content) -> some View {
      switch phase {
      case .waiting: progress
      case .failed(let error): FailureView(error: error) { phase = .waiting }
      case .done: content
      }
    }

    @ViewBuilder @MainActor private var progress: some View {
      switch action {
      case .synchronous(let action): ProgressView().onAppear { run(action) }
      case .asynchronous(let action): ProgressView().task { await run(action) }
      }
    }

    @MainActor private func run(_ action: @MainActor () throws -> Void) {
      // A view that appears twice must not run the action twice.
      guard case .waiting = phase else { return }
      do {
        try action()
        phase = .done
      } catch {
        phase = .failed(error)
      }
    }

    @MainActor private func run(_ action: @MainActor () async throws -> Void) async {
      do {
        try await action()
        phase = .done
      } catch {
        // The view has disappeared, so the error cannot be shown.
        if !(error is CancellationError && Task.isCancelled) { phase = .failed(error) }
      }
    }
  }
#endif
