// Loops over new lists without elements run for none, and functions that receive an object with a closure call it under
// the condition of the call.
struct Journal: Sendable {}
struct Button {
  let action: () -> Void
}
final class Job {
  private let work: () -> Void
  init(_ work: @escaping () -> Void) { self.work = work }
  func start() { work() }
}
func press(_ button: Button) { button.action() }
func begin(_ task: Job?) { task?.start() }
let isOn = CommandLine.arguments.contains("on")

func empty() throws {
  let provider = try ServiceContainer().validated()
  [Int]().forEach { _ in print(provider.resolveRequired(Journal.self)) }
  for name in [String]() { print(name, provider.resolveRequired(Journal.self)) }
  for (key, _) in [String: Int]() { print(key, provider.resolveRequired(Journal.self)) }
  for number in Set<Int>() { print(number, provider.resolveRequired(Journal.self)) }
  print(Array<Int>().map { _ in provider.resolveRequired(Journal.self) })
  var names = [String]()
  names.append("a")
  for name in names { print(name, provider.resolveRequired(Journal.self)) }  //~ missing-service: Journal is not registered
}
func filled() throws {
  let container = ServiceContainer()
  var modules = [any ServiceModule]()
  modules.append(Journals())
  for module in modules { try container.services.include(module) }  //~ warning undecidable: cannot be read
  print(try container.validated().resolveRequired(Journal.self))
}
struct Journals: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Journal.self) { Journal() } }
}
func pressed() throws {
  let container = ServiceContainer()
  if isOn { container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  let button = Button { print(provider.resolveRequired(Journal.self)) }
  press(Button { print("other") })
  if isOn { press(button) }
  if isOn { begin(Job { print(provider.resolveRequired(Journal.self)) }) }
  begin(nil)
}
func pressedAlways() throws {
  let container = ServiceContainer()
  if isOn { container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  press(Button { print(provider.resolveRequired(Journal.self)) })  //~ missing-service: Journal is not registered
}
func begunAlways() throws {
  let container = ServiceContainer()
  if isOn { container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  begin(Job { print(provider.resolveRequired(Journal.self)) })  //~ missing-service: Journal is not registered
}
func pressedOtherwise() throws {
  let container = ServiceContainer()
  if isOn { container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  let button = Button { print(provider.resolveRequired(Journal.self)) }  //~ missing-service: Journal is not registered
  if !isOn { press(button) }
}

try empty()
try filled()
try pressed()
try pressedAlways()
try begunAlways()
try pressedOtherwise()
