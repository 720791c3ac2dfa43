// An element of a set that is equal to a value shows that the set contains this value.
enum Role: String { case web, worker }
struct Http: Sendable {}
struct Jobs: Sendable {}
struct Mail: Sendable {}
func run(_ roles: Set<Role>) throws {
  let container = ServiceContainer()
  if roles.contains(.web) { try container.services.register(Http.self) { Http() } }
  if roles.contains(.worker) { try container.services.register(Jobs.self) { Jobs() } }
  let provider = try container.validated()
  for role in roles {
    switch role {
    case .web: print(provider.resolveRequired(Http.self))
    case .worker: print(provider.resolveRequired(Jobs.self))
    }
  }
  for role in roles {
    switch role {
    case .web: print(provider.resolveRequired(Jobs.self))  //~ warning missing-service: Jobs
    case .worker: break
    }
  }
}
func runNames(_ names: [String]) throws {
  let container = ServiceContainer()
  if names.contains("mail") { try container.services.register(Mail.self) { Mail() } }
  let provider = try container.validated()
  for name in names { if name == "mail" { print(provider.resolveRequired(Mail.self)) } }
  for name in names { if name == "post" { print(provider.resolveRequired(Mail.self)) } }  //~ missing-service: Mail
}
try run(Set(CommandLine.arguments.compactMap(Role.init)))
try runNames(CommandLine.arguments)
func runMapped(_ names: [String]) throws {
  let container = ServiceContainer()
  if names.contains("float") { try container.services.register(Float.self) { 1 } }
  let provider = try container.validated()
  for name in names.sorted() { if name == "float" { print(provider.resolveRequired(Float.self)) } }
  for name in names.map(\.localizedLowercase) { if name == "float" { print(provider.resolveRequired(Float.self)) } }  //~ missing-service: Float
}
try runMapped(CommandLine.arguments)
