// Two tests may always agree although they have only a part in common.
struct Setup {
  let url: String?
  let isLive: Bool
  func wire(_ services: any ServiceCollection) {
    if let url, !url.isEmpty { services.register(Int.self) { 1 } }
    if let url, let parsed = Address(url) { services.register(String.self) { parsed.text } }
    if isLive, url?.isEmpty == false { services.register(Double.self) { 1 } }
  }
  func use(_ provider: any ServiceProvider) {
    if let url, !url.isEmpty { print(provider.resolveRequired(Int.self)) }  //~ warning missing-service: Int
    if let url, let parsed = Address("\(url)/") {
      print(parsed, provider.resolveRequired(String.self))  //~ warning missing-service: String
    }
    if !isLive, url?.isEmpty == false { print(provider.resolveRequired(Double.self)) }  //~ missing-service: Double
    if isLive { print(provider.resolveRequired(Double.self)) }  //~ missing-service: Double
  }
}
struct Address {
  let text: String
  init?(_ text: String) { self.text = text }
}
let setup = Setup(url: CommandLine.arguments.last, isLive: CommandLine.argc > 1)
let container = ServiceContainer()
setup.wire(try container.services)
setup.use(try container.validated())
