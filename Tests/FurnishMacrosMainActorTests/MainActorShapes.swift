import FurnishMacros

// Every declaration of this module is bound to the main actor unless it is marked otherwise.

protocol Lamp {
  func light() -> String
}

nonisolated protocol Fuse: Sendable {
  var strength: Int { get }
}

nonisolated struct Wire: Fuse {
  var strength: Int { 16 }
}

@Service((any Lamp).self)
final class DeskLamp: Lamp {
  @Injection var fuse: any Fuse
  var isOn = false

  func light() -> String {
    isOn.toggle()
    return "\(isOn) \(fuse.strength)"
  }
}

@Service
class Ceiling {
  @Injection var fuse: any Fuse
  @Injection nonisolated var backup: any Fuse
}

@Service
final class Spots: Ceiling {
  @Injection var lamp: any Lamp
}

@Service
struct Bulb {
  @Injection var fuse: any Fuse
}

@Service
actor Generator {
  @Injection var fuse: any Fuse

  func run() -> Int { fuse.strength }
}

@Service
nonisolated final class Meter: Sendable {
  @Injection var fuse: any Fuse
}

@Injectable
final class RoomModel {
  @Injection var lamp: any Lamp

  init(provider: any ServiceProvider) { self.provider = provider }
}

@CaseAccessors
enum Switch: Equatable {
  case on(Int)
  case off
}

nonisolated extension ServiceValues {
  @ServiceEntry(test: 110) var volts = 230
}
