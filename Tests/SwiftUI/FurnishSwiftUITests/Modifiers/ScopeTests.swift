import FurnishSwiftUI
import SwiftUI
import Testing

@MainActor @Suite struct ScopeTests {
  private let log = ViewLog<String>()

  private func sessions(failure: (any Error)? = nil) -> ServiceScope {
    provider { [log] in $0.register(Session.self, lifetime: .scoped) { _ in Session(log, failure: failure) } }
  }

  @Test func `a scope lives as long as its view and is closed after it`() async throws {
    let host = TextHost(Switch { SessionView().scope(sessions()) })
    #expect(log.entries == ["created"])
    try host.tap("Switch")
    try await host.wait { log.count == 2 }
    #expect(log.entries == ["created", "closed"])
  }

  @Test func `a scope survives changes of its view`() throws {
    let provider = sessions()
    let host = TextHost(Counting { SessionView(title: "\($0) ").scope(provider) })
    for number in 0..<5 { try host.tap("\(number)") }
    #expect(log.entries == ["created"])
  }

  @Test func `each view has its own scope`() {
    let host = TextHost(
      ForEach([1, 2, 3], id: \.self) { _ in SessionView().scope() }.provider(sessions()))
    #expect(Set(host.text.split(separator: "\n")).count == 3)
  }

  @Test func `views inside of a scope share its services`() {
    let host = TextHost(
      VStack {
        SessionView()
        SessionView()
      }
      .scope(sessions()))
    #expect(log.entries == ["created"])
    #expect(Set(host.text.split(separator: "\n")).count == 1)
  }

  @Test func `a removed row closes only its own scope`() async throws {
    let provider = sessions()
    let host = TextHost(Rows { _ in SessionView().scope(provider) })
    try host.tap("Drop")
    try await host.wait { log.count == 4 }
    #expect(log.entries == ["created", "created", "created", "closed"])
  }

  @Test func `another provider creates another scope and closes the old`() async throws {
    let providers = [sessions(), sessions()]
    let host = TextHost(Counting { SessionView().scope(providers[$0 % 2]) })
    try host.tap("0")
    try await host.wait { log.count == 3 }
    // The new scope does not wait for the old one.
    #expect(log.entries.sorted() == ["closed", "created", "created"])
  }

  @Test func `a scope without services is closed as well`() async throws {
    let host = TextHost(Switch { Text("content").scope(sessions()) })
    try host.tap("Switch")
    await host.settle()
    #expect(host.text == "[Switch]")
    #expect(log.entries == [])
  }

  @Test func `a scope of a container can be opened`() throws {
    let container = ServiceContainer()
    try container.services.register(Session.self, lifetime: .scoped) { [log] _ in Session(log) }
    container.build()
    let host = TextHost(SessionView().scope(container))
    #expect(log.entries == ["created"])
    host.remove()
  }

  @Test func `a scope of the whole host is closed with it`() async throws {
    let host = TextHost(SessionView().scope(sessions()))
    host.remove()
    try await host.wait { log.count == 2 }
    #expect(log.entries == ["created", "closed"])
  }

  @Test func `a scope of another type of provider is closed`() async throws {
    let foreign = ForeignProvider(log)
    let host = TextHost(Switch { EmptyView().scope(foreign) })
    try host.tap("Switch")
    try await host.wait { log.count == 1 }
    #expect(log.entries == ["closed foreign"])
  }
}

private struct Rows<Content: View>: View {
  @State private var numbers = [1, 2, 3]
  @ViewBuilder let content: (Int) -> Content

  var body: some View {
    Button("Drop") { numbers.removeFirst() }
    ForEach(numbers, id: \.self) { content($0) }
  }
}

private final class ForeignProvider: ScopedProvider {
  private let log: ViewLog<String>

  init(_ log: ViewLog<String>) { self.log = log }

  func find<T>(_ request: ServiceRequest<T>) -> T? { nil }

  func findAll<T>(_ request: ServiceRequest<T>) -> [T] { [] }

  func makeScope() -> ForeignProvider { ForeignProvider(log) }

  func overriding(_ register: (any ServiceCollection) -> Void) -> any ScopedProvider { self }

  func close() { log.append("closed foreign") }
}
