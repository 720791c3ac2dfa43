import FurnishMacros

// shape: a subclass of a class that is no service
@Service((any Winding).self)
final class Harp: Stringed, Winding {
  @Injection var bell: any Bell

  func wind() -> String { "\(strings) \(bell.sound)" }
}

// shape: a service that others inherit from
@Service((any Winding).self)
class Machine: Winding {
  @Injection var bell: any Bell

  func wind() -> String { "machine \(bell.sound)" }
}

// shape: inheriting: a service that inherits from a service
@Service
class MusicBox: Machine {
  @Injection var sketch: Sketch
  @Injection var striking: (any Striking)?

  override func wind() -> String { "box of \(super.wind())" }
}

// shape: inheriting: a service that inherits from one that inherits
@Service
final class Jukebox: MusicBox {
  override func wind() -> String { "juke \(super.wind())" }
}

// shape: inheriting: a subclass with an initializer of its own
@Service
final class Organ: Machine {
  let pipes: Int

  init(pipes: Int, bell: any Bell) {
    self.pipes = pipes
    super.init(bell: bell)
  }

  required init(provider: any ServiceProvider) {
    pipes = 12
    super.init(provider: provider)
  }
}

// shape: inheriting: a subclass with an initializer of its own, and none for providers
@Service
final class Accordion: Machine {
  var keys = 41

  init(keys: Int, bell: any Bell) {
    super.init(bell: bell)
    self.keys = keys
  }
}

// shape: inheriting: a subclass that is bound to the main actor as its superclass is
@MainActor
@Service
final class Dialog: Panel {
  @Injection var sketch: Sketch
}

// shape: none
class Stringed {
  let strings: Int

  init() { strings = 47 }
}

class Instrument {}

@MainActor
@Service
class Panel {
  @Injection var bell: any Bell
}
