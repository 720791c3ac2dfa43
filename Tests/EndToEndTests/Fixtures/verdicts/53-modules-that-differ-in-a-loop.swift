// Each value of an `Equatable` module counts once.
struct Region: ServiceModule, Equatable {
  let name: String
  var isFirst = false
  func register(in services: any ServiceCollection) {
    services.register(String.self, name: ServiceName(name)) { [name] in name }
    if isFirst { services.register((any Log).self) { ConsoleLog() } }
  }
}
let container = ServiceContainer()
for name in ["eu", "us", "eu"] { container.services.include(Region(name: name, isFirst: name == "us")) }
let provider = try container.validated()
print(provider.resolveRequired(String.self, name: "eu"), provider.resolveRequired(String.self, name: "us"))
print(provider.resolveRequired((any Log).self))
