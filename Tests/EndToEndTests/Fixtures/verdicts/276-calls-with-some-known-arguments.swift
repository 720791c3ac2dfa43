// A function that creates a container is followed for each call if a first call shows an argument; otherwise it is read
// by itself for all of its calls.
enum Stage { case live, test }
struct Crash: Sendable {}
struct Mail: Sendable {}
func known(_ stage: Stage, _ name: String) throws {
  let container = ServiceContainer()
  if stage == .live { try container.services.register(Crash.self) { Crash() } }
  print(name, try container.validated().resolveRequired(Crash.self))
}
func unknown(_ stage: Stage, _ name: String) throws {
  let container = ServiceContainer()
  if stage == .live { try container.services.register(Mail.self) { Mail() } }
  print(name, try container.validated().resolveRequired(Mail.self))  //~ missing-service: Mail
}
func run(_ stage: Stage, _ name: String) throws {
  try known(.live, name)
  try unknown(stage, name)
  try unknown(.live, name)
}
