// Several registrations of a service are right, since one of many requests takes all of them.
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Log).self) { ConsoleLog() }
    .register((any Log).self) { ConsoleLog() }
    .register((any Clock).self) { SystemClock() }
    .register((any Clock).self) { SystemClock() }  //~ warning duplicate-registration: any Clock
  read(try container.validated())
}
func read(_ provider: any ServiceProvider) {
  if flag(1) { _ = provider.resolveAll((any Log).self) }  //~ 3 warning undecidable: conditions
  if flag(2) { _ = provider.resolveRequired((any Log).self) }
  if flag(3) { _ = provider.resolveRequired((any Log).self) }
  if flag(4) { _ = provider.resolveRequired((any Log).self) }
  if flag(5) { _ = provider.resolveRequired((any Log).self) }
  if flag(6) { _ = provider.resolveRequired((any Log).self) }
  if flag(7) { _ = provider.resolveRequired((any Log).self) }
  if flag(8) { _ = provider.resolveRequired((any Log).self) }
  if flag(8) { _ = provider.resolveRequired((any Clock).self) }
}
func flag(_ number: Int) -> Bool { CommandLine.arguments.contains("\(number)") }
