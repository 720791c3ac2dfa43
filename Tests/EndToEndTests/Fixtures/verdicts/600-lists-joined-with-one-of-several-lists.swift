// Lists that are joined with one of several lists, each of which exists under a condition.
struct Bell: Sendable {}
struct Lamp: Sendable {}
struct Horn: Sendable {}
struct Registration {
  let apply: (any ServiceCollection) -> Void
  init(_ apply: @escaping (any ServiceCollection) -> Void) { self.apply = apply }
}
let isLoud = CommandLine.arguments.contains("--loud")
let lamps = [Registration { $0.register(Lamp.self) { Lamp() } }]
var voices: [Registration] {
  guard isLoud else { return [Registration { $0.register(Bell.self) { Bell() } }] }
  return [Registration { $0.register(Bell.self) { Bell() } }, Registration { $0.register(Horn.self) { Horn() } }]
}
func apply(_ steps: [Registration]) throws -> any ServiceProvider {
  let container = ServiceContainer()
  for step in steps { step.apply(try container.services) }
  return try container.validated()
}
func conditional() throws {
  let container = ServiceContainer()
  let bell = [Registration { $0.register(Bell.self) { Bell() } }]
  let steps = lamps + (isLoud ? [Registration { $0.register(Horn.self) { Horn() } }] + bell : bell)
  for step in steps { step.apply(try container.services) }
  let provider = try container.validated()
  print(provider.resolveRequired(Lamp.self), provider.resolveRequired(Bell.self))
  if isLoud { print(provider.resolveRequired(Horn.self)) }
  print(provider.resolveRequired(Horn.self))  //~ missing-service: Horn is not registered
}
func empty() throws {
  let container = ServiceContainer()
  let steps = lamps + (isLoud ? [Registration { $0.register(Bell.self) { Bell() } }] : [])
  steps.forEach { $0.apply(try! container.services) }
  let provider = try container.validated()
  print(provider.resolveRequired(Lamp.self))
  if isLoud { print(provider.resolveRequired(Bell.self)) }
  print(provider.resolveRequired(Bell.self))  //~ missing-service: Bell is not registered
}
func property() throws {
  let container = ServiceContainer()
  for step in lamps + voices { step.apply(try container.services) }
  let provider = try container.validated()
  print(provider.resolveRequired(Lamp.self), provider.resolveRequired(Bell.self))
  if isLoud { print(provider.resolveRequired(Horn.self)) }
  print(provider.resolveRequired(Horn.self))  //~ missing-service: Horn is not registered
}
func flattened() throws {
  let container = ServiceContainer()
  for step in [lamps, voices].flatMap({ $0 }) { step.apply(try container.services) }
  let provider = try container.validated()
  print(provider.resolveRequired(Lamp.self), provider.resolveRequired(Bell.self))
  print(provider.resolveRequired(Horn.self))  //~ missing-service: Horn is not registered
}
func joined() throws {
  let container = ServiceContainer()
  for step in [lamps, voices].joined() { step.apply(try container.services) }
  let provider = try container.validated()
  print(provider.resolveRequired(Lamp.self), provider.resolveRequired(Bell.self))
  print(provider.resolveRequired(Horn.self))  //~ missing-service: Horn is not registered
}
func appended() throws {
  var steps = lamps
  steps.append(contentsOf: voices)
  let provider = try apply(steps)
  print(provider.resolveRequired(Lamp.self), provider.resolveRequired(Bell.self))
  print(provider.resolveRequired(Horn.self))  //~ missing-service: Horn is not registered
}
func closures() throws {
  let container = ServiceContainer()
  let lamp: [(any ServiceCollection) -> Void] = [{ $0.register(Lamp.self) { Lamp() } }]
  let steps = lamp + (isLoud ? [{ $0.register(Horn.self) { Horn() } }] : [{ $0.register(Bell.self) { Bell() } }])
  for step in steps { step(try container.services) }
  let provider = try container.validated()
  print(provider.resolveRequired(Lamp.self))
  if isLoud { print(provider.resolveRequired(Horn.self)) }
  if !isLoud { print(provider.resolveRequired(Bell.self)) }
  print(provider.resolveRequired(Bell.self))  //~ missing-service: Bell is not registered
}
try conditional()
try empty()
try property()
try flattened()
try joined()
try appended()
try closures()
