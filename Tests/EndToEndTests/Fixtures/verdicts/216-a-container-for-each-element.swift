import Foundation
import Furnish

// Each repetition of such a loop has a container of its own, so its tests decide as those of any other body, though the elements
// are unknown. A loop that registers in a container around it decides nothing.
struct Journal: Sendable {}
struct Store: Sendable {}

func start(_ names: [String]) throws {
  for name in names {
    let container = ServiceContainer()
    if name.hasPrefix("j") { try container.services.register(Journal.self) { Journal() } }
    let provider = try container.validated()
    if name.hasPrefix("j") { print(provider.resolveRequired(Journal.self)) }
    print(provider.resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
  }
}
try start(CommandLine.arguments)

while let line = readLine() {
  let container = ServiceContainer()
  if line == "store" {
    try container.services.register(Store.self) { Store() }
  } else {
    try container.services.register(Journal.self) { Journal() }
  }
  let provider = try container.validated()
  if line == "store" { print(provider.resolveRequired(Store.self)) } else { print(provider.resolveRequired(Journal.self)) }
  if line != "store" { print(provider.resolveRequired(Store.self)) }  //~ missing-service: Store is not registered
}

func makeProvider(_ tenant: String) throws -> ServiceScope {
  let container = ServiceContainer()
  if tenant == "pro" { try container.services.register(Store.self) { Store() } }
  return try container.validated()
}
func serve(_ tenants: [String]) throws {
  for tenant in tenants {
    let provider = try makeProvider(tenant)
    if tenant == "pro" { print(provider.resolveRequired(Store.self)) }
    print(provider.resolveRequired(Store.self))  //~ missing-service: Store is not registered
  }
}
try serve(CommandLine.arguments)

func collect(_ names: [String]) throws {
  let container = ServiceContainer()
  for name in names {
    let own = ServiceContainer()
    if name == "int" { try container.services.register(Int.self) { 1 } }
    print(try own.validated())
  }
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
try collect(CommandLine.arguments)
