// `@Injected` reads the provider in force, and then the locator.
struct Model {
  @Injected var count: Int
  @Injected var text: String  //~ missing-service: DEBUG is not set
}
let container = ServiceContainer()
ServiceLocator.shared.addService(service: 1)
#if DEBUG
try container.services.register(Int.self) { 2 }
try container.services.register(String.self) { "" }
#endif
let provider = try container.validated()
withServices { $0.provider = provider } operation: { print(Model().count, Model().text) }
