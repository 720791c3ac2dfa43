// A container includes an `Equatable` module once for each of its values, wherever code creates the values.
final class Journal: Sendable {}
final class Store: Sendable {}
final class Vault: Sendable {}
struct Infrastructure: ServiceModule, Equatable {
  let stage: String
  func register(in services: any ServiceCollection) { services.register(Journal.self) { Journal() } }
}
struct Orders: ServiceModule {
  let stage: String
  func register(in services: any ServiceCollection) {
    services.include(Infrastructure(stage: stage))
    services.register(Store.self) { (journal: Journal) in print(journal); return Store() }
  }
}
struct Billing: ServiceModule {
  private let stage: String
  init(stage: String) { self.stage = stage }
  func register(in services: any ServiceCollection) {
    services.include(Infrastructure(stage: stage))
    services.register(Vault.self) { (journal: Journal) in print(journal); return Vault() }
  }
}
func ofArguments() throws {
  let stage = CommandLine.arguments.last ?? "local"
  let container = ServiceContainer()
  container.services.include(Orders(stage: stage)).include(Billing(stage: stage))
  let provider = try container.validated()
  print(provider.resolveRequired(Store.self), provider.resolveRequired(Vault.self))
}
func ofLiteral() throws {
  let stage = "local"
  let container = ServiceContainer()
  container.services.include(Orders(stage: stage)).include(Billing(stage: stage))
  let provider = try container.validated()
  print(provider.resolveRequired(Store.self), provider.resolveRequired(Vault.self))
}
func ofParameter(_ name: String) throws {
  let container = ServiceContainer()
  container.services.include(Infrastructure(stage: name))
  container.services.include(Infrastructure(stage: name))
  print(try container.validated().resolveRequired(Journal.self))
}
func ofOthers(_ first: String, _ second: String) throws {
  let container = ServiceContainer()
  container.services.include(Depot(stage: first)).include(Depot(stage: second))
  print(try container.validated().resolveRequired(Parcel.self))
}
func ofChangedValue(_ name: String) throws {
  let container = ServiceContainer()
  var shelf = Shelf(stage: name)
  container.services.include(shelf)
  shelf.stage = "other"
  container.services.include(shelf).include(Shelf(stage: name))
  print(try container.validated().resolveRequired(Parcel.self))
}
try ofArguments()
try ofLiteral()
try ofParameter(CommandLine.arguments[0])
try ofOthers("a", CommandLine.arguments[0])
try ofChangedValue(CommandLine.arguments[0])

// In the module Kit:
public final class Parcel: Sendable {}
public struct Depot: ServiceModule, Hashable {
  public let stage: String
  public init(stage: String) { self.stage = stage }
  public func register(in services: any ServiceCollection) {
    services.register(Parcel.self) { Parcel() }  //~ warning module-clash: Depot register Parcel
  }
}

public struct Shelf: ServiceModule, Hashable {
  public var stage: String
  public init(stage: String) { self.stage = stage }
  public func register(in services: any ServiceCollection) {
    services.register(Parcel.self) { Parcel() }  //~ warning module-clash: Shelf register Parcel
  }
}
