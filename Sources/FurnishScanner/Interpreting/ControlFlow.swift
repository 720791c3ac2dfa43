/// Code that runs from its start to its end once it runs at all: the main program or an entry, with the functions that
/// it calls. A closure has a flow of its own, since it may never be called.
final class ControlFlow {
  /// Whether the program certainly runs the code: it is that of `main.swift` or of `@main`.
  let isOfMainProgram: Bool
  /// The type whose property has this code as its initial value, so that each new instance runs the code; nil for other
  /// code.
  let owner: TypeID?
  /// The function that is read by itself, whose code this is; nil for other code.
  let entry: FunctionID?
  /// The containers that the code creates, or in which it registers.
  fileprivate(set) var containers: Set<ContainerID> = []
  /// The condition under which the code has stopped the program.
  fileprivate(set) var stopped = Presence.never
  /// The values that the code has passed to calls which are not followed and may throw: `name` in `try Page(name)`. If
  /// such a call has thrown, the code has stopped.
  fileprivate(set) var checked: Set<TestSubject> = []

  /// Whether it is the code of the main program, or of a function that is read by itself, and not that of a closure which
  /// other code may call at any time.
  var isInOrder: Bool { isOfMainProgram || entry != nil }

  init(isOfMainProgram: Bool = false, entry: FunctionID? = nil, owner: TypeID? = nil) {
    self.isOfMainProgram = isOfMainProgram
    self.entry = entry
    self.owner = owner
  }
}

extension Interpreter {
  /// Notes that a container is created, or receives a registration.
  ///
  /// If the code has stopped the program before, the container does not exist.
  func noteUse(of container: ContainerID, isNew: Bool, in environment: Environment) {
    guard environment.flow.containers.insert(container).inserted, isNew else { return }
    exclude(environment.flow.stopped, from: container)
  }

  /// Notes that the program stops, or throws an error that the source does not show to be handled. A container that has
  /// not been built then is never used: after `guard isValid else { fatalError() }`, it exists only where `isValid`
  /// holds.
  func noteStop(in environment: Environment) {
    let flow = environment.flow
    guard !environment.isRepeated, environment.presence != .never else { return }
    for container in flow.containers where !containers[container].isBuilt {
      let built = builtPresence(of: container, in: environment)
      exclude(space.excluding(environment.presence, built), from: container)
    }
    flow.stopped = space.or(flow.stopped, environment.presence)
  }

  /// Notes that a call which is not followed may have tested its receiver and its arguments, and thrown an error. The list
  /// of the arguments of the process does not count as a whole, since most programs pass it on.
  func noteCheck(by receiver: TestSubject?, _ arguments: [CallArgument], in environment: Environment) {
    let passed = arguments.lazy.filter { !$0.value.isLiteral }.map { self.subject(of: $0.value, in: environment) }
    for case let subject? in [receiver] + passed where !subject.isConstantOfProcess {
      environment.flow.checked.insert(subject.atAnyTime)
    }
  }

  /// Removes cases in which a container is never used, unless it is used in no other case.
  private func exclude(_ unused: Presence, from container: ContainerID) {
    let rest = space.excluding(containers[container].presence, unused)
    if rest != .never { containers[container].presence = rest }
  }
}
