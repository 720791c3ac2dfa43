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
    /// of that, it runs again when the view appears again. Otherwise it runs once. It never runs twice at the same
    /// time: a view that appears again waits for the end of the canceled run.
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
      case running(BootstrapRun)
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
      case .waiting, .running: progress
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
      // The view may have disappeared and appeared again before the canceled run has ended.
      while case .running(let earlier) = phase { await earlier.waitForEnd() }
      guard case .waiting = phase, !Task.isCancelled else { return }
      let run = BootstrapRun()
      phase = .running(run)
      defer { run.end() }
      do {
        try await action()
        phase = .done
      } catch {
        // The view has disappeared, so a `CancellationError` cannot be shown.
        phase = error is CancellationError && Task.isCancelled ? .waiting : .failed(error)
      }
    }
  }

  /// One run of an asynchronous action, for whose end another one waits.
  @MainActor
  final class BootstrapRun {
    private var hasEnded = false
    private var waiters: [CheckedContinuation<Void, Never>] = []

    func waitForEnd() async {
      if hasEnded { return }
      await withCheckedContinuation { waiters.append($0) }
    }

    func end() {
      hasEnded = true
      for waiter in waiters { waiter.resume() }
      waiters = []
    }
  }
#endif
