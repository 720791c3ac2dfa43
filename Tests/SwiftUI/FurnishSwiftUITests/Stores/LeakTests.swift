import FurnishReducers
import FurnishSwiftUI
import SwiftUI
import Testing

@MainActor @Suite struct LeakTests {
  @Test func `a thousand changes of state retain no replaced service`() throws {
    let tokens = LiveTokens()
    let host = TextHost(TokenScreen(tokens: tokens))
    let initialCount = tokens.count
    for number in 0..<1000 { try host.tap("\(number)") }
    #expect(tokens.createdCount >= 1000)
    #expect(tokens.count <= initialCount + 1)
    host.remove()
    #expect(tokens.count == 0)
  }

  @Test func `a store is released after a thousand actions`() {
    weak var store: Store<FormState, FormAction>?
    do {
      let created = makeStore()
      store = created
      let host = TextHost(TextField("Name", text: created.binding(get: \.name, send: FormAction.nameChanged)))
      for number in 0..<1000 {
        created.send(.nameChanged("\(number)"))
        #expect(host.text == "Name: |\(number)|")
      }
      host.remove()
    }
    #expect(store == nil)
  }

  @Test func `a scope that was closed is released`() async throws {
    let tokens = LiveTokens()
    let provider = provider { $0.register(Token.self, lifetime: .scoped) { _ in tokens.make() } }
    let host = TextHost(Switch { TokenReader().scope(provider) })
    #expect(tokens.count == 1)
    try host.tap("Switch")
    try await host.wait { tokens.count == 0 }
  }
}

/// A counter of the tokens that were created and released.
private final class LiveTokens: Sendable {
  private let creations = ViewLog<Void>()
  private let releases = ViewLog<Void>()

  var createdCount: Int { creations.count }

  var count: Int { creations.count - releases.count }

  func make() -> Token {
    creations.append(())
    return Token { [releases] in releases.append(()) }
  }
}

private final class Token: Sendable {
  private let onRelease: @Sendable () -> Void

  init(onRelease: @escaping @Sendable () -> Void) { self.onRelease = onRelease }

  deinit { onRelease() }
}

extension ServiceValues {
  fileprivate var token: Token? {
    get { self[TokenKey.self] }
    set { self[TokenKey.self] = newValue }
  }
}

private enum TokenKey: ServiceKey {
  static var defaultValue: Token? { nil }
  static var testValue: Token? { nil }
}

/// A view that sets a new service in each evaluation, and reads it below three overrides.
private struct TokenScreen: View {
  let tokens: LiveTokens
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
    TokenView(count: count)
      .services { $0.volume = 3 }
      .services { [tokens] in $0.token = tokens.make() }
      .environment(\.[service: \Radio.self].endpoints.play) { _ in { $0 } }
  }
}

private struct TokenView: View {
  @Environment(\.services.token) private var token
  @Environment() private var radio: Radio
  let count: Int

  var body: some View { Text(radio.play("\(token == nil)")) }
}

private struct TokenReader: View {
  @Environment(service: Token.self) private var token

  var body: some View {
    let _ = token
    EmptyView()
  }
}
