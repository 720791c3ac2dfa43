// The input of a level that only `addLevel` names is a service, although the code that opens the level is not read.
import Serving
struct User: Sendable { var name: String }
struct Cart: Sendable {}
enum Session: ScopeLevel { typealias Input = User }
enum Screen: ScopeLevel { typealias Parent = Session; typealias Input = Int }
struct Screens: ServiceModule {
  func register(in services: ServiceCollection) { services.addLevel(Screen.self) }
}
let hasScreens = CommandLine.arguments.contains("--screens")
let container = ServiceContainer()
try container.services.addLevel(Session.self)
if hasScreens { try container.services.include(Screens()) }
let provider = try container.validated()
Serving.run(provider) { scope in
  print(scope.resolveRequired(User.self))
  print(scope.resolveRequired(Cart.self))  //~ missing-service: Cart
  if hasScreens { print(scope.resolveRequired(Int.self)) }
  if !hasScreens { print(scope.resolveRequired(Int.self)) }  //~ missing-service: Int
}
