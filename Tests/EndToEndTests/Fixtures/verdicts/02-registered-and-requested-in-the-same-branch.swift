// Two tests of one constant are one condition.
func wire(isLogging: Bool) throws {
  let container = ServiceContainer()
  if isLogging { try container.services.register((any Log).self) { ConsoleLog() } }
  let provider = try container.validated()
  if isLogging { _ = provider.resolveRequired((any Log).self) }
  guard isLogging else { return }
  _ = provider.resolveRequired((any Log).self)
}
