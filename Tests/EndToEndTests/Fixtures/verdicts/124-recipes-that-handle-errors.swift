// A recipe that handles the error of a request neither throws it nor stops the program.
struct Damaged: Error {}
struct Cache: Sendable { init() throws { throw Damaged() } }
struct Page: Sendable { let cache: Cache? }
struct Index: Sendable { let cache: Cache? }
struct Table: Sendable { let cache: Cache }
let container = ServiceContainer()
try container.services
  .register(Cache.self, Cache.init)
  .register(Page.self) { provider in Page(cache: try? provider.require(Cache.self)) }
  .register(Index.self) { provider in
    do { return Index(cache: try provider.require(Cache.self)) } catch { return Index(cache: nil) }
  }
  .register(Table.self) { provider in Table(cache: try provider.require(Cache.self)) }
let root = try container.validated()
print(root.resolveRequired(Page.self), root.resolveRequired(Index.self))
print(root.resolveRequired(Table.self))  //~ throwing-recipe: Table
