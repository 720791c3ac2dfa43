import FurnishMacros

// shape: a class that is neither final nor Sendable
@Service((any Winding).self)
class Metronome: Winding {
  @Injection var bell: any Bell

  func wind() -> String { "metronome \(bell.sound)" }
}

// shape: a final class of a Sendable protocol
@Service((any Striking).self)
final class TowerClock: Striking {
  @Injection var bell: any Bell

  func strike() -> String { bell.sound }
}

// shape: a class that is requested by its own type
@Service
final class Carillon {
  @Injection var bell: any Bell
}

// shape: a class that requests nothing
@Service
final class Silence {
  let length = 4.33
}

// shape: two injections, in order
@Service
final class Duet {
  @Injection var first: any Bell
  @Injection var second: any Striking
}

// shape: a name in quotes, and one behind a dot
@Service
final class SmallBells {
  @Injection(name: "small") var quoted: any Bell
  @Injection(name: .small) var constant: any Bell
}

// shape: optionals in three spellings
@Service
final class Optionals {
  @Injection var marked: (any Bell)?
  @Injection var named: Optional<any Winding>
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @Injection var unwrapped: (any Bell)!
}

// shape: an array of all that are registered
@Service
final class Peal {
  @Injection var bells: [any Bell]
}

// shape: a service that is requested later, and one that is created each time
@Service
final class Workshop {
  @Injection var bell: Lazy<any Bell>
  @Injection var sketches: Factory<Sketch>
}

// shape: a function as a service
@Service
final class Ringer {
  @Injection var ring: @Sendable (Int) -> String
  @Injection var again: (@Sendable () -> Void)?
}

// shape: a service that is not Sendable
@Service
final class Studio {
  @Injection var sketch: Sketch
}

// shape: an injection that starts with a value is not changed
@Service
final class Stocked {
  @Injection var bell: any Bell = Chime()
  @Injection var other: any Bell
}

// shape: an injection that starts with a value has no type
@Service
final class Inferred {
  @Injection var bell = Chime()
}

// shape: an injection that is computed is not changed
@Service
final class Computing {
  @Injection var bell: any Bell { Chime() }
  @Injection var other: any Bell {
    get { Chime() }
    set {}
  }
}

// shape: private injections
@Service
final class Secretive {
  @Injection private var bell: any Bell
  var sound: String { bell.sound }
}

// shape: an injection that only its owner sets
@Service
final class ReadOnly {
  @Injection private(set) var bell: any Bell
}

// shape: properties that are no injections
@Service
final class Furnished {
  static let count = 3
  let age = 30
  var title: String?
  lazy var long = title ?? "none"
  var short: String { "short" }
  @Injection var bell: any Bell
}

// shape: the interface of several protocols
@Service((any Striking & Sendable).self)
final class Both: Striking {
  @Injection var bell: any Bell

  func strike() -> String { bell.sound }
}

// shape: the interface of a superclass
@Service((Instrument).self)
final class Triangle: Instrument {
  @Injection var bell: any Bell
}

// shape: a property named by a keyword
@Service
final class Reserved {
  @Injection var `default`: any Bell
  @Injection var `self`: any Striking
}

// shape: a class bound to the main actor
@MainActor
@Service((any Winding).self)
final class Screen: @MainActor Winding {
  @Injection var bell: any Bell
  @Injection var sketch: Sketch
  var count = 0

  func wind() -> String { "screen \(bell.sound)" }
}

// shape: an injection that is read off the main actor
@MainActor
@Service
final class Window {
  @Injection nonisolated var bell: any Bell
}

// shape: attributes with the name of their module
@FurnishMacros.Service
final class Qualified {
  @FurnishMacros.Injection var bell: any Bell
}

// shape: a class of a generic type
@Service
final class Drawer<Content: Sendable> {
  @Injection var bell: any Bell
  @Injection var contents: [Content]
}

// shape: a generic class with a condition
@Service
final class Chest<Content> where Content: Hashable, Content: Sendable {
  @Injection var content: Content
}

// shape: a class inside of an enum
enum Orchestra {
  @Service
  final class Percussion {
    @Injection var bell: any Bell
  }
}

// shape: a class inside of an extension of a generic type
extension Drawer {
  @Service
  final class Handle {
    @Injection var content: Content
  }
}

// shape: an attribute of availability
@available(macOS 15, *)
@Service
final class Modern {
  @Injection var bell: any Bell
}
