// Operators of the program request services, one of them under the name that Swinject gives its own.
infix operator ~>: AdditionPrecedence
infix operator <~: AdditionPrecedence
postfix operator ~>
postfix operator ^
func ~> <T: Sendable>(provider: any ServiceProvider, type: T.Type) -> T { provider.resolveRequired(type) }
func ~> <T: Sendable>(provider: any ServiceProvider, request: (T.Type, name: ServiceName)) -> T {
  provider.resolveRequired(request.0, name: request.name)
}
func <~ <T: Sendable>(type: T.Type, provider: any ServiceProvider) -> T { provider.resolveRequired(type) }
postfix func ~> <T: Sendable>(provider: any ServiceProvider) -> T { provider.resolveRequired(T.self) }
postfix func ^ <T: Sendable>(provider: any ServiceProvider) -> T { provider.resolveRequired() }
struct Page: Sendable { let log: any Log }
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Log).self) { ConsoleLog() }
    .register(Int.self, name: "port") { 80 }
    .register(Page.self) { Page(log: $0 ~> (any Log).self) }
  let provider = try container.validated()
  let log: any Log = provider~>
  let other: any Log = provider^
  print(log, other, provider ~> (Int.self, name: "port"), provider ~> Page.self)
  print(provider ~> (any Clock).self)  //~ missing-service: any Clock
  print(provider ~> (Int.self, name: "prot"))  //~ missing-service: Int "prot"
  print(String.self <~ provider)  //~ missing-service: String
  let count: UInt = provider~>  //~ missing-service: UInt
  let rate: Double = provider^  //~ missing-service: Double
  print(count, rate)
}
