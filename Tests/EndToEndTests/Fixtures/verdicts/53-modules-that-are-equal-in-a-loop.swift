// Equal values of an `Equatable` module count once, and a module that is not `Equatable` counts once in any case.
struct Region: ServiceModule, Equatable {
  let name: String
  func register(in services: any ServiceCollection) {
    services.register(String.self, name: ServiceName(name)) { [name] in name }
  }
}
struct Zone: ServiceModule {
  let name: String
  func register(in services: any ServiceCollection) {
    services.register(Int.self, name: ServiceName(name)) { 1 }
  }
}
let container = ServiceContainer()
for name in ["eu", "eu"] { container.services.include(Region(name: name)) }
for name in ["eu", "us"] { container.services.include(Zone(name: name)) }
let provider = try container.validated()
print(provider.resolveRequired(String.self, name: "eu"), provider.resolveRequired(Int.self, name: "eu"))
print(provider.resolveRequired(String.self, name: "us"))  //~ missing-service: String "us"
print(provider.resolveRequired(Int.self, name: "us"))  //~ missing-service: Int "us"
