// resolveRequired stops the program where the recipe throws.
struct Database: Sendable { init(path: String) throws {} }
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register(String.self) { "db" }
  services.register(Database.self, Database.init(path:))
  let provider = try container.validated()
  _ = provider.resolveRequired(Database.self)  //~ throwing-recipe
}
