// `iOS 17.0` is `iOS 17`, and `#unavailable` is the opposite of `#available`.
func run() throws {
  let container = ServiceContainer()
  if #available(iOS 17, *) { try container.services.register(Int.self) { 1 } }
  if #unavailable(iOS 17) { try container.services.register(String.self) { "" } }
  let provider = try container.validated()
  if #available(iOS 17.0, *) {
    print(provider.resolveRequired(Int.self))
  } else {
    print(provider.resolveRequired(String.self))
  }
  if #available(iOS 18, *) { print(provider.resolveRequired(Int.self)) }  //~ warning missing-service: Int
}
try run()
