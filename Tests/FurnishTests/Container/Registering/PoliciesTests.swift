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
private struct Pets: ServiceModule {
  func register(in services: any ServiceCollection) {
    services.include(Cats()).addingIfMissing.register((any Voice).self, Dog.init)
  }
}

private func sounds(_ register: (any ServiceCollection) throws -> Void) throws -> [String] {
  let container = ServiceContainer()
  try register(try container.services)
  return try container.validated().resolveAll((any Voice).self).map(\.sound)
}

struct PoliciesTests {
  @Test func `addingIfMissing ignores a registration if the service is registered before`() throws {
    let sounds = try sounds {
      $0.register((any Voice).self, Dog.init).addingIfMissing.register((any Voice).self, Cat.init)
    }
    #expect(sounds == ["woof"])
  }

  @Test func `addingIfMissing registers a service that is not registered before`() throws {
    #expect(try sounds { $0.addingIfMissing.register((any Voice).self) { _ in Cat() } } == ["meow"])
  }

  @Test func `a registration of addingIfMissing does not prevent later registrations`() throws {
    let sounds = try sounds {
      $0.addingIfMissing.register((any Voice).self) { Cat() }
      $0.register((any Voice).self) { Dog() }
    }
    #expect(sounds == ["meow", "woof"])
  }

  @Test func `a policy compares names as well as types`() throws {
    let container = ServiceContainer()
    try container.services
      .register((any Voice).self, Dog.init)
      .addingIfMissing.register((any Voice).self, name: "cat", Cat.init)
    #expect(try container.validated().resolve((any Voice).self, name: "cat")?.sound == "meow")
  }

  @Test func `a replacement replaces all earlier registrations`() throws {
    let sounds = try sounds {
      $0.register((any Voice).self, Dog.init).register((any Voice).self, Dog.init)
        .replacing.register((any Voice).self, instance: Cat())
    }
    #expect(sounds == ["meow"])
  }

  @Test func `a registration after a replacement is added`() throws {
    let sounds = try sounds {
      $0.replacing.register((any Voice).self, lifetime: .transient, Cat.init)
      $0.register((any Voice).self, Dog.init)
    }
    #expect(sounds == ["meow", "woof"])
  }

  @Test func `calls that are chained to a policy keep it`() throws {
    let sounds = try sounds {
      $0.register((any Voice).self, Dog.init)
        .replacing.register((any Voice).self, Dog.init).register((any Voice).self, Cat.init)
    }
    #expect(sounds == ["meow"])
  }

  @Test func `a registration that was replaced requires no dependencies`() throws {
    let container = ServiceContainer()
    try container.services
      .register((any Voice).self) { (missing: Choir) in Dog() }
      .replacing.register((any Voice).self, Cat.init)
    try container.validated()
  }

  @Test func `a module under a policy is included once`() throws {
    let sounds = try sounds {
      $0.register((any Voice).self, Dog.init)
      $0.replacing.include(Cats()).include(Cats())
      $0.register((any Voice).self, Dog.init)
      $0.replacing.include(Cats())
    }
    #expect(sounds == ["meow", "woof"])
  }

  @Test func `a policy applies to the registrations of an included module`() throws {
    #expect(try sounds { $0.register((any Voice).self, Dog.init).replacing.include(Cats()) } == ["meow"])
    #expect(try sounds { $0.register((any Voice).self, Dog.init).addingIfMissing.include(Cats()) } == ["woof"])
  }

  @Test func `a policy applies to the modules that an included module includes`() throws {
    #expect(try sounds { $0.register((any Voice).self, Dog.init).replacing.include(Pets()) } == ["meow"])
  }

  private struct Pair: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register((any Voice).self, Dog.init).include(Cats())
        .decorate((any Voice).self, lifetime: .transient) { (inner: any Voice) in Louder(inner) }
        .decorate((any Voice).self) { (inner: any Voice) in Louder(inner) }
    }
  }

  private struct Louder: Voice {
    let sound: String
    init(_ inner: any Voice) { sound = inner.sound + "!" }
  }

  @Test func `a module is the same module under each policy`() throws {
    typealias Inclusion = @Sendable (any ServiceCollection) -> Void
    let inclusions: [Inclusion] = [
      { $0.include(Pair()) }, { $0.addingIfMissing.include(Pair()) }, { $0.replacing.include(Pair()) },
      { $0.replacing.addingIfMissing.include(Pair()) },
    ]
    for first in inclusions {
      for second in inclusions {
        let sounds = try sounds {
          first($0)
          second($0)
        }
        #expect(sounds == ["woof!", "meow!"])
      }
    }
  }

  @Test func `a policy compares the registrations of a module with those before the module`() throws {
    #expect(try sounds { $0.register((any Voice).self, Cat.init).addingIfMissing.include(Pair()) } == ["meow!"])
    #expect(
      try sounds { $0.register((any Voice).self, Cat.init).replacing.include(Pair()) } == ["woof!", "meow!"])
    let later = try sounds {
      $0.replacing.include(Pair())
      $0.register((any Voice).self, Dog.init).addingIfMissing.register((any Voice).self, Dog.init)
    }
    #expect(later == ["woof!", "meow!", "woof!"])
  }

  @Test func `a registration with a policy of its own belongs to its module`() throws {
    struct First: ServiceModule {
      func register(in services: any ServiceCollection) {
        services.replacing.register((any Voice).self, Dog.init)
        services.register((any Voice).self, Cat.init)
      }
    }
    struct Outer: ServiceModule {
      func register(in services: any ServiceCollection) {
        services.replacing.include(First())
        services.register((any Voice).self, Cat.init)
      }
    }
    struct Second: ServiceModule {
      func register(in services: any ServiceCollection) {
        services.addingIfMissing.register((any Voice).self, Dog.init)
        services.register((any Voice).self, Cat.init)
      }
    }
    #expect(try sounds { $0.addingIfMissing.include(First()) } == ["woof", "meow"])
    #expect(try sounds { $0.addingIfMissing.include(Outer()) } == ["woof", "meow", "meow"])
    #expect(try sounds { $0.replacing.include(Second()) } == ["woof", "meow"])
  }

  @Test func `a replacement in a module replaces the earlier registrations of that module`() throws {
    struct Corrected: ServiceModule {
      func register(in services: any ServiceCollection) {
        services.register((any Voice).self, Dog.init).replacing.register((any Voice).self, Cat.init)
      }
    }
    #expect(try sounds { $0.replacing.include(Corrected()) } == ["meow"])
  }

  @Test func `an override that includes a module under a policy replaces the earlier registrations`() throws {
    let provider = try validatedProvider { $0.register((any Voice).self, Cat.init) }
    let replaced = provider.overriding { $0.replacing.include(Pair()) }
    #expect(replaced.resolveAll((any Voice).self).map(\.sound) == ["woof!", "meow!"])
    let kept = provider.overriding { $0.addingIfMissing.include(Pair()) }
    #expect(kept.resolveAll((any Voice).self).map(\.sound) == ["meow!"])
  }

  @Test func `the policy closest to a registration wins`() throws {
    let sounds = try sounds {
      $0.register((any Voice).self, Dog.init).replacing.addingIfMissing.register((any Voice).self, Cat.init)
    }
    #expect(sounds == ["woof"])
  }

  @Test func `including a module can be chained`() throws {
    #expect(try sounds { $0.include(Cats()).register((any Voice).self, Dog.init) } == ["meow", "woof"])
    let container = ServiceContainer()
    let services: any ServiceCollection = try container.services.include(Cats()).include(Pets())
    #expect(services === (try container.services))
  }
}
