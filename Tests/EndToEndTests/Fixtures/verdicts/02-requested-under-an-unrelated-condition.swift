// The two conditions may be the same: nobody can prove it, so it is a warning.
func wire() throws {
  let container = ServiceContainer()
  if CommandLine.arguments.dropFirst().contains("--log") { try container.services.register((any Log).self) { ConsoleLog() } }
  let provider = try container.validated()
  if CommandLine.arguments.dropFirst().contains("--log") {
    _ = provider.resolveRequired((any Log).self)  //~ warning missing-service
  }
}
