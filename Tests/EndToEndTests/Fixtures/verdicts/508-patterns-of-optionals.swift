// Patterns that unwrap an optional test the same as `if let` and `!= nil`.
final class Journal: Sendable {}

func some(_ name: String?) throws {
  let container = ServiceContainer()
  if case .some(let value) = name { container.services.register(Journal.self) { print(value); return Journal() } }
  let provider = try container.validated()
  if name != nil { print(provider.resolveRequired(Journal.self)) }
}
func questionMark(_ name: String?) throws {
  let container = ServiceContainer()
  if case let name? = name { container.services.register(Journal.self) { print(name); return Journal() } }
  let provider = try container.validated()
  if let name { print(name, provider.resolveRequired(Journal.self)) }
}
func inSwitch(_ name: String?) throws {
  let container = ServiceContainer()
  switch name {
  case let name?: container.services.register(Journal.self) { print(name); return Journal() }
  case nil: break
  }
  let provider = try container.validated()
  guard name != nil else { return }
  print(provider.resolveRequired(Journal.self))
}
func withATest(_ name: String?) throws {
  let container = ServiceContainer()
  switch name {
  case let name? where name.count > 1: container.services.register(Journal.self) { Journal() }
  default: break
  }
  let provider = try container.validated()
  if let name, name.count > 1 { print(provider.resolveRequired(Journal.self)) }
}
func withoutName(_ name: String?) throws {
  let container = ServiceContainer()
  if case .some = name { container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  if name != nil { print(provider.resolveRequired(Journal.self)) }
}

func always(_ name: String?) throws {
  let container = ServiceContainer()
  if case let name? = name { container.services.register(Journal.self) { print(name); return Journal() } }
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: name is nil
}
func without(_ name: String?) throws {
  let container = ServiceContainer()
  if case .some(let value) = name { container.services.register(Journal.self) { print(value); return Journal() } }
  let provider = try container.validated()
  if name == nil { print(provider.resolveRequired(Journal.self)) }  //~ missing-service: name is nil
}
func withALongerTest(_ name: String?) throws {
  let container = ServiceContainer()
  if case let name? = name, name.count > 2 { container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  if let name, name.count > 1 { print(provider.resolveRequired(Journal.self)) }  //~ missing-service: Journal
}

enum Choice { case some(Int), other }
func ownCase(_ choice: Choice) throws {
  let container = ServiceContainer()
  if case .some(let number) = choice { container.services.register(Journal.self) { print(number); return Journal() } }
  let provider = try container.validated()
  if case .some = choice { print(provider.resolveRequired(Journal.self)) }
  if case .other = choice { print(provider.resolve(Journal.self) as Any) }
}
