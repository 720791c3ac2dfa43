import Furnish

// A call of a function in an unknown object counts as a call of one that another object stores, which is a doubt.
struct Journal: Sendable {}
final class Button {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  func tap() { action() }
}
struct Step { let run: () -> Void }
let isOn = CommandLine.arguments.contains("on")
func makeButton() -> Button { Button { print(1) } }
func makeStep() -> Step { Step { print(1) } }

func tapped() throws {
  let container = ServiceContainer()
  if isOn { try container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  let button = Button { print(provider.resolveRequired(Journal.self)) }  //~ warning missing-service: Journal is not registered
  makeButton().tap()
  if isOn { button.tap() }
}

// The object is known, or no code registers the service.
func tappedAlways() throws {
  let container = ServiceContainer()
  if isOn { try container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  let button = Button { print(provider.resolveRequired(Journal.self)) }  //~ missing-service: Journal is not registered
  button.tap()
}
func ran() throws {
  let provider = try ServiceContainer().validated()
  let step = Step { print(provider.resolveRequired(Journal.self)) }  //~ missing-service: Journal is not registered
  makeStep().run()
  if isOn { step.run() }
}

try tapped()
try tappedAlways()
try ran()
