// The program adds an object to the environment of SwiftUI under the name that the values of Furnish have there.
import SwiftUI
@MainActor final class Services {
  let scope: ServiceScope
  init(_ scope: ServiceScope) { self.scope = scope }
  var clock: Int { scope.resolveRequired(Int.self) }
}
extension EnvironmentValues { @Entry var services: Services? = nil }
extension ServiceValues {
  enum ClockKey: TestServiceKey { static var testValue: Int { 1 } }
  var clock: Int { self[ClockKey.self] }
}
struct Page: View {
  @Environment(\.services) private var services
  var body: some View { Text("\(services!.clock)") }
}
@MainActor func make() throws -> Services {
  let container = ServiceContainer()
  try container.services.register(Int.self) { 1 }
  return Services(try container.validated())
}
@main struct Music: App {
  let services = try! make()
  var body: some Scene { WindowGroup { Page().environment(\.services, services) } }
}
