// A marker protocol changes no type, behind an alias either.
typealias SharedLog = Log & Sendable
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any SharedLog).self) { ConsoleLog() }
  _ = try container.validated().resolveRequired((any Log).self)
}
