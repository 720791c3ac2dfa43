import Furnish
import Testing

private protocol Voice: Sendable { var sound: String { get } }
private struct Dog: Voice { let sound = "woof" }
private struct Cat: Voice { let sound = "meow" }
private final class Choir: Sendable {
  let voices: [any Voice]
  init(voices: [any Voice]) { self.voices = voices }
}
private struct Cats: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Voice).self, Cat.init) }
}

private func sounds(_ register: (any ServiceCollection) throws -> Void) throws -> [String] {
  let container = ServiceContainer()
  try register(try container.services)
  return try container.validated().resolveAll((any Voice).self).map(\.sound)
}

struct PoliciesTests {
  @Test func tryRegisterGivesWay() throws {
    #expect(try sounds { $0.register((any Voice).self, Dog.init).tryRegister((any Voice).self, Cat.init) } == ["woof"])
  }

  @Test func tryRegisterRegistersWhereNothingIs() throws {
    #expect(try sounds { $0.tryRegister((any Voice).self) { _ in Cat() } } == ["meow"])
  }

  @Test func tryRegisterDoesNotKeepOthersFromRegistering() throws {
    #expect(
      try sounds { $0.tryRegister((any Voice).self) { Cat() }.register((any Voice).self) { Dog() } }
        == ["meow", "woof"])
  }

  @Test func tryRegisterLooksAtTheName() throws {
    let container = ServiceContainer()
    try container.services
      .register((any Voice).self, Dog.init)
      .tryRegister((any Voice).self, name: "cat", Cat.init)
    #expect(try container.validated().resolve((any Voice).self, name: "cat")?.sound == "meow")
  }

  @Test func replaceTakesThePlaceOfAllBefore() throws {
    #expect(
      try sounds {
        $0.register((any Voice).self, Dog.init).register((any Voice).self, Dog.init)
          .replace((any Voice).self, instance: Cat())
      } == ["meow"])
  }

  @Test func whatIsRegisteredAfterAReplacementIsAdded() throws {
    #expect(
      try sounds {
        $0.replace((any Voice).self, lifetime: .transient, Cat.init).register((any Voice).self, Dog.init)
      } == ["meow", "woof"])
  }

  @Test func whatWasReplacedIsNoDependencyAnyMore() throws {
    let container = ServiceContainer()
    try container.services
      .register((any Voice).self) { (missing: Choir) in Dog() }
      .replace((any Voice).self, Cat.init)
    try container.validated()
  }

  @Test func aModuleUnderAPolicyIsIncludedOnceToo() throws {
    #expect(
      try sounds {
        let services = $0.register((any Voice).self, Dog.init)
        services.replacing.include(Cats())
        services.register((any Voice).self, Dog.init)
        services.replacing.include(Cats())
      } == ["meow", "woof"])
  }

  @Test func aWholeModuleCanReplaceOrGiveWay() throws {
    #expect(try sounds { $0.register((any Voice).self, Dog.init).replacing.include(Cats()) } == ["meow"])
    #expect(try sounds { $0.register((any Voice).self, Dog.init).addingIfMissing.include(Cats()) } == ["woof"])
  }
}
