// A function that returns a list or a table of functions is followed, so that its branches depend on its arguments; and so
// is a function that takes an object with a container.
struct Index: Sendable {}
struct Audit: Sendable {}
struct News: Sendable {}
typealias Handler = @Sendable (any ServiceProvider) -> Void
func routes(hasSearch: Bool, hasAudit: Bool) -> [String: Handler] {
  var routes: [String: Handler] = [:]
  if hasSearch { routes["reindex"] = { print($0.resolveRequired(Index.self)) } }
  if hasAudit { routes["audit"] = { print($0.resolveRequired(Audit.self)) } }  //~ missing-service: Audit
  return routes
}
struct App {
  let isOn: Bool
  let container = ServiceContainer()
}
func configure(_ app: App) throws {
  if app.isOn { try app.container.services.register(News.self) { News() } }
}
func run(_ app: App) throws {
  let provider = try app.container.provider
  if app.isOn { print(provider.resolveRequired(News.self)) }
}
let isOn = CommandLine.arguments.count > 2
let container = ServiceContainer()
if isOn { try container.services.register(Index.self) { Index() }.register(Audit.self) { Audit() } }
let provider = try container.validated()
let table = routes(hasSearch: isOn, hasAudit: !isOn)
table["reindex"]?(provider)
table["audit"]?(provider)
if isOn { print(provider.resolveRequired(Audit.self)) }
let app = App(isOn: isOn)
try configure(app)
try app.container.validated()
try run(app)
