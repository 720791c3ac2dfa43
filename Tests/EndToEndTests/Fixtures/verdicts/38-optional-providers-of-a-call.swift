// A function that returns no provider in the case in which it registers nothing: nothing is requested in that case.
func make(_ isLoud: Bool) throws -> (any ServiceProvider)? {
  let container = ServiceContainer()
  if isLoud { try container.services.register((any Log).self) { ConsoleLog() } } else { return nil }
  return try container.validated()
}
func makeSilent(_ isLoud: Bool) throws -> (any ServiceProvider)? {
  let container = ServiceContainer()
  if isLoud { try container.services.register((any Clock).self) { SystemClock() } }
  return try container.validated()
}
let isLoud = CommandLine.arguments.count > 2
let provider = try make(isLoud)
_ = provider?.resolveRequired((any Log).self)
if let provider { _ = provider.resolveRequired((any Log).self) }
_ = try makeSilent(isLoud)?.resolveRequired((any Clock).self)  //~ missing-service: any Clock
