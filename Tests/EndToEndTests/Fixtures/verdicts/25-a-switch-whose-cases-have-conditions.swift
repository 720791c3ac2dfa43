// A `switch` without a default covers every value, whatever follows `where`, and `fallthrough` runs the next case.
enum Mode { case live(Int), test }
func wire(_ mode: Mode, isQuiet: Bool, number: Int) throws {
  let container = ServiceContainer()
  let services = try container.services
  switch (mode, isQuiet) {
  case (.live(let level), _) where level > 1: services.register((any Log).self) { ConsoleLog() }
  case (.live, true): services.register((any Log).self) { ConsoleLog() }
  case (.live, false), (.test, _): services.register((any Log).self) { ConsoleLog() }
  }
  switch number {
  case 0: services.register((any Clock).self) { SystemClock() }
  case 1: fallthrough
  default: services.register((any Clock).self) { SystemClock() }
  }
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired((any Clock).self)
  _ = provider.resolveRequired(Int.self)  //~ missing-service: Int
}
