// A function that code passes to a library by its name runs under the condition of that code.
import SwiftUI
import Vapor
struct Chat: Sendable { func open() {} }
struct Admin: Sendable {}
struct Home: View {
  let provider: any ServiceProvider
  var body: some View { if isOn { Button("Chat", action: openChat) } }
  private func openChat() { provider.resolveRequired(Chat.self).open() }
}
struct Controller: RouteCollection {
  let provider: any ServiceProvider
  func boot(routes: any RoutesBuilder) throws {
    if isOn { routes.get("admin", use: adminIndex) }
  }
  private func adminIndex(request: Request) async throws -> String { "\(provider.resolveRequired(Admin.self))" }
}
struct Other: RouteCollection {
  let provider: any ServiceProvider
  func boot(routes: any RoutesBuilder) throws { routes.get("text", use: textIndex) }
  private func textIndex(request: Request) async throws -> String { provider.resolveRequired(String.self) }  //~ missing-service: String
}
let isOn = CommandLine.arguments.contains("chat")
let container = ServiceContainer()
if isOn { try container.services.register(Chat.self) { Chat() }.register(Admin.self) { Admin() }.register(String.self) { "" } }
let provider = try container.validated()
print(Home(provider: provider), Controller(provider: provider), Other(provider: provider))
