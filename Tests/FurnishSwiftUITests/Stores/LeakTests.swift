import FurnishReducers
import FurnishSwiftUI
import SwiftUI
import Testing

@MainActor @Suite struct LeakTests {
  @Test func `a thousand changes of state leave nothing behind`() throws {
    let tokens = LiveTokens()
    let host = TextHost(TokenScreen(tokens: tokens))
    let atFirst = tokens.count
    for number in 0..<1000 { try host.tap("\(number)") }
    #expect(tokens.made >= 1000)
    #expect(tokens.count <= atFirst + 1)
    host.remove()
    #expect(tokens.count == 0)
  }

  @Test func `a thousand actions of a store leave nothing behind`() {
    weak var store: Store<FormState, FormAction>?
    do {
      let made = makeStore()
      store = made
      let host = TextHost(TextField("Name", text: made.binding(get: \.name, send: FormAction.nameChanged)))
      for number in 0..<1000 {
        made.send(.nameChanged("\(number)"))
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

/// How many tokens there are.
private final class LiveTokens: Sendable {
  private let born = ViewLog<Void>()
  private let died = ViewLog<Void>()

  var made: Int { born.count }

  var count: Int { born.count - died.count }

  func make() -> Token {
    born.append(())
    return Token { [died] in died.append(()) }
  }
}

private final class Token: Sendable {
  private let end: @Sendable () -> Void

  init(_ end: @escaping @Sendable () -> Void) { self.end = end }

  deinit { end() }
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

/// Sets a new service in each evaluation, and reads it three deep.
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
