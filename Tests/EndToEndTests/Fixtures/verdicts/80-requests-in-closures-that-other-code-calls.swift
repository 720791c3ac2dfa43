// A closure that another library calls is read for each call of the function around it: what it requests may be missing.
import SwiftUI
@MainActor func makeProvider() throws -> ServiceScope {
  let container = ServiceContainer()
  try container.services.register((any Log).self) { ConsoleLog() }
  return try container.validated()
}
func show(_ provider: any ServiceProvider) {
  print(provider.resolveRequired((any Log).self))
  Task { print(provider.resolveRequired((any Clock).self)) }  //~ missing-service: any Clock
}
@MainActor final class Coordinator {
  let provider: ServiceScope
  init(provider: ServiceScope) { self.provider = provider }
  private func detail() {
    DispatchQueue.main.async { print(self.provider.resolveRequired(Int.self)) }  //~ missing-service: Int
  }
  func start() { detail() }
}
struct Page: View {
  let provider: ServiceScope
  private func row() -> some View {
    Button("Play") { print(provider.resolveRequired(Double.self)) }  //~ missing-service: Double
  }
  var body: some View { VStack { row() } }
}
@MainActor final class Bus {
  var hook: (() -> Void)?
  func on(_ hook: @escaping () -> Void) { self.hook = hook }
}
@MainActor func listen(_ provider: any ServiceProvider, _ bus: Bus) {
  bus.on { print(provider.resolveRequired(Bool.self)) }  //~ missing-service: Bool
}
@main struct Music: App {
  let provider = try! makeProvider()
  init() {
    show(provider)
    Coordinator(provider: provider).start()
    listen(provider, Bus())
  }
  var body: some Scene { WindowGroup { Page(provider: provider) } }
}
