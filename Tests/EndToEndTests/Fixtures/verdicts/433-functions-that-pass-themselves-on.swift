import Furnish

// Functions that call themselves for the elements of a list, by their names or by a closure.

struct Workspace: Sendable {}
struct Report: Sendable {}
indirect enum Step { case checkout, report, group([Step]), optional(Step?) }

struct Interpreter {
  let scope: ServiceScope
  func run(_ step: Step) {
    switch step {
    case .checkout: print(scope.resolveRequired(Workspace.self))  //~ missing-service: Workspace
    case .report: print(scope.resolveRequired(Report.self))
    case .group(let steps): steps.forEach(run)
    case .optional(let step): step.map(run)
    }
  }
}

func methods() throws {
  let container = ServiceContainer()
  try container.services.register(Report.self) { Report() }
  let provider = try container.validated()
  Interpreter(scope: provider).run(.group([.checkout, .report]))
}

func visit(_ step: Step, _ scope: ServiceScope) {
  func go(_ step: Step) {
    switch step {
    case .checkout: print(scope.resolveRequired(Workspace.self))
    case .report: print(scope.resolveRequired(Report.self))
    case .group(let steps): steps.forEach(go)
    case .optional(let step): step.map(go)
    }
  }
  go(step)
}

func localFunction() throws {
  let container = ServiceContainer()
  try container.services.register(Report.self) { Report() }.register(Workspace.self) { Workspace() }
  visit(.group([.checkout, .report]), try container.validated())
}

/// A class, with two functions that pass each other on.
final class Walker {
  let scope: ServiceScope
  init(scope: ServiceScope) { self.scope = scope }
  func walk(_ step: Step) {
    if case .group(let steps) = step { steps.forEach(visit) } else { visit(step) }
  }
  func visit(_ step: Step) {
    if case .checkout = step { print(scope.resolveRequired(Workspace.self)) }  //~ missing-service: Workspace
    if case .group(let steps) = step { steps.forEach(walk) }
  }
}

func classes() throws {
  let container = ServiceContainer()
  Walker(scope: try container.validated()).walk(.group([.checkout]))
}

final class SoundWalker {
  let scope: ServiceScope
  init(scope: ServiceScope) { self.scope = scope }
  func walk(_ step: Step) {
    if case .checkout = step { print(scope.resolveRequired(Workspace.self)) }
    if case .group(let steps) = step { steps.forEach(walk) }
    if case .optional(let step?) = step { [step].forEach(walk) }
  }
}

func soundClasses() throws {
  let container = ServiceContainer()
  try container.services.register(Workspace.self) { Workspace() }
  SoundWalker(scope: try container.validated()).walk(.group([.checkout]))
}

/// The steps register services themselves.
struct Installer {
  let services: any ServiceCollection
  func install(_ step: Step) {
    switch step {
    case .checkout: services.register(Workspace.self) { Workspace() }
    case .report: services.register(Report.self) { Report() }
    case .group(let steps): steps.forEach(install)
    case .optional: break
    }
  }
}

func installed() throws {
  let container = ServiceContainer()
  Installer(services: try container.services).install(.group([.checkout, .report]))
  let provider = try container.validated()
  print(provider.resolveRequired(Workspace.self), provider.resolveRequired(Report.self))
}

/// A function that visits the parts of a tree twice, and one that stops where a list is empty.
func count(_ step: Step, _ scope: ServiceScope) -> Int {
  guard case .group(let steps) = step else { return 1 }
  print(scope.resolveRequired(Report.self))
  return steps.map { count($0, scope) }.reduce(0, +) + steps.map { count($0, scope) }.reduce(0, +)
}

func counted() throws {
  let container = ServiceContainer()
  try container.services.register(Report.self) { Report() }
  print(count(.group([.group([])]), try container.validated()))
}

func start(_ number: Int) throws {
  switch number {
  case 0: try methods()
  case 1: try localFunction()
  case 2: try classes()
  case 3: try soundClasses()
  case 4: try installed()
  default: try counted()
  }
}
