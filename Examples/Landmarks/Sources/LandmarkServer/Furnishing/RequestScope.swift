import Furnish
import NIOConcurrencyHelpers

/// The services of one request, until its answer is written.
///
/// The body of the answer holds it, and closes it when it was written, or could not be. Where a client is gone
/// before its answer begins, nobody writes the body: then it closes when the answer is let go.
final class RequestScope: Sendable {
  /// What the request resolves its services from.
  let services: ServiceScope

  private let scopes: RequestScopes

  private let isOpen = NIOLockedValueBox(true)

  init(_ services: ServiceScope, of scopes: RequestScopes) {
    self.services = services
    self.scopes = scopes
  }

  deinit {
    if leavesOpen() { _ = startClosing() }
  }

  /// Closes what was made for the request, once.
  func close() async {
    guard leavesOpen() else { return }
    await startClosing().value
  }

  /// Closes the services in a task of its own, which also runs to its end where the request was cancelled.
  private func startClosing() -> Task<Void, Never> {
    Task { [services, scopes] in await scopes.close(services) }
  }

  /// Whether it was open until now.
  private func leavesOpen() -> Bool {
    isOpen.withLockedValue { isOpen in
      defer { isOpen = false }
      return isOpen
    }
  }
}
