// A provider may come out of a case, a result, a task, a stream, a key path or a requirement. Its requests count.
enum Session { case signedOut, signedIn(ServiceScope) }
protocol Screen { var p: any ServiceProvider { get } }
struct Page { let p: any ServiceProvider }
extension ServiceProvider {
  func tap(_ body: (Self) -> Void) -> Self {
    body(self)
    return self
  }
}
func start() throws -> ServiceScope {
  let container = ServiceContainer()
  try container.services.register((any Log).self) { ConsoleLog() }
  return try container.validated()
}
func show(_ session: Session) {
  if case .signedIn(let p) = session { print(p.resolveRequired((any Log).self)) }
}
func load(_ done: (Result<ServiceScope, any Error>) -> Void) { done(Result { try start() }) }
func show(_ screen: any Screen) { print(screen.p.resolveRequired((any Log).self)) }
show(.signedIn(try start()))
load { result in if case .success(let p) = result { print(p.resolveRequired((any Log).self)) } }
print(try await Task { try start() }.value.resolveRequired((any Log).self))
let (stream, source) = AsyncStream<ServiceScope>.makeStream()
source.yield(try start())
for await p in stream { print(p.resolve((any Log).self) as Any) }
let path = \Page.p
print(Page(p: try start())[keyPath: path].resolveRequired((any Log).self))
let found: ServiceScope? = try start()
print(found.map { $0.resolveRequired((any Log).self) } as Any)
_ = try start().tap { print($0.resolveRequired((any Log).self)) }
