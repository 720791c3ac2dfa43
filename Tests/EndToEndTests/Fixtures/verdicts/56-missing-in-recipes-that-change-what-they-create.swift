// The type of `$0` is that of the parameter, also if a method follows the call.
struct API: Sendable {}
struct Auth: Sendable {
  static func live(_ api: API) -> Auth { Auth() }
  func retrying() -> Auth { self }
}
let container = ServiceContainer()
try container.services.register(Auth.self) { Auth.live($0).retrying() }  //~ missing-service: API
print(try container.validated().resolveRequired(Auth.self))
