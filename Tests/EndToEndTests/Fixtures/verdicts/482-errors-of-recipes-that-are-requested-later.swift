// A recipe that throws, requested later: by `Lazy`, `Factory`, `AssistedFactory`, and after a request that handles its error.
final class Disk: Sendable { init() throws {} }
final class Tape: Sendable { init() throws {} }
final class Card: Sendable { init() throws {} }
final class Drum: Sendable { init() throws {} }
final class Chip: Sendable { init(_ size: Int) throws {} }
final class Slot: Sendable { init(_ size: Int) throws {} }

struct Reader: Sendable {
  let disk: Lazy<Disk>
  let tape: Factory<Tape>
  let chip: AssistedFactory<Chip, Int>
  func disks() { print(disk.value) }  //~ throwing-recipe: `try get()` in place of `value`
  func tapes() { print(tape()) }  //~ throwing-recipe: `try make()` in place of a call of the factory
  func chips() { print(chip(1)) }  //~ throwing-recipe: AssistedFactory<Chip
}
struct Writer: Sendable {
  let card: Lazy<Card>
  let drum: Factory<Drum>
  let slot: AssistedFactory<Slot, Int>
  func cards() throws { print(try card.get()) }
  func drums() throws { print(try drum.make()) }
  func slots() { do { print(try slot.make(1)) } catch { print(error) } }
}
func later() throws {
  let container = ServiceContainer()
  container.services
    .register(Disk.self) { try Disk() }
    .register(Tape.self, lifetime: .transient) { try Tape() }
    .register(Card.self) { try Card() }
    .register(Drum.self, lifetime: .transient) { try Drum() }
    .register(Chip.self, with: Int.self) { try Chip($0) }
    .register(Slot.self, with: Int.self) { try Slot($0) }
    .register(Reader.self, Reader.init(disk:tape:chip:))
    .register(Writer.self, Writer.init(card:drum:slot:))
  let provider = try container.validated()
  print(provider.resolveRequired(Reader.self), provider.resolveRequired(Writer.self))
}

/// A request with an argument calls the recipe.
func withArgument() throws {
  let container = ServiceContainer()
  container.services.register(Slot.self, with: Int.self) { try Slot($0) }
  let provider = try container.validated()
  print(try provider.require(Slot.self, with: 1), provider.resolveRequired(AssistedFactory<Slot, Int>.self))
  print(provider.resolveRequired(Slot.self, with: 1))  //~ throwing-recipe: AssistedFactory<Slot
}

final class File: Sendable { init() throws {} }
func caught() throws {
  let container = ServiceContainer()
  container.services.register(File.self) { try File() }
  let provider = try container.validated()
  do { _ = try provider.require(File.self) } catch { print(error) }
  print(provider.resolveRequired(File.self))  //~ throwing-recipe: File
}
func discarded() throws {
  let container = ServiceContainer()
  container.services.register(File.self) { try File() }
  let provider = try container.validated()
  _ = try? provider.require(File.self)
  print(provider.resolveRequired(File.self))  //~ throwing-recipe: File
}
func reversed() throws {
  let container = ServiceContainer()
  container.services.register(File.self) { try File() }
  let provider = try container.validated()
  print(provider.resolveRequired(File.self))  //~ throwing-recipe: File
  print(try provider.require(File.self))
}
/// Stores a closure, which may run after an error as well.
func elsewhere() throws {
  let container = ServiceContainer()
  container.services.register(File.self) { try File() }
  let provider = try container.validated()
  do { print(try provider.require(File.self)) } catch { print(error) }
  run { print(provider.resolveRequired(File.self)) }  //~ warning throwing-recipe: File
}
func run(_ body: @escaping () -> Void) { actions.append(body) }
nonisolated(unsafe) var actions: [() -> Void] = []

func thrown() throws {
  let container = ServiceContainer()
  container.services.register(File.self) { try File() }
  let provider = try container.validated()
  print(try provider.require(File.self))
  print(provider.resolveRequired(File.self))
}
func inside() throws {
  let container = ServiceContainer()
  container.services.register(File.self) { try File() }
  let provider = try container.validated()
  do {
    print(try provider.require(File.self))
    print(provider.resolveRequired(File.self))
  } catch { print(error) }
}
func left() throws {
  let container = ServiceContainer()
  container.services.register(File.self) { try File() }
  let provider = try container.validated()
  do { print(try provider.require(File.self)) } catch { return print(error) }
  print(provider.resolveRequired(File.self))
}
func tested() throws {
  let container = ServiceContainer()
  container.services.register(File.self) { try File() }
  let provider = try container.validated()
  if let file = try? provider.require(File.self) { print(file, provider.resolveRequired(File.self)) }
}
func stopped() throws {
  let container = ServiceContainer()
  container.services.register(File.self) { try File() }
  let provider = try container.validated()
  do { print(try provider.require(File.self)) } catch { fatalError("\(error)") }
  print(provider.resolveRequired(File.self))
}
