import Furnish

// An object that passes a closure on to another object, which runs it under its own flag.
struct Journal: Sendable {}
final class Runner {
  let isOn: Bool
  init(_ isOn: Bool) { self.isOn = isOn }
  func run(_ body: () -> Void) { if isOn { body() } }
  func runAlways(_ body: () -> Void) { body() }
}
final class Host {
  let runner: Runner
  init(_ runner: Runner) { self.runner = runner }
  func run(_ body: () -> Void) { runner.run(body) }
  func runAlways(_ body: () -> Void) { runner.runAlways(body) }
}

@main struct Program {
  static func main() throws {
    let isOn = CommandLine.arguments.contains("on")
    let host = Host(Runner(isOn))
    let container = ServiceContainer()
    if isOn { try container.services.register(Journal.self) { Journal() } }
    let provider = try container.validated()
    host.run { print(provider.resolveRequired(Journal.self)) }
    host.runAlways { print(provider.resolveRequired(Journal.self)) }  //~ missing-service: isOn is false
  }
}
