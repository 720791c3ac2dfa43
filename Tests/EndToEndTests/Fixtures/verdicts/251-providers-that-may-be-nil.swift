// Only a provider that the source shows to exist counts as present.
struct Form {
  let p: (any ServiceProvider)?
  func validated() -> (any ServiceProvider)? { CommandLine.arguments.count > 5 ? p : nil }
}
func one() throws {
  let base = ServiceContainer()
  let container = ServiceContainer()
  let p = Form(p: try base.validated()).validated()
  if let p { print(p); container.services.register(Int.self) { 1 } }
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
func i13A() throws {
  let base = ServiceContainer()
  let container = ServiceContainer()
  #if FOO
  let p: (any ServiceProvider)? = nil
  #else
  let p: (any ServiceProvider)? = try base.validated()
  #endif
  if let p { container.services.register(Int.self) { 1 }; print(p) }
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
final class SessionB { var provider: (any ServiceProvider)? }
func oneB() throws {
  let container = ServiceContainer()
  let session = SessionB()
  let scope = session.provider?.makeScope()
  if let scope { container.services.register(Int.self) { 1 }; print(scope) }
  print(try container.validated().resolveRequired(Int.self))  //~ warning missing-service: Int
}
func twoB() throws {
  let container = ServiceContainer()
  let session = SessionB()
  if CommandLine.arguments.count > 4 { session.provider = try ServiceContainer().validated() }
  let scope = session.provider?.makeScope()
  if let scope { container.services.register(Int.self) { 1 }; print(scope) }
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
func useB(_ p: (any ServiceProvider)?, _ s: any ServiceCollection) { if let p { s.register(Int.self) { 1 }; print(p) } }
func threeB() throws {
  let base = ServiceContainer()
  let root: (any ServiceProvider)? = CommandLine.arguments.count > 4 ? try base.validated() : nil
  let container = ServiceContainer()
  useB(root?.makeScope(), container.services)
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
