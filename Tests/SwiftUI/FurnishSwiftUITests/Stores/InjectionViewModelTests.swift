import FurnishMacros
import FurnishSwiftUI
import SwiftUI
import Testing

@MainActor @Suite struct InjectionViewModelTests {
  private let network = provider { $0.register((any Network).self) { _ in NamedNetwork(name: "provided") } }

  @Test func `a view model with injections is observable`() throws {
    let host = TextHost(InjectedView(model: InjectedModel(provider: network)))
    try host.tap("Ask")
    #expect(host.text == "[Ask]\nprovided")
  }

  @Test func `an injection is not observed`() throws {
    let model = InjectedModel(provider: network)
    let host = TextHost(InjectedView(model: model))
    try host.tap("Ask")
    let evaluations = host.evaluations(of: InjectedView.self)
    model.network = NamedNetwork(name: "other")
    #expect(host.text == "[Ask]\nprovided")
    #expect(host.evaluations(of: InjectedView.self) == evaluations)
    try host.tap("Ask")
    #expect(host.text == "[Ask]\nother")
  }

  @Test func `a view creates its model from the provider of its subtree`() {
    #expect(TextHost(ModelScreen().provider(network)).text == "[Ask]\nnothing yet")
  }
}

@MainActor @Injectable @Observable
private final class InjectedModel {
  @Injection @ObservationIgnored var network: any Network

  var answer = "nothing yet"

  init(provider: any ServiceProvider) { self.provider = provider }

  func ask() { answer = network.name }
}

private struct InjectedView: View {
  let model: InjectedModel

  var body: some View {
    Button("Ask") { model.ask() }
    Text(model.answer)
  }
}

private struct ModelScreen: View {
  @Environment(\.provider) private var provider
  @State private var model: InjectedModel?

  var body: some View {
    Group {
      if let model { InjectedView(model: model) }
    }
    .bootstrap { model = InjectedModel(provider: provider) }
  }
}
