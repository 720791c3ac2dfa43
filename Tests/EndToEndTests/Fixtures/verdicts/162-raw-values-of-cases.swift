import Furnish

// A raw value is the number or the text that the compiler gives to the case, and cases are created from it.
struct Log: Sendable {}
struct Store: Sendable {}
struct Clock: Sendable {}
struct Cache: Sendable {}
struct Mail: Sendable {}

enum Level: Int { case low, middle = 10, high }
enum Mode: String, Sendable {
  case live = "L"
  case test = "T"
  static func detect() -> Mode { CommandLine.argc > 1 ? .live : .test }
}

func wire(_ services: any ServiceCollection, _ mode: Mode) {
  let level = Level.high
  if Level.high.rawValue > Level.low.rawValue { services.register(Log.self) { Log() } }
  if level.rawValue == 11 { services.register(Store.self) { Store() } }
  let text = "T"
  if Mode(rawValue: text) == .test { services.register(Clock.self) { Clock() } }
  if Mode(rawValue: "test") == nil { services.register(Cache.self) { Cache() } }
  if mode.rawValue == "L" {
    services.register(Mail.self) { Mail() }
  } else if mode == .test {
    services.register(Mail.self) { Mail() }
  }
}

let container = ServiceContainer()
wire(try container.services, Mode.detect())
let provider = try container.validated()
print(provider.resolveRequired(Log.self), provider.resolveRequired(Store.self), provider.resolveRequired(Clock.self))
print(provider.resolveRequired(Cache.self), provider.resolveRequired(Mail.self))
