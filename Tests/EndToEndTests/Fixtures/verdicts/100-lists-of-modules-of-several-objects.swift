// Each object has the modules that code adds to its own list.
struct Live: ServiceModule { func register(in services: ServiceCollection) { services.register(Int.self) { 1 } } }
struct Mock: ServiceModule { func register(in services: ServiceCollection) { services.register(Int.self) { 2 } } }
struct Texts: ServiceModule { func register(in services: ServiceCollection) { services.register(String.self) { "" } } }
final class Assembler {
  var modules: [any ServiceModule] = []
  func add(_ module: any ServiceModule) -> Assembler {
    modules.append(module)
    return self
  }
  func addTexts() { self.modules.append(Texts()) }
  func build() throws -> ServiceScope {
    let container = ServiceContainer()
    for module in modules { try container.services.include(module) }
    return try container.validated()
  }
}
func live() throws -> ServiceScope {
  let assembler = Assembler()
  assembler.modules.append(Live())
  assembler.addTexts()
  return try assembler.build()
}
func mock() throws -> ServiceScope {
  let assembler = Assembler()
  assembler.modules = [Mock()]
  return try assembler.build()
}
func preview(withTexts: Bool) throws -> ServiceScope {
  let assembler = Assembler().add(Mock())
  if withTexts { assembler.addTexts() }
  return try assembler.build()
}
print(try live().resolveRequired(Int.self), try live().resolveRequired(String.self))
print(try mock().resolveRequired(Int.self))
print(try mock().resolveRequired(String.self))  //~ missing-service: String
let withTexts = CommandLine.arguments.contains("--texts")
let previews = try preview(withTexts: withTexts)
if withTexts { print(previews.resolveRequired(String.self)) }
print(previews.resolveRequired(String.self))  //~ missing-service: String
