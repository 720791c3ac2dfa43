// A member that is marked internal stays so in a public extension.
// In the module Library:
public struct Page: Sendable { let number: Int }
public extension Page {
  internal static func make(number: Int) -> Page { Page(number: number) }
  static func open(number: Int) -> Page { Page(number: number) }
}
// In the module App:
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Int.self) { 7 }
  services.register(Page.self, name: "made", Page.make(number:))  //~ not-public
  services.register(Page.self, name: "open", Page.open(number:))
}
