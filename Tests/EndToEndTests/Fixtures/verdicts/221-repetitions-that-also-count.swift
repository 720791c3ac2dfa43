import Furnish

// A loop or a closure whose repetitions have a container each decides as any other body, though it also counts or notes what it
// did. What it changes is unknown to the following repetition, and after the loop.
struct Journal: Sendable {}
struct Store: Sendable {}
struct Watch: Sendable {}

func start(_ names: [String]) throws -> Int {
  var started = 0
  var isFirst = true
  var log: [String] = []
  for name in names {
    let container = ServiceContainer()
    let other = ServiceContainer()
    if name == "journal" { try container.services.register(Journal.self) { Journal() } }
    if started == 0 { try container.services.register(Store.self) { Store() } }
    let provider = try container.validated()
    if name == "journal" { print(provider.resolveRequired(Journal.self)) }
    if started == 0 { print(provider.resolveRequired(Store.self)) }
    print(provider.resolveRequired(Store.self))  //~ warning missing-service: Store is not registered
    print(provider.resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
    if isFirst { try other.services.register(Watch.self) { Watch() } }
    print(try other.validated().resolveRequired(Watch.self))  //~ warning missing-service: Watch is not registered
    started += 1
    log.append(name)
    isFirst = false
  }
  let container = ServiceContainer()
  if started > 0 { try container.services.register(Watch.self) { Watch() } }
  if started > 0 { print(try container.validated().resolveRequired(Watch.self)) }
  print(try container.validated().resolveRequired(Watch.self))  //~ missing-service: Watch is not registered
  // The loop may not run at all.
  let rest = ServiceContainer()
  if !isFirst { try rest.services.register(Store.self) { Store() } }
  print(try rest.validated().resolveRequired(Store.self))  //~ warning missing-service: Store is not registered
  return started
}
print(try start(CommandLine.arguments))

CommandLine.arguments.forEach { name in
  let container = ServiceContainer()
  if name == "journal" { try! container.services.register(Journal.self) { Journal() } }
  let provider = try! container.validated()
  if name == "journal" { print(provider.resolveRequired(Journal.self)) }
  print(provider.resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}

// The containers themselves are not plain data.
var last: ServiceScope?
while let line = readLine() {
  let container = ServiceContainer()
  if line == "store" { try container.services.register(Store.self) { Store() } }
  last = try container.validated()
}
print(last?.resolve(Store.self) as Any)

// How often a loop assigns a variable is not followed. Input decides it, so it is a free choice.
var isOn = false
while true {
  guard let line = readLine() else { break }
  if line == "on" { isOn = true }
}
let switched = ServiceContainer()
if isOn { try switched.services.register(Watch.self) { Watch() } }
if isOn { print(try switched.validated().resolveRequired(Watch.self)) }
print(try switched.validated().resolveRequired(Watch.self))  //~ missing-service: Watch is not registered

// A long loop over constants is not followed: the source determines the result.
var level = 0
while level * level < 10_000 { level += 1 }
let leveled = ServiceContainer()
if level > 90 { try leveled.services.register(Watch.self) { Watch() } }
print(try leveled.validated().resolveRequired(Watch.self))  //~ warning missing-service: Watch is not registered
