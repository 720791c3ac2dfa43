// A registration in a branch, and a request for it in all cases.
func wire(isLogging: Bool) throws {
  let container = ServiceContainer()
  if isLogging { try container.services.register((any Log).self) { ConsoleLog() } }
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self)  //~ missing-service: isLogging is false
}
