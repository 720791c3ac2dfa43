import FurnishSwiftUI
import SwiftUI
import Testing

@MainActor @Suite struct ProviderTests {
  private func network(_ name: String) -> ServiceScope {
    provider { $0.register((any Network).self) { _ in NamedNetwork(name: name) } }
  }

  @Test func `a service is resolved from the provider of the subtree`() {
    let host = TextHost(
      VStack {
        NetworkView()
        NetworkView().provider(network("inner"))
      }
      .provider(network("outer")))
    #expect(host.text == "outer\ninner")
  }

  @Test func `a service is read from the locator without a provider`() {
    let locator = ServiceLocator()
    locator.addService(service: NamedNetwork(name: "located") as any Network)
    #expect(TextHost(NetworkView().services { $0.locator = locator }).text == "located")
  }

  @Test func `a service that is bound to the main actor is resolved in a view`() {
    let host = TextHost(
      PaletteView().provider(
        provider { $0.registerOnMainActor((any Palette).self, lifetime: .singleton) { RedPalette() } }))
    #expect(host.text == "red")
  }

  @Test func `an optional service that is not registered is nil`() {
    #expect(TextHost(OptionalNetworkView()).text == "none")
    #expect(TextHost(OptionalNetworkView().provider(network("there"))).text == "there")
  }

  @Test func `a service resolved for a view reads the services of that view`() {
    let host = TextHost(
      NetworkView()
        .provider(
          provider {
            $0.register((any Network).self, lifetime: .transient) { _ in
              NamedNetwork(name: "at \(ServiceValues.current.volume)")
            }
          }
        )
        .services { $0.volume = 2 })
    #expect(host.text == "at 2")
  }

  @Test func `the provider itself is in the environment`() {
    let expected = network("this")
    let log = ViewLog<Bool>()
    _ = TextHost(ProviderReader { log.append($0 === expected) }.provider(expected))
    #expect(log.entries == [true])
  }

  @Test func `the provider that is set in the services is the provider of the environment`() {
    let expected = network("this")
    var environment = EnvironmentValues()
    environment.services.provider = expected
    #expect(environment.provider === expected)
  }

  @Test func `no service is registered without a provider`() {
    let absent = EnvironmentValues().provider
    #expect(absent.resolve((any Network).self) == nil)
    #expect(absent.resolveAll((any Network).self).isEmpty)
  }

  @Test func `the fix of a missing service without a provider is to set one`() {
    let error = #expect(throws: ServiceError.self) {
      try EnvironmentValues().provider.require(Session.self)
    }
    #expect(
      error?.description == """
        Session was not found, because there is no provider in the environment of this view.
          where: FurnishSwiftUITests.Session, requested at FurnishSwiftUITests/ProviderTests.swift:73
          fix:   set one around the view: .provider(provider), or .scope(provider).
        """)
  }

  @Test func `an absent provider can be overridden`() {
    let overridden = EnvironmentValues().provider.overriding {
      $0.register((any Network).self) { _ in NamedNetwork(name: "some") }
    }
    #expect(overridden.resolve((any Network).self)?.name == "some")
  }

  @Test func `a missing service names the property that requested it`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = TextHost(NetworkView()) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("FurnishSwiftUITests/Containers.swift:"))
  }
}

private struct PaletteView: View {
  @Environment(service: (any Palette).self) private var palette

  var body: some View { Text(palette.color) }
}

private struct OptionalNetworkView: View {
  @Environment(service: (any Network)?.self) private var network

  var body: some View { Text(network?.name ?? "none") }
}

private struct ProviderReader: View {
  @Environment(\.provider) private var provider
  let read: (any ServiceProvider) -> Void

  var body: some View {
    let _ = read(provider)
    EmptyView()
  }
}
