// A property with `@Injection` cannot throw the error of a recipe.
import FurnishMacros

protocol Haptic: Sendable {}
struct Taptic: Haptic { init() throws {} }
struct Silence: Haptic {}
protocol Radio: Sendable {}
struct Antenna: Radio { init() throws {} }
final class Journal: Sendable { init() throws {} }
final class Store: Sendable { init() throws {} }

@Service
final class Tracker: Sendable {
  @Injection var haptic: any Haptic
  func run() { print(haptic) }
}
@Service
final class Beacon: Sendable {
  @Injection var radio: (any Radio)?
  func run() { print(radio as Any) }
}
@Service
final class Reader: Sendable {
  @Injection(name: "journal") private var journal: Journal
  func run() { print(journal) }
}
@Service
final class Keeper: Sendable {
  @Injection var store: Store
  func run() { print(store) }
}

let container = ServiceContainer()
container.services
  .register(as: Tracker.self)  //~ throwing-recipe: any Haptic
  .register((any Haptic).self, Taptic.init)
  .register(as: Beacon.self)  //~ throwing-recipe: any Radio
  .register((any Radio).self, Antenna.init)
  .register(as: Reader.self)  //~ throwing-recipe: Journal
  .register(Journal.self, name: "journal", Journal.init)
let provider = try container.validated()
provider.resolveRequired(Tracker.self).run()
provider.resolveRequired(Beacon.self).run()
provider.resolveRequired(Reader.self).run()

// `start()` creates the store, and throws its error.
let started = ServiceContainer()
started.services.register(as: Keeper.self).register(Store.self, eager: true, Store.init)
try await started.start().resolveRequired(Keeper.self).run()
// This recipe cannot throw.
let silent = ServiceContainer()
silent.services.register(as: Tracker.self).register((any Haptic).self) { Silence() }
try silent.validated().resolveRequired(Tracker.self).run()
