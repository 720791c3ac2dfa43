// Code that is declared before the start of a program requests from the container which the start creates.
import SwiftUI
@MainActor @Observable final class AppState {
  private(set) var provider: ServiceScope?
  func start() async throws {
    let container = ServiceContainer()
    try container.services.register((any Log).self) { ConsoleLog() }
    provider = try container.validated()
  }
}
struct Page: View {
  @State private var state = AppState()
  var body: some View {
    if let provider = state.provider {
      Text("\(provider.resolveRequired((any Clock).self))")  //~ missing-service: any Clock
      Text("\(provider.resolveRequired((any Log).self))")
    }
    Text("").task { try? await state.start() }
  }
}
@main struct Music: App { var body: some Scene { WindowGroup { Page() } } }
