// The failure of the recipe would stop the program.
struct Database: Sendable { init(path: String) throws {} }
struct Page {
  @Injected var database: Database  //~ throwing-recipe
}
func wire() throws {
  let container = ServiceContainer()
  try container.services.register(Database.self) { try Database(path: "db") }
}
