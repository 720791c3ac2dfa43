// A call may throw before a registration. Where other code handles the error and continues, the service may be missing.
import Foundation
struct Settings: Codable, Sendable { init() {} }
func connect() throws { print("connected") }
func load(_ services: any ServiceCollection, from url: URL) {
  do {
    let data = try Data(contentsOf: url)
    let settings = try JSONDecoder().decode(Settings.self, from: data)
    services.register(Settings.self) { settings }
  } catch {
    print(error)
  }
}
func continued() throws {
  let container = ServiceContainer()
  do {
    container.services.register(String.self) { "before" }
    try connect()
    container.services.register(Int.self) { 1 }
  } catch { print(error) }
  load(try container.services, from: URL(fileURLWithPath: "settings"))
  let provider = try container.validated()
  print(provider.resolveRequired(String.self))
  print(provider.resolveRequired(Int.self))  //~ warning missing-service: where an error is thrown
  print(provider.resolveRequired(Settings.self))  //~ warning missing-service: Settings
}
func replaced() throws {
  let container = ServiceContainer()
  do {
    try connect()
    container.services.register(Int.self) { 1 }
  } catch { container.services.register(Int.self) { 2 } }
  print(try container.validated().resolveRequired(Int.self))
}
func ended() throws {
  let container = ServiceContainer()
  do {
    try connect()
    container.services.register(Int.self) { 1 }
  } catch { exit(1) }
  do {
    try connect()
    container.services.register(String.self) { "" }
  } catch {
    print(error)
    return
  }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self), provider.resolveRequired(String.self))
}
func whole() {
  do {
    try connect()
    let container = ServiceContainer()
    try container.services.register(Int.self) { 1 }.register(URL.self, instance: URL(fileURLWithPath: "/"))
    try container.services.register(String.self) { "" }
    let provider = try container.validated()
    print(provider.resolveRequired(Int.self), provider.resolveRequired(String.self), provider.resolveRequired(URL.self))
  } catch { print(error) }
}
func ofFurnish() throws {
  let container = ServiceContainer()
  do { try container.services.register(Int.self) { 1 } } catch { print(error) }
  print(try container.validated().resolveRequired(Int.self))
}
