import FurnishMacros

// shape: an actor
@Service
actor Mechanism {
  @Injection var bell: any Bell

  func strike() -> String { bell.sound }
}

// shape: an actor whose services can be read from outside
@Service((any Striking).self)
actor WallClock: Striking {
  @Injection nonisolated var bell: any Bell

  nonisolated func strike() -> String { bell.sound }
}

// shape: an actor with a service that is not Sendable
@Service
actor Atelier {
  @Injection var sketch: Sketch

  func draw() -> Int {
    sketch.strokes += 1
    return sketch.strokes
  }
}

// shape: an actor that starts with a value
@Service
actor Preloaded {
  @Injection var bell: any Bell = Chime()
  var sound: String { bell.sound }
}

// shape: a generic actor
@Service
actor Pendulum<Weight: Sendable> {
  @Injection(name: "heavy") var weight: Weight?
  func weigh() -> Weight? { weight }
}

// shape: an actor with an initializer of its own
@Service
actor Regulator {
  let interval: Int
  @Injection var bell: any Bell

  init(provider: any ServiceProvider) {
    interval = 60
    self.provider = provider
  }

  func strike() -> String { "\(interval) \(bell.sound)" }
}
