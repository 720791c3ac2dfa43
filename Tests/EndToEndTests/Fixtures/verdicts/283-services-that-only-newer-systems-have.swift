// The code around a request may be `@available` itself, so a service that newer systems have may not be missing.
func run() throws {
  let container = ServiceContainer()
  if #available(iOS 17, *) { try container.services.register(Int.self) { 1 } }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))  //~ warning missing-service: Int
}
try run()
