// A branch of the program may register a service again, and a flag of the build may not: both registrations exist.
func run(_ isMock: Bool) throws {
  let container = ServiceContainer()
  try container.services.register((any Log).self) { ConsoleLog() }
  try container.services.register((any Clock).self) { SystemClock() }
  if isMock { try container.services.register((any Log).self) { ConsoleLog() } }
  #if DEBUG
    try container.services.register((any Clock).self) { SystemClock() }  //~ warning duplicate-registration: any Clock
  #endif
  let provider = try container.validated()
  print(provider.resolveRequired((any Log).self), provider.resolveRequired((any Clock).self))
}
try run(CommandLine.arguments.contains("mock"))
