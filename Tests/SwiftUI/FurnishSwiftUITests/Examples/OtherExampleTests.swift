import FurnishSwiftUI
import MainActorClient
import SwiftUI
import SwiftUIExamples
import Testing

@MainActor @Suite struct OtherExampleTests {
  @Test func `settings show the configuration of their subtree`() {
    func config(_ config: some ConfigService) -> ServiceScope {
      provider { $0.register((any ConfigService).self, instance: config as any ConfigService) }
    }
    let host = TextHost(
      VStack {
        SettingsView().provider(config(DevelopmentConfig()))
        SettingsView().provider(config(ProductionConfig()))
      })
    #expect(
      host.text == """
        # Settings
          List
            Environment
              development
              https://dev-api.example.com
        # Settings
          List
            Environment
              production
              https://api.example.com
        """)
  }

  @Test func `the preview shows the data of its mock`() async throws {
    let host = try await TextHost(MyScreenPreview(), traits: .serviceRegistrationPreviewModifier())
    try await host.wait { host.text == "List\n  Hello, world!\n  Hi there!" }
  }

  @Test func `a module whose default isolation is the main actor uses the same API`() throws {
    let opened = OpenedURLs()
    let names = provider {
      $0.registerOnMainActor((any Names).self, lifetime: .singleton) { FixedNames("Ada") as any Names }
    }
    let host = TextHost(GreetingScreen(provider: names), environment: opened.environment)
    #expect(host.text == "Hello, Ada, in en_US\n[Hello]\nSalut, Ada, in en_US\n[Salut]")
    try host.tap("Hello")
    try host.tap("Salut")
    #expect(opened.log.entries == ["https://example.com/Ada", "https://example.org/Ada"])
  }

  @Test func `a store of a module of the main actor can be bound to a field`() throws {
    let host = TextHost(CountView())
    try host.tap("0")
    try host.type("Ada", into: "Name")
    #expect(host.text == "Name: |Ada|\n[1]")
  }
}
