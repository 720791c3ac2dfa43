// Lists that code fills where the check does not follow it, and loops that count.
final class Journal: Sendable {}
final class Store: Sendable { init(journal: Journal) {} }
final class Vault: Sendable {}
protocol Feature { func add(to services: any ServiceCollection) }

/// A function that is not followed may add any elements.
func filled(_ fill: (inout [String]) -> Void) throws {
  let container = ServiceContainer()
  var names: [String] = []
  fill(&names)
  for name in names { container.services.register(Journal.self) { print(name); return Journal() } }
  print(try container.validated().resolveRequired(Journal.self))
}
func neverFilled() throws {
  let container = ServiceContainer()
  let names: [String] = []
  for name in names { container.services.register(Journal.self) { print(name); return Journal() } }
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal
}
struct Options {
  var names: [String] = []
  mutating func parse(_ arguments: [String]) {
    for argument in arguments where argument.hasPrefix("-") { names.append(argument) }
  }
}
func parsed() throws {
  let container = ServiceContainer()
  var options = Options()
  options.parse(CommandLine.arguments)
  for name in options.names { container.services.register(Journal.self) { print(name); return Journal() } }
  print(try container.validated().resolveRequired(Journal.self))
}

/// A number that a loop changes decides its test.
func counted() throws {
  let container = ServiceContainer()
  var index = 0
  while index < 3 {
    let number = index
    container.services.register(Int.self, name: ServiceName("w\(number)")) { number }
    index += 1
  }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self, name: "w0"), provider.resolveRequired(Int.self, name: "w2"))
  print(provider.resolveRequired(Int.self, name: "w3"))  //~ missing-service: Int "w3"
}
func addJournal(_ services: any ServiceCollection) { services.register(Journal.self) { Journal() } }
func addStore(_ services: any ServiceCollection) { services.register(Store.self, Store.init(journal:)) }
func addBrokenStore(_ services: any ServiceCollection) {
  services.register(Store.self, Store.init(journal:))  //~ missing-service: Journal
}
func inSteps() throws {
  let (container, steps) = (ServiceContainer(), [addStore, addJournal])
  var index = 0
  while index < steps.count {
    steps[index](container.services)
    index += 1
  }
  print(try container.validated().resolveRequired(Store.self))
}
func inOneStep() throws {
  let (container, steps) = (ServiceContainer(), [addBrokenStore])
  var index = 0
  while index != steps.count {
    defer { index += 1 }
    steps[index](container.services)
  }
  print(try container.validated().resolveRequired(Store.self))
}
func untilDone() throws {
  let container = ServiceContainer()
  var (done, pass) = (false, 0)
  while !done {
    if pass == 0 { container.services.register(Journal.self) { Journal() } }
    if pass == 1 {
      container.services.register(Store.self, Store.init(journal:))
      done = true
    }
    pass += 1
  }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self), provider.resolveRequired(Store.self))
}
func untilDoneTooSoon() throws {
  let container = ServiceContainer()
  var done = false
  var pass = 0
  while !done {
    if pass == 1 { container.services.register(Journal.self) { Journal() } }
    done = true
    pass += 1
  }
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal
}
func whileThereIsInput() throws {
  let container = ServiceContainer()
  var pass = 0
  while readLine() != nil {
    if pass == 1 { container.services.register(Journal.self) { Journal() } }
    if pass == 0 { container.services.register(Vault.self) { Vault() } }
    pass += 1
  }
  let provider = try container.validated()
  if pass > 1 { print(provider.resolve(Journal.self) as Any, provider.resolve(Vault.self) as Any) }
}
func stopped() throws {
  let container = ServiceContainer()
  var index = 0
  while index < 10 {
    if index == 2 { break }
    container.services.register(Int.self, name: ServiceName("s\(index)")) { 1 }
    index += 1
  }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self, name: "s1"))
  print(provider.resolveRequired(Int.self, name: "s2"))  //~ missing-service: Int "s2"
}
func strides() throws {
  let container = ServiceContainer()
  for number in stride(from: 0, through: 4, by: 2) {
    container.services.register(Int.self, name: ServiceName("n\(number)")) { number }
  }
  for number in stride(from: 9, to: 3, by: -3) {
    container.services.register(Int.self, name: ServiceName("n\(number)")) { number }
  }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self, name: "n4"), provider.resolveRequired(Int.self, name: "n6"))
  print(provider.resolveRequired(Int.self, name: "n3"))  //~ missing-service: Int "n3"
}

/// Elements that code replaces by a known position.
func replaced(_ isOn: Bool) throws {
  let container = ServiceContainer()
  var flags = [true, true]
  flags[1] = isOn
  if flags[0] { container.services.register(Journal.self) { Journal() } }
  if flags[1] { container.services.register(Vault.self) { Vault() } }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self))
  print(provider.resolveRequired(Vault.self))  //~ missing-service: Vault
}
func replacedInTable() throws {
  var table: [String: (any ServiceCollection) -> Void] = [:]
  table["a"] = { $0.register(Journal.self) { Journal() } }
  table["b", default: { _ in }] = { $0.register(Vault.self) { Vault() } }
  let container = ServiceContainer()
  for step in table.values { step(container.services) }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self), provider.resolveRequired(Vault.self))
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int
}

/// Functions in lists that functions and computed properties return.
enum Program {
  static var assemblies: [(any ServiceCollection) -> Void] { [addStore, addJournal] }
  static var firstAssemblies: [(any ServiceCollection) -> Void] { [addBrokenStore] }
  static func assembliesByName() -> [String: (any ServiceCollection) -> Void] { ["store": addStore, "journal": addJournal] }
  static func run() throws {
    let container = ServiceContainer()
    for assemble in assemblies { assemble(container.services) }
    print(try container.validated().resolveRequired(Store.self))
  }
  static func runFirst() throws {
    let container = ServiceContainer()
    firstAssemblies.forEach { $0(container.services) }
    print(try container.validated().resolveRequired(Store.self))
  }
  static func runByName() throws {
    let container = ServiceContainer()
    for (_, assemble) in Self.assembliesByName() { assemble(container.services) }
    let provider = try container.validated()
    print(provider.resolveRequired(Store.self))
    print(provider.resolveRequired(Vault.self))  //~ missing-service: Vault
  }
}
