import FurnishSwiftUI
import SwiftUI
import Testing

@MainActor @Suite struct CloseScopeTests {
  private let log = ViewLog<String>()
  private let actions = ReadActions()

  private func sessions(failure: (any Error)? = nil) -> ServiceScope {
    provider { [log] in $0.register(Session.self, lifetime: .scoped) { _ in Session(log, failure: failure) } }
  }

  @Test func `the services are closed when the call returns`() async throws {
    let host = TextHost(ClosingView(actions: actions).scope(sessions()))
    try await actions.latest()
    #expect(log.entries == ["created", "closed"])
    host.remove()
  }

  @Test func `views read new instances after the scope was closed`() async throws {
    let host = TextHost(
      VStack {
        ClosingView(actions: actions)
        SessionView()
      }
      .scope(sessions()))
    try await actions.latest()
    _ = host.text
    #expect(log.entries == ["created", "closed", "created"])
  }

  @Test func `the scope that replaces a closed one is closed with the view`() async throws {
    let host = TextHost(Switch { ClosingView(actions: actions).scope(sessions()) })
    try await actions.latest()
    try host.tap("Switch")
    try await host.wait { log.count == 4 }
    #expect(log.entries == ["created", "closed", "created", "closed"])
  }

  @Test func `the scope that replaces a closed one has the same level and input`() async throws {
    let guides = provider { [log] services in
      services.register(VisitorBook.self, lifetime: .scoped(to: Visit.self)) { (name: String) in
        log.append("a book for \(name)")
        return VisitorBook(name: name)
      }
    }
    let view = BookView(actions: actions).scope(Visit.self, "Ada").provider(guides)
    let host = TextHost(view, environment: EnvironmentValues())
    try await actions.latest()
    #expect(host.text == "Ada")
    #expect(log.entries == ["a book for Ada", "a book for Ada"])
  }

  @Test func `errors of closing are thrown`() async throws {
    let host = TextHost(ClosingView(actions: actions).scope(sessions(failure: Trouble(number: 1))))
    let error = await #expect(throws: ClosingError.self) { try await actions.latest() }
    #expect(error?.errors.count == 1)
    host.remove()
  }

  @Test func `two calls at once close one scope`() async throws {
    let gate = ViewLog<Void>()
    let host = TextHost(SlowView(actions: actions).scope(slow(gate)))
    let action = actions.latest
    let first = Task { try await action() }
    // The view has opened its next scope, and the first one is still being closed.
    try await host.wait { log.entries == ["created", "created"] }
    let second = Task { try await action() }
    for _ in 0..<10 { await Task.yield() }
    gate.append(())
    try await first.value
    try await second.value
    #expect(log.entries == ["created", "created", "closed"])
    #expect(host.text == "open")
  }

  @Test func `a service that closes its own scope while it is closed does not wait for itself`() async throws {
    let recursive = provider { [log, actions] in
      $0.register(Recursive.self, lifetime: .scoped) { _ in Recursive(log) { try await actions.latest() } }
    }
    let host = TextHost(RecursiveView(actions: actions).scope(recursive))
    try await actions.latest()
    #expect(log.entries == ["closed"])
    host.remove()
  }

  @Test func `a caller that is canceled does not stop the closing`() async throws {
    let host = TextHost(SlowView(actions: actions).scope(slow()))
    let call = Task { try await actions.latest() }
    call.cancel()
    try await call.value
    #expect(log.entries == ["created", "closed"])
    host.remove()
  }

  @Test func `a call after the end of the view waits for the closing that the end began`() async throws {
    let host = TextHost(Switch { SlowView(actions: actions).scope(slow()) })
    try host.tap("Switch")
    try await actions.latest()
    #expect(log.entries == ["created", "closed"])
  }

  @Test func `a call long after the end of the view does nothing`() async throws {
    let host = TextHost(Switch { ClosingView(actions: actions).scope(sessions()) })
    try host.tap("Switch")
    try await host.wait { log.count == 2 }
    try await actions.latest()
    #expect(log.entries == ["created", "closed"])
  }

  @Test func `an outer scope stays open when the inner one is closed`() async throws {
    let host = TextHost(ClosingView(actions: actions).scope().scope(sessions()))
    try await actions.latest()
    _ = host.text
    #expect(log.entries == ["created", "closed", "created"])
    #expect(actions.count == 2)
  }

  @Test func `an inner scope is closed with the outer one, and opened again`() async throws {
    let host = TextHost(
      VStack {
        ActionReader(actions: actions)
        SessionView().scope()
      }
      .scope(sessions()))
    try await actions.latest()
    #expect(log.entries == ["created", "closed"])
    _ = host.text
    #expect(log.entries == ["created", "closed", "created"])
  }

