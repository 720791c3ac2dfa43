import Furnish

// A method of a superclass that always stops the program, where a subclass overrides it: the call runs the override.

struct Mail: Sendable {}
class Handling<Command>: @unchecked Sendable {
  func handle(_ command: Command) { fatalError("abstract") }
  func name() -> String { preconditionFailure() }
}
final class NumberHandler: Handling<Int>, @unchecked Sendable {
  override func handle(_ command: Int) { print(command) }
  override func name() -> String { "number" }
}

func generic() throws {
  let container = ServiceContainer()
  try container.services.register(Handling<Int>.self) { NumberHandler() }
  let root = try container.validated()
  root.resolveRequired(Handling<Int>.self).handle(1)
  print(root.resolveRequired(Mail.self))  //~ missing-service: Mail
}

func make() -> Handling<Int> { NumberHandler() }

func fromFunction() throws {
  let root = try ServiceContainer().validated()
  let handler = make()
  handler.handle(1)
  print(handler.name())
  print(root.resolveRequired(Mail.self))  //~ missing-service: Mail
}

func asParameter(_ handler: Handling<Int>) throws {
  let container = ServiceContainer()
  let root = try container.validated()
  handler.handle(2)
  print(root.resolveRequired(Mail.self))  //~ missing-service: Mail
}

/// Each handler registers its own services.
class Feature {
  let services: any ServiceCollection
  init(_ services: any ServiceCollection) { self.services = services }
  func install() { fatalError("a subclass installs") }
}
final class MailFeature: Feature {
  override func install() { services.register(Mail.self) { Mail() } }
}

func installed() throws {
  let container = ServiceContainer()
  let feature: Feature = MailFeature(try container.services)
  feature.install()
  print(try container.validated().resolveRequired(Mail.self))
}

/// No subclass overrides the method, so the program stops.
class Ending<Command> { func handle(_ command: Command) -> Never { fatalError() } }
class Stopping<Command> { func handle(_ command: Command) { fatalError() } }

func stops() throws {
  let root = try ServiceContainer().validated()
  Stopping<Int>().handle(1)
  print(root.resolveRequired(Mail.self))
}

/// The object is one of the superclass itself.
func stopsInSuperclass() throws {
  let root = try ServiceContainer().validated()
  Handling<Int>().handle(1)
  print(root.resolveRequired(Mail.self))
}

/// The method of the superclass stops the program only in one case.
class Checking<Command>: @unchecked Sendable {
  func check(_ isOn: Bool, _ command: Command) { if !isOn { fatalError() } }
}
func checks(_ isOn: Bool) throws {
  let container = ServiceContainer()
  if isOn { try container.services.register(Mail.self) { Mail() } }
  let root = try container.validated()
  Checking<Int>().check(isOn, 1)
  print(root.resolveRequired(Mail.self))
}

func start(_ isOn: Bool, _ number: Int) throws {
  switch number {
  case 0: try generic()
  case 1: try fromFunction()
  case 2: try asParameter(NumberHandler())
  case 3: try installed()
  case 4: try stops()
  case 5: try stopsInSuperclass()
  default: try checks(isOn)
  }
}
