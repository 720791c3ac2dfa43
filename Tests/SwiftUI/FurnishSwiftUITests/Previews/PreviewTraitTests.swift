import SwiftUI
import SwiftUIExamples
import Testing

@testable import FurnishSwiftUI

@MainActor @Suite struct PreviewTraitTests {
  @Test func `the trait provides the services of the app`() async throws {
    let host = try await TextHost(RepositoryView(), traits: .serviceRegistrationPreviewModifier())
    #expect(host.text == "MyRepositoryMock")
  }

  @Test func `a closure registers other services`() async throws {
    let host = try await TextHost(
      NetworkView(),
      traits: .serviceRegistrationPreviewModifier {
        $0.register((any Network).self) { _ in NamedNetwork(name: "preview") }
      })
    #expect(host.text == "preview")
  }

  @Test func `a module registers other services`() async throws {
    let host = try await TextHost(NetworkView(), traits: .serviceRegistrationPreviewModifier(NetworkModule()))
    #expect(host.text == "of a module")
  }

  @Test func `the provider is built once per preview`() async throws {
    let log = ViewLog<String>()
    let trait = PreviewTrait.serviceRegistrationPreviewModifier {
      log.append("registered")
      $0.register(Session.self, lifetime: .singleton) { _ in Session(log) }
    }
    let host = try await TextHost(Counting { SessionView(title: "\($0) ") }, traits: trait)
    for number in 0..<3 { try host.tap("\(number)") }
    #expect(log.entries == ["registered", "created"])
  }

  @Test func `the provider is built once however often the preview is evaluated`() throws {
    let log = ViewLog<String>()
    let host = TextHost(
      Counting { count in
        Text("at \(count)").modifier(PreviewProviderModifier { _ in log.append("registered") })
      })
    for number in 0..<3 { try host.tap("\(number)") }
    #expect(host.text == "[3]\nat 3")
    #expect(log.entries == ["registered"])
  }

  @Test func `previews share no services`() async throws {
    let log = ViewLog<String>()
    let trait = PreviewTrait.serviceRegistrationPreviewModifier {
      $0.register(Session.self, lifetime: .singleton) { _ in Session(log) }
    }
    let first = try await TextHost(SessionView(), traits: trait)
    let second = try await TextHost(SessionView(), traits: trait)
    #expect(first.text != second.text)
  }

  @Test func `wrong registrations are shown in place of the preview`() async throws {
    let host = try await TextHost(
      NetworkView(),
      traits: .serviceRegistrationPreviewModifier {
        $0.register((any Network).self) { (bell: Bell) in NamedNetwork(name: bell.sound) }
      })
    #expect(host.text.contains("Bell is not registered."))
  }

  @Test func `an error of the closure is shown`() async throws {
    let host = try await TextHost(
      EmptyView(), traits: .serviceRegistrationPreviewModifier { _ in throw Trouble(number: 4) })
    #expect(host.text == "trouble 4")
  }
}

private struct NetworkModule: ServiceModule {
  func register(in services: any ServiceCollection) {
    services.register((any Network).self) { _ in NamedNetwork(name: "of a module") }
  }
}

private struct RepositoryView: View {
  @Environment(\.provider) private var provider

  var body: some View {
    Text("\(type(of: provider.resolveRequired(as: MyRepositoryMock.self)))")
  }
}
