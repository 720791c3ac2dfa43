import Furnish
import Logging

/// The scopes of the requests that are being answered, so that nothing is taken from under them.
actor RequestScopes {
  /// How many requests have a scope that is not closed yet.
  private(set) var openCount = 0

  private let log: Logger
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(log: Logger) {
    self.log = log
  }

  /// Opens the scope of a request; whoever holds it last closes it at the latest.
  func open(in provider: ServiceScope) -> RequestScope {
    openCount += 1
    return RequestScope(provider.makeScope(), of: self)
  }

  /// Waits until every scope is closed.
  func allClosed() async {
    guard openCount > 0 else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Closes a scope that was opened here, once; nobody is left to tell what goes wrong, so it is logged.
  func close(_ services: ServiceScope) async {
    do {
      try await services.close()
    } catch {
      log.error("The services of a request could not be closed", metadata: ["error": "\(error)"])
    }
    openCount -= 1
    guard openCount == 0 else { return }
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
