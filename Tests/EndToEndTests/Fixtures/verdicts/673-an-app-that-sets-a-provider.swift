// An app that sets a provider around the views that request services.
import FurnishSwiftUI
import SwiftUI

struct Cart: Sendable {}

@main
struct Shop: App {
  private let container = ServiceContainer()

  init() {
    _ = try? container.services.register(Cart.self) { Cart() }
    container.build()
  }

  var body: some Scene {
    WindowGroup { Shelf { CartPage() } }
  }

  @SceneBuilder var other: some Scene { WindowGroup { CartPage() } }
}

struct Shelf<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content().provider(Providers.current) }
}

enum Providers {
  @MainActor static let current = try! ServiceContainer { $0.register(Cart.self) { Cart() } }.validated()
}

struct CartPage: View {
  @Environment(service: Cart.self) private var cart
  var body: some View { Text("\(cart)") }
}