  @Test func `the action remains the same when the enclosing view is evaluated again`() throws {
    let provider = sessions()
    let host = TextHost(Counting { _ in ActionReader(actions: actions).scope(provider) })
    for number in 0..<5 { try host.tap("\(number)") }
    #expect(host.evaluations(of: ActionReader.self) == 1)
  }

  @Test func `an action that is stored does not keep the scope open`() async throws {
    let host = TextHost(Switch { ClosingView(actions: actions).scope(sessions()) })
    let stored = actions.latest
    try host.tap("Switch")
    try await host.wait { log.count == 2 }
    #expect(log.entries == ["created", "closed"])
    try await stored()
  }

  @Test func `a provider that was stored before belongs to the closed scope`() async throws {
    let provider = sessions()
    let host = TextHost(ClosingView(actions: actions).scope(provider))
    let stored = try #require(actions.provider)
    try await actions.latest()
    #expect(throws: ServiceError.self) { try stored.require(Session.self) }
    host.remove()
  }

  @Test func `a call without a scope is reported`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await EnvironmentValues().closeScope()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("A view closes its scope, but none of the views around it has opened one."))
  }

  /// Returns a provider of sessions whose closing takes time.
  ///
  /// - Parameter gate: A log. A session is closed only once the log has an entry.
  private func slow(_ gate: ViewLog<Void>? = nil) -> ServiceScope {
    provider { [log] in $0.register(SlowSession.self, lifetime: .scoped) { _ in SlowSession(log, gate) } }
  }
}

/// The actions and the provider that views have read.
@MainActor private final class ReadActions {
  private var all: [CloseScopeAction] = []
  private(set) var provider: (any ServiceProvider)?

  var count: Int { all.count }

  /// The action that was read last.
  var latest: CloseScopeAction { all[all.count - 1] }

  func append(_ action: CloseScopeAction) { all.append(action) }

  func note(_ provider: any ServiceProvider) { self.provider = provider }
}

private struct ActionReader: View {
  @Environment(\.closeScope) private var closeScope
  let actions: ReadActions

  var body: some View {
    let _ = actions.append(closeScope)
    EmptyView()
  }
}

/// A view that creates a session in its scope.
private struct ClosingView: View {
  @Environment(\.closeScope) private var closeScope
  @Environment(\.provider) private var provider
  let actions: ReadActions

  var body: some View {
    let _ = actions.append(closeScope)
    let _ = actions.note(provider)
    let _ = provider.resolveRequired(Session.self)
    EmptyView()
  }
}

private struct SlowView: View {
  @Environment(\.closeScope) private var closeScope
  @Environment(\.provider) private var provider
  let actions: ReadActions

  var body: some View {
    let _ = actions.append(closeScope)
    Text(provider.resolveRequired(SlowSession.self).isOpen ? "open" : "closed")
  }
}

private struct BookView: View {
  @Environment(\.closeScope) private var closeScope
  @Environment(\.provider) private var provider
  let actions: ReadActions

  var body: some View {
    let _ = actions.append(closeScope)
    Text(provider.resolveRequired(VisitorBook.self).name)
  }
}

private struct RecursiveView: View {
  @Environment(\.closeScope) private var closeScope
  @Environment(\.provider) private var provider
  let actions: ReadActions

  var body: some View {
    let _ = actions.append(closeScope)
    let _ = provider.resolveRequired(Recursive.self)
    EmptyView()
  }
}

private enum Visit: ScopeLevel { typealias Input = String }

private final class VisitorBook: Sendable {
  let name: String

  init(name: String) { self.name = name }
}

/// A service that closes the scope that it belongs to.
private final class Recursive: Closeable, Sendable {
  private let log: ViewLog<String>
  private let closeScope: @MainActor @Sendable () async throws -> Void

  init(_ log: ViewLog<String>, closeScope: @escaping @MainActor @Sendable () async throws -> Void) {
    self.log = log
    self.closeScope = closeScope
  }

  func close() async throws {
    try await closeScope()
    log.append("closed")
  }
}

/// A service whose closing takes several turns of the main actor.
private final class SlowSession: Closeable, Sendable {
  private let log: ViewLog<String>
  private let gate: ViewLog<Void>?
  private let closings = ViewLog<Void>()

  init(_ log: ViewLog<String>, _ gate: ViewLog<Void>?) {
    (self.log, self.gate) = (log, gate)
    log.append("created")
  }

  var isOpen: Bool { closings.count == 0 }

  func close() async throws {
    closings.append(())
    for _ in 0..<10 { await Task.yield() }
    while gate?.count == 0 { await Task.yield() }
    log.append("closed")
  }
}
