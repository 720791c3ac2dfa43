import Furnish

// `case .mail` and `case .mail(let address)` are one test, as are `"live"` and `.some("live")`.
struct Mailer: Sendable {}
struct Store: Sendable {}
enum Job { case mail(to: String), store, clean(days: Int) }
func run(_ job: Job, _ mode: String?) throws {
  let container = ServiceContainer()
  switch job {
  case .mail: try container.services.register(Mailer.self) { Mailer() }
  case Job.store: try container.services.register(Store.self) { Store() }
  case .clean: break
  }
  if mode == "live" { try container.services.register(Int.self) { 1 } }
  let provider = try container.validated()
  switch job {
  case .mail(let address): print(address, provider.resolveRequired(Mailer.self))
  case .store: print(provider.resolveRequired(Store.self))
  case .clean(let days): print(days, provider.resolveRequired(Store.self))  //~ missing-service: Store is not registered
  }
  if case .some("live") = mode { print(provider.resolveRequired(Int.self)) }
  if case .some("test") = mode { print(provider.resolveRequired(Int.self)) }  //~ missing-service: Int is not registered
}
let count = CommandLine.arguments.count
try run(count > 2 ? .store : count > 1 ? .clean(days: count) : .mail(to: "a"), CommandLine.arguments.last)
