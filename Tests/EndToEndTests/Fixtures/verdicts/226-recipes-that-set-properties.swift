import Furnish

// A recipe that sets a property does so once it runs, so the property is not known to have its first value afterwards.
struct Store: Sendable {}
struct Journal: Sendable {}
final class Session {
  var isOn = false
  func enable() { isOn = true }
}
func boot(_ session: Session) throws {
  let first = ServiceContainer()
  try first.services.register(Store.self) { session.isOn = true; return Store() }
  let provider = try first.validated()
  print(provider.resolveRequired(Store.self))
  let second = ServiceContainer()
  if session.isOn { try second.services.register(Journal.self) { Journal() } }
  print(try second.validated().resolveRequired(Journal.self))
}
try boot(Session())
