// An app whose views request services, and that sets no provider around them.
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
    WindowGroup { CartPage() }
  }
}

struct CartPage: View {
  @Environment(service: Cart.self) private var cart  //~ missing-service: Cart is injected, but the program sets no provider
  var body: some View { Text("\(cart)") }
}
