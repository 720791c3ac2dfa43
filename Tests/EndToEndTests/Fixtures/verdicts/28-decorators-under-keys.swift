// A decorator with a key wraps the registration under that key, and no other.
enum Route: Hashable, Sendable { case home, search, about }
struct Unread { let route: Route }
func wire(_ isNew: Bool, _ unread: Unread) throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, key: Route.home) { ConsoleLog() }
  services.decorate((any Log).self, key: Route.home) { (log: any Log) in log }
  services.decorate((any Log).self, key: Route.search) { (log: any Log) in log }  //~ unused-decorator: Route.search
  services.decorate((any Log).self, key: Route.about) { (log: any Log) in log }  //~ unused-decorator: Route.about
  services.register(Int.self, key: "home") { 80 }
  services.decorate(Int.self, key: "hone") { (port: Int) in port }  //~ unused-decorator: "hone"
  // The decorator of another key requires what this one does not have.
  services.register((any Clock).self, key: Route.home) { SystemClock() }
  services.register((any Clock).self, key: Route.search) { SystemClock() }
  services.register(String.self) { (clocks: [Route: any Clock]) in "\(clocks)" }
  services.decorate(Double.self, key: Route.home) { (rate: Double, text: String) in rate }
  services.replacing.register(Double.self, key: Route.home) { 1 }
  services.replacing.register(Double.self, key: Route.search) { 2 }
  services.decorate(Double.self, key: unread.route) { (rate: Double) in rate }
  services.register(UInt.self, key: isNew ? Route.home : unread.route) { 1 }
  services.decorate(UInt.self, key: Route.about) { (count: UInt) in count }
  if isNew {
    services.register(UInt8.self, key: Route.home) { 1 }
  } else {
    services.register(UInt8.self, key: Route.search) { 1 }
    services.decorate(UInt8.self, key: Route.home) { (count: UInt8) in count }  //~ unused-decorator: Route.home
  }
  let provider = try container.validated()
  print(provider.resolveAll((any Log).self, by: Route.self), provider.resolveAll(Int.self, by: String.self))
  print(provider.resolveAll(Double.self, by: Route.self), provider.resolveAll(UInt.self, by: Route.self))
  print(provider.resolveAll(UInt8.self, by: Route.self))
}
