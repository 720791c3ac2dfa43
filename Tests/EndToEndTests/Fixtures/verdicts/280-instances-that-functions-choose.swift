// A function, a property or an initializer that creates one of several types under a test determines when their methods
// request services.
enum Role: String {
  case web, worker
  var process: any Process {
    switch self {
    case .web: Web()
    case .worker: Worker()
    }
  }
}
protocol Process { func run(_ provider: any ServiceProvider) }
struct Routes: Sendable {}
struct Jobs: Sendable {}
struct Schema: Sendable {}
struct Admin: Sendable {}
struct Web: Process { func run(_ provider: any ServiceProvider) { print(provider.resolveRequired(Routes.self)) } }
struct Worker: Process { func run(_ provider: any ServiceProvider) { print(provider.resolveRequired(Jobs.self)) } }
protocol Step { func execute(_ provider: any ServiceProvider) }
struct Parse: Step { func execute(_ provider: any ServiceProvider) {} }
struct Validate: Step {
  func execute(_ provider: any ServiceProvider) { print(provider.resolveRequired(Schema.self)) }
}
struct Pipeline {
  let steps: [any Step]
  init(isStrict: Bool) {
    var steps: [any Step] = [Parse()]
    if isStrict { steps.append(Validate()) }
    self.steps = steps
  }
}
protocol Screen { func show(_ provider: any ServiceProvider) }
struct Feed: Screen { func show(_ provider: any ServiceProvider) {} }
struct AdminPage: Screen {
  func show(_ provider: any ServiceProvider) { print(provider.resolveRequired(Admin.self)) }  //~ missing-service: Admin
}
func screen(isAdmin: Bool) -> any Screen { isAdmin ? AdminPage() : Feed() }
enum Stage {
  case compile, lint
  func run(_ provider: any ServiceProvider) { if self == .lint { print(provider.resolveRequired(Linter.self)) } }
}
struct Linter: Sendable {}
struct Build {
  let isStrict: Bool
  var stages: [Stage] { isStrict ? [.compile, .lint] : [.compile] }
}
let role = Role(rawValue: CommandLine.arguments[1]) ?? .web
let isStrict = CommandLine.arguments.contains("--strict")
let isAdmin = CommandLine.arguments.contains("--admin")
let container = ServiceContainer()
switch role {
case .web: try container.services.register(Routes.self) { Routes() }
case .worker: try container.services.register(Jobs.self) { Jobs() }
}
if isStrict { try container.services.register(Schema.self) { Schema() }.register(Linter.self) { Linter() } }
if isAdmin { try container.services.register(Admin.self) { Admin() } }
let provider = try container.validated()
role.process.run(provider)
for step in Pipeline(isStrict: isStrict).steps { step.execute(provider) }
for stage in Build(isStrict: isStrict).stages { stage.run(provider) }
screen(isAdmin: isAdmin).show(provider)
screen(isAdmin: !isAdmin).show(provider)
