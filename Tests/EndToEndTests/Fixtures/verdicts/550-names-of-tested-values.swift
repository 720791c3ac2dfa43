// A pattern binds the whole value, or an associated value, and its `where` tests the name.
struct Store: Sendable {}
struct Journal: Sendable {}
enum Database { case url(String, pool: Int), memory }

func storeText(_ name: String, in services: any ServiceCollection) {
  switch name {
  case let text where text.hasPrefix("disk"): services.register(Store.self) { Store() }
  default: break
  }
}
func storeNumber(_ level: Int, in services: any ServiceCollection) {
  switch level + 1 {
  case ..<0: break
  case let number where number > 3: services.register(Store.self) { Store() }
  default: break
  }
}
func storeCase(_ database: Database, in services: any ServiceCollection) {
  switch database {
  case .url(let address, let pool) where pool > 1 && !address.isEmpty: services.register(Store.self) { Store() }
  case .url, .memory: break
  }
}
func storeCondition(_ database: Database, in services: any ServiceCollection) {
  if case .url(_, pool: let pool) = database, pool > 1 { services.register(Store.self) { Store() } }
}

func matches() throws {
  let first = ServiceContainer()
  storeText("disk-1", in: try first.services)
  print(try first.validated().resolveRequired(Store.self))
  let second = ServiceContainer()
  storeNumber(5, in: try second.services)
  print(try second.validated().resolveRequired(Store.self))
  let third = ServiceContainer()
  storeCase(.url("x", pool: 2), in: try third.services)
  print(try third.validated().resolveRequired(Store.self))
  let fourth = ServiceContainer()
  storeCondition(.url("x", pool: 2), in: try fourth.services)
  print(try fourth.validated().resolveRequired(Store.self))
}
func differs() throws {
  let first = ServiceContainer()
  storeText("memory", in: try first.services)
  print(try first.validated().resolveRequired(Store.self))  //~ missing-service: Store is not registered
  let second = ServiceContainer()
  storeNumber(2, in: try second.services)
  print(try second.validated().resolveRequired(Store.self))  //~ missing-service: Store is not registered
  let third = ServiceContainer()
  storeCase(.url("x", pool: 1), in: try third.services)
  print(try third.validated().resolveRequired(Store.self))  //~ missing-service: Store is not registered
  let fourth = ServiceContainer()
  storeCondition(.memory, in: try fourth.services)
  print(try fourth.validated().resolveRequired(Store.self))  //~ missing-service: Store is not registered
}
try matches()
try differs()
