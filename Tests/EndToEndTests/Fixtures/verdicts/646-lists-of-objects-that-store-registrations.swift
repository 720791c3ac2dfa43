// Functions and properties that return lists of objects with functions that register.
final class Journal: Sendable {}
final class Store: Sendable {}
final class Vault: Sendable {}
final class Gauge: Sendable {}
struct Registration {
  let apply: (any ServiceCollection) -> Void
  init(_ apply: @escaping (any ServiceCollection) -> Void) { self.apply = apply }
}
protocol Assembly { var registrations: [Registration] { get } }
struct Core: Assembly {
  var registrations: [Registration] { [Registration { $0.register(Journal.self) { Journal() } }] }
}
struct Other: Assembly {
  var registrations: [Registration] { [Registration { $0.register(Store.self) { Store() } }] }
}
extension ServiceContainer {
  func add(_ assembly: some Assembly) throws {
    for registration in assembly.registrations { registration.apply(try services) }
  }
  func addAll(_ registrations: [Registration]) throws {
    for registration in registrations { registration.apply(try services) }
  }
}
func generic() throws {
  let container = ServiceContainer()
  try container.add(Core())
  try container.add(Other())
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self), provider.resolveRequired(Store.self))
  print(provider.resolveRequired(Vault.self))  //~ missing-service: Vault
}
func listed() throws {
  let container = ServiceContainer()
  try container.addAll(Core().registrations)
  try container.addAll(Other().registrations)
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self), provider.resolveRequired(Store.self))
  print(provider.resolveRequired(Vault.self))  //~ missing-service: Vault
}
func makeAll() -> [Registration] {
  var all = [Registration { $0.register(Journal.self) { Journal() } }]
  all.append(Registration { $0.register(Store.self) { Store() } })
  all += [Registration { $0.register(Gauge.self) { Gauge() } }]
  return all + [Registration { $0.register(Vault.self) { Vault() } }]
}
func built() throws {
  let container = ServiceContainer()
  for registration in makeAll() { registration.apply(try container.services) }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self), provider.resolveRequired(Store.self))
  print(provider.resolveRequired(Gauge.self), provider.resolveRequired(Vault.self))
  print(provider.resolveRequired(Core.self))  //~ missing-service: Core
}
struct Step {
  let name: String
  let run: (any ServiceCollection) -> Void
}
enum Steps {
  static func all(isLoud: Bool) -> [Step] {
    let first = Step(name: "journal") { $0.register(Journal.self) { Journal() } }
    return isLoud ? [first, Step(name: "store") { $0.register(Store.self) { Store() } }] : [first]
  }
}
func chosen() throws {
  let container = ServiceContainer()
  let services = container.services
  Steps.all(isLoud: CommandLine.arguments.count > 1).forEach { $0.run(services) }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self))
  print(provider.resolveRequired(Store.self))  //~ missing-service: Store
}
final class Feature {
  let name: String
  let steps: [Step]
  init(_ name: String, steps: [Step]) {
    self.name = name
    self.steps = steps
  }
}
func features() -> [Feature] {
  [
    Feature("journal", steps: [Step(name: "a") { $0.register(Journal.self) { Journal() } }]),
    Feature("store", steps: [Step(name: "b") { $0.register(Store.self) { Store() } }]),
  ]
}
func nested() throws {
  let container = ServiceContainer()
  for feature in features() { for step in feature.steps { step.run(container.services) } }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self), provider.resolveRequired(Store.self))
  print(provider.resolveRequired(Vault.self))  //~ missing-service: Vault
}
func flattened() throws {
  let container = ServiceContainer()
  let services = container.services
  features().flatMap(\.steps).forEach { $0.run(services) }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self), provider.resolveRequired(Store.self))
  print(provider.resolveRequired(Vault.self))  //~ missing-service: Vault
}
try generic()
try listed()
try built()
try chosen()
try nested()
try flattened()
