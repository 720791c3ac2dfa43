public import FurnishSwiftUI
public import SwiftUI

/// A view of two greetings, the second of which is in a subtree with other services.
public struct GreetingScreen: View {
  let provider: any ServiceProvider
  @State private var isReady = false

  public init(provider: any ServiceProvider) { self.provider = provider }

  public var body: some View {
    VStack {
      GreetingView()
      GreetingView()
        .services { $0.salutation = "Salut" }
        .environment(\.[service: \Greeter.self].endpoints.show) { environment in
          { name in environment.openURL(URL(string: "https://example.org/\(name)")!) }
        }
    }
    .scope(provider)
    .bootstrap { isReady = true }
  }
}
