// A request counts if its provider comes out of a case, a result, a task, a stream, a key path or a requirement.
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
  if case .signedIn(let p) = session { print(p.resolveRequired(Int.self)) }  //~ missing-service: Int
}
func load(_ done: (Result<ServiceScope, any Error>) -> Void) { done(Result { try start() }) }
func show(_ screen: any Screen) { print(screen.p.resolveRequired(Double.self)) }  //~ missing-service: Double
print(try start().resolveRequired((any Log).self))
load { result in
  if case .success(let p) = result { print(p.resolveRequired(String.self)) }  //~ missing-service: String
}
print(try await Task { try start() }.value.require(Bool.self))  //~ missing-service: Bool
let (stream, source) = AsyncStream<ServiceScope>.makeStream()
source.yield(try start())
for await p in stream { print(p.resolveRequired(Int8.self)) }  //~ missing-service: Int8
let path = \Page.p
print(Page(p: try start())[keyPath: path].resolveRequired(Int16.self))  //~ missing-service: Int16
let found: ServiceScope? = try start()
print(found.map { $0.resolveRequired(Int32.self) } as Any)  //~ missing-service: Int32
_ = try start().tap { print($0.resolveRequired(Int64.self)) }  //~ missing-service: Int64
