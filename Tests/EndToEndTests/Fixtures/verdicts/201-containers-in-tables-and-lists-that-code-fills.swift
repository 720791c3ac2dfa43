import Furnish

// Providers in tables and lists of which the source shows the elements, although code adds them one by one.
struct Journal: Sendable {}
struct Store: Sendable {}
enum Kind { case main, spare }
struct Plugin {
  let id: String
  let scope: ServiceScope
}
final class Tenant {
  let provider: ServiceScope
  init(_ extra: (any ServiceCollection) -> Void = { _ in }) throws {
    let container = ServiceContainer()
    extra(try container.services)
    provider = try container.validated()
  }
}

func build(_ register: (any ServiceCollection) -> Void) throws -> ServiceScope {
  let container = ServiceContainer()
  register(try container.services)
  return try container.validated()
}

var table: [String: ServiceScope] = [:]
table["journal"] = try build { $0.register(Journal.self) { Journal() } }
table["store"] = try build { $0.register(Store.self) { Store() } }
print(table["journal"]!.resolveRequired(Journal.self))
if let scope = table["store"] { print(scope.resolveRequired(Store.self)) }
for (name, scope) in table where name == "journal" { print(scope.resolveRequired(Journal.self)) }
print(table["store"]!.resolveRequired(Journal.self))  //~ missing-service: Journal is not registered

var list: [ServiceScope] = []
list.append(try build { $0.register(Journal.self) { Journal() } })
list.append(try build { $0.register(Store.self) { Store() } })
print(list[0].resolveRequired(Journal.self), list[1].resolveRequired(Store.self))
print(list[0].resolveRequired(Store.self))  //~ missing-service: Store is not registered

let plugins = [
  Plugin(id: "journal", scope: try build { $0.register(Journal.self) { Journal() } }),
  Plugin(id: "store", scope: try build { $0.register(Store.self) { Store() } }),
]
if let plugin = plugins.first(where: { $0.id == "journal" }) { print(plugin.scope.resolveRequired(Journal.self)) }
print(plugins.last!.scope.resolveRequired(Store.self))
print(
  plugins.first { $0.id == "store" }!.scope
    .resolveRequired(Journal.self))  //~ missing-service: Journal is not registered

let scopes: [(Kind, ServiceScope)] = [
  (.main, try build { $0.register(Journal.self) { Journal() } }),
  (.spare, try build { $0.register(Store.self) { Store() } }),
]
for (kind, scope) in scopes {
  switch kind {
  case .main: print(scope.resolveRequired(Journal.self))
  case .spare: print(scope.resolveRequired(Store.self), scope.resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
  }
}

var tenants: [String: Tenant] = [:]
tenants["empty"] = try Tenant()
tenants["full"] = try Tenant { $0.register(Journal.self) { Journal() } }
print(tenants["full"]!.provider.resolveRequired(Journal.self))
print(tenants["empty"]!.provider.resolveRequired(Journal.self))  //~ missing-service: Journal is not registered

// A function that the main program calls fills the table as well.
var shared: [String: ServiceScope] = [:]
func fill() throws { shared["journal"] = try build { $0.register(Journal.self) { Journal() } } }
shared["journal"] = try build { _ in }
try fill()
print(shared["journal"]!.resolveRequired(Journal.self))

// The source shows which element it is after code has replaced one at a known position, and not at another one.
var replaced = [try build { $0.register(Journal.self) { Journal() } }]
replaced[0] = try build { $0.register(Store.self) { Store() } }
print(replaced[0].resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
print(replaced[0].resolveRequired(Store.self))
var changed = [try build { $0.register(Journal.self) { Journal() } }]
changed[CommandLine.arguments.count - 1] = try build { $0.register(Store.self) { Store() } }
print(changed[0].resolveRequired(Journal.self))  //~ warning missing-service: Journal is not registered
print(changed[0].resolveRequired(Store.self))  //~ warning missing-service: Store is not registered
print(changed[0].resolveRequired(Int.self))  //~ missing-service: Int is not registered

// Functions that the main program calls read and extend its lists.
var pushed: [ServiceScope] = []
func push(_ scope: ServiceScope) { pushed.append(scope) }
func scope(at number: Int) -> ServiceScope { pushed[number] }
push(try build { $0.register(Journal.self) { Journal() } })
push(try build { $0.register(Store.self) { Store() } })
print(scope(at: 0).resolveRequired(Journal.self), scope(at: 1).resolveRequired(Store.self))
print(scope(at: 0).resolveRequired(Store.self))  //~ missing-service: Store is not registered

// An element of a known table is `nil` only where the table lacks it.
var spares: [String: ServiceScope] = [:]
spares["journal"] = try build { $0.register(Journal.self) { Journal() } }
let spare = try build { $0.register(Store.self) { Store() } }
print((spares["journal"] ?? spare).resolveRequired(Journal.self))
print((spares["store"] ?? spare).resolveRequired(Store.self))
if spares["journal"] == nil { spares["journal"] = try build { $0.register(Int.self) { 1 } } }
print(spares["journal"]!.resolveRequired(Journal.self))
print((spares["store"] ?? spare).resolveRequired(Journal.self))  //~ missing-service: Journal is not registered

// Which of several containers a loop visits is unknown if its condition is not read.
let others = [
  Plugin(id: "journal", scope: try build { $0.register(Journal.self) { Journal() } }),
  Plugin(id: "store", scope: try build { $0.register(Store.self) { Store() } }),
]
for plugin in others where plugin.id.contains(where: { $0 == "j" }) {
  print(plugin.scope.resolveRequired(Journal.self))  //~ warning missing-service: Journal is not registered
}
print(others[1].scope.resolveRequired(Store.self))
for scope in list { print(scope.resolveRequired(Double.self)) }  //~ missing-service: Double is not registered
