// A type of the program's own is no Lazy of Furnish's.
final class Lazy<Value>: @unchecked Sendable { init(_ make: () -> Value) {} }
struct Page: Sendable { init(log: Lazy<any Log>) {} }
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self) { ConsoleLog() }
  services.register(Page.self, Page.init(log:))  //~ missing-service: Lazy<any Log>
}
