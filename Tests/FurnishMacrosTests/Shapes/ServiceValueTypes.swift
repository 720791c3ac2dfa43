import FurnishMacros

// shape: a struct
@Service((any Striking).self)
struct PocketWatch: Striking {
  @Injection var bell: any Bell

  func strike() -> String { bell.sound }
}

// shape: a struct that is requested by its own type
@Service
struct Sundial {
  @Injection var bell: (any Bell)?
  var hours = 12
}

// shape: a generic struct
@Service
struct Display<Face: Sendable> {
  @Injection var face: Face
  @Injection(name: .small) var bell: any Bell
}

// shape: a struct that starts with a value
@Service
struct Preset {
  @Injection var bell: any Bell = Chime()
  @Injection var count = 3
}

// shape: a struct with a constant provider
@Service
struct Pinned {
  let provider: (any ServiceProvider)?
  @Injection var bell: any Bell
}

// shape: a struct with mutating functions
@Service
struct Winder {
  @Injection var bell: any Bell
  var turns = 0

  mutating func turn() -> String {
    turns += 1
    return "\(turns) \(bell.sound)"
  }
}

// shape: a struct inside of a struct
struct Case {
  @Service
  struct Lid {
    @Injection var bell: any Bell
  }
}
