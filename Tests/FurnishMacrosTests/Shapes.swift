import FurnishMacros

// What the services of these tests do, and ask for.

protocol Bell: Sendable { var sound: String { get } }

struct Gong: Bell { var sound: String { "gong" } }

struct Chime: Bell { var sound: String { "chime" } }

protocol Clock: Sendable { func strike() -> String }

/// Not `Sendable`.
protocol Draft { var text: String { get } }

/// What the seed shows: a class, neither final nor `Sendable`.
@Service(Clock.self)
final class TowerClock: Clock {
  @Injection var bell: any Bell

  func strike() -> String { bell.sound }
}

@Service
class PlainDraft: Draft {
  @Injection var bell: any Bell
  @Injection var other: (any Clock)?

  var text: String { "\(bell.sound) \(other?.strike() ?? "silence")" }
}

@Service
final class FancyDraft: PlainDraft {
  @Injection var all: [any Bell]
  override var text: String { "fancy \(super.text) \(all.count)" }
}

@Service((any Clock).self)
actor WallClock: Clock {
  @Injection(name: "small") nonisolated var bell: any Bell
  @Injection var big: any Bell

  nonisolated func strike() -> String { bell.sound }
  func strikeBoth() -> String { bell.sound + big.sound }
}

@MainActor
@Service
final class Screen {
  @Injection var draft: PlainDraft
  @Injection var bell: any Bell = Gong()
  @Injection var computed: any Bell { Chime() }
}

@Service((any Clock).self)
struct PocketClock<Case: Sendable>: Clock {
  @Injection var bell: any Bell

  func strike() -> String { bell.sound }
}
