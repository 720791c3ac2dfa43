import Furnish

// Tests of the properties of an element are one test in each repetition, and a labeled exit leaves the loop behind a switch.
struct Journal: Sendable {}
struct Tenant {
  let name: String
  var isActive: Bool
}
func start(_ names: [String], _ tenants: [Tenant]) throws {
  for name in names {
    if name.isEmpty { continue }
    let container = ServiceContainer()
    if !name.isEmpty { try container.services.register(Journal.self) { Journal() } }
    print(try container.validated().resolveRequired(Journal.self))
  }
  for tenant in tenants {
    guard tenant.isActive else { continue }
    let container = ServiceContainer()
    if tenant.isActive { try container.services.register(Journal.self) { Journal() } }
    print(try container.validated().resolveRequired(Journal.self))
  }
  for tenant in tenants {
    let container = ServiceContainer()
    if tenant.isActive { try container.services.register(Journal.self) { Journal() } }
    print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
  }
}
try start(CommandLine.arguments, CommandLine.arguments.map { Tenant(name: $0, isActive: $0 == "on") })

loop: while let line = readLine() {
  let container = ServiceContainer()
  switch line {
  case "quit": break loop
  default: try container.services.register(Journal.self) { Journal() }
  }
  print(try container.validated().resolveRequired(Journal.self))
}

// A loop whose repetitions register in the container around it, by a function, registers where some element meets its test.
let shared = ServiceContainer()
func add(_ name: String) throws {
  if name == "int" { try shared.services.register(Int.self) { 1 } } else { try shared.services.register(String.self) { "" } }
}
for name in CommandLine.arguments {
  let own = ServiceContainer()
  try add(name)
  print(try own.validated())
}
let provider = try shared.validated()
print(provider.resolveRequired(Int.self))  //~ missing-service: Int
print(provider.resolveRequired(String.self))  //~ missing-service: String
