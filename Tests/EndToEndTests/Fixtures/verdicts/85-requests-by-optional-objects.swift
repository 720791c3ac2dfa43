// A call on an optional object, and on one of the environment of SwiftUI, is followed like one on the object.
import SwiftUI
@MainActor final class Services {
  let scope: ServiceScope
  init(scope: ServiceScope) { self.scope = scope }
  func make<Value: Sendable>(_ type: Value.Type) -> Value { scope.resolveRequired(type) }
}
private struct ServicesKey: EnvironmentKey { static let defaultValue: Services? = nil }
extension EnvironmentValues {
  var shared: Services? { get { self[ServicesKey.self] } set { self[ServicesKey.self] = newValue } }
}
@MainActor final class Model {
  var services: Services?
  func show() {
    print(services!.make((any Log).self))
    print(services?.make((any Clock).self) as Any)  //~ missing-service: any Clock
  }
}
struct Page: View {
  @Environment(Services.self) private var services
  @Environment(\.shared) private var shared
  var body: some View {
    Text("\(services.make(Int.self))")  //~ missing-service: Int
    Text("\(shared!.make(Double.self))")  //~ missing-service: Double
  }
}
@MainActor func makeServices() throws -> Services {
  let container = ServiceContainer()
  try container.services.register((any Log).self) { ConsoleLog() }
  return Services(scope: try container.validated())
}
@main struct Music: App {
  private let services = try! makeServices()
  var body: some Scene { WindowGroup { Page().environment(services).environment(\.shared, services) } }
}
