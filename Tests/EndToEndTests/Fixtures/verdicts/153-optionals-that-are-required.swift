// `resolveRequired()` requests the type that its caller expects, also an optional. `resolve()` requests the wrapped type.
struct Page {
  var log: (any Log)?
  init(_ provider: any ServiceProvider) { log = provider.resolve() }
}
func pages(_ provider: any ServiceProvider) throws -> [Page] {
  let log: (any Log)? = provider.resolve()
  let named: (any Log)? = provider.resolveRequired((any Log).self)
  let clock: (any Clock)? = try provider.require()  //~ missing-service: request any Clock instead
  print(log as Any, named as Any, clock as Any)
  return [Page(provider)]
}
let container = ServiceContainer()
try container.services.register((any Log).self) { ConsoleLog() }.register((any Clock).self) { SystemClock() }
  .register(Int?.self) { 1 }
let provider = try container.validated()
let number: Int? = provider.resolveRequired()
print(try pages(provider), number as Any, provider.resolveRequired((any Clock).self))
