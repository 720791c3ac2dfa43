import Furnish

// `with` stops the program if the service cannot be created, as `resolveRequired` does.

struct Archive: Sendable { init(path: String) throws { if path.isEmpty { throw CancellationError() } } }
struct Disk: Sendable { init(path: String) throws { if path.isEmpty { throw CancellationError() } } }
struct Page: Sendable {}

func broken(_ path: String) throws {
  let container = ServiceContainer()
  try container.services.register(Archive.self) { try Archive(path: path) }
  try container.validated().with(Archive.self) { print($0) }  //~ throwing-recipe: Archive
}

/// The request before it throws the error.
func sound(_ path: String) throws {
  let container = ServiceContainer()
  try container.services.register(Archive.self) { try Archive(path: path) }
  let provider = try container.validated()
  _ = try provider.require(Archive.self)
  provider.with(Archive.self) { print($0) }
}

func plain() throws {
  let container = ServiceContainer()
  try container.services.register(Page.self) { Page() }
  try container.validated().with(Page.self) { print($0) }
}

/// The recipe of the page stops the program, since `with` throws no error of its own.
func inRecipe(_ path: String) throws {
  let container = ServiceContainer()
  try container.services
    .register(Disk.self) { try Disk(path: path) }
    .register(Page.self) { provider in  //~ throwing-recipe: Disk
      provider.with(Disk.self) { print($0) }
      return Page()
    }
  print(try container.validated().require(Page.self))
}

struct Store: Sendable { static func open() async throws -> Store { Store() } }

func early() async throws {
  let container = ServiceContainer()
  try container.services.register(Store.self) { () async throws in try await Store.open() }
  let provider = try container.validated()
  provider.with(Store.self) { print($0) }  //~ async-in-sync: Store
  print(try await provider.require(Store.self))
}

func awaited() async throws {
  let container = ServiceContainer()
  try container.services.register(Store.self) { () async throws in try await Store.open() }
  let provider = try container.validated()
  print(try await provider.require(Store.self))
  provider.with(Store.self) { print($0) }
}

func start(_ path: String) async throws {
  try broken(path)
  try sound(path)
  try plain()
  try inRecipe(path)
  try await early()
  try await awaited()
}
