/// A piece of code whose parts run one after the other: the main program or an entry, with the functions that it calls.
/// If its first part runs, the others do as well, unless it stops. A closure has a flow of its own, since it may never
/// be called.
final class ControlFlow {
  /// Whether it is the main program, which certainly runs: the code of `main.swift` or of `@main`.
  let isOfMainProgram: Bool
  /// The type whose property has this code as its initial value, so that each new instance runs the code; nil for other
  /// code.
  let owner: TypeID?
  /// The entry whose code this is; nil for other code.
  let entry: FunctionID?
  /// The variable whose initial value this code is; nil for other code.
  let variable: VariableID?
  /// The containers that the code creates, or in which it registers.
  fileprivate(set) var containers: Set<ContainerID> = []
  /// The condition under which the code has stopped the program.
  fileprivate(set) var stopped = Presence.never
  /// The subjects of the values that the code has passed to calls which are not followed and may throw: `name` in
  /// `try Page(name)`. Such a call may have tested its values, and stopped the code by an error.
  fileprivate(set) var possiblyTested: Set<TestSubject> = []

  /// Whether the order of its parts is known: it belongs to the main program or to an entry, and not to a closure,
  /// which other code may call at any time.
  var isInOrder: Bool { isOfMainProgram || entry != nil }

  init(
    isOfMainProgram: Bool = false, entry: FunctionID? = nil, owner: TypeID? = nil, variable: VariableID? = nil
  ) {
    self.isOfMainProgram = isOfMainProgram
    self.entry = entry
    self.owner = owner
    self.variable = variable
  }
}

extension Interpreter {
  /// Notes that a container is created, or receives a registration.
  ///
  /// In the cases in which the code has stopped the program before, a new container does not exist.
  func noteChange(of container: ContainerID, isNew: Bool, in environment: Environment) {
    guard environment.flow.containers.insert(container).inserted, isNew else { return }
    exclude(environment.flow.stopped, from: container)
  }

  /// Notes that the program stops, or throws an error that no code in the source handles. In these cases, a container
  /// that has not been built yet is never used: after `guard isValid else { fatalError() }`, it exists only where
  /// `isValid` holds.
  func noteStop(in environment: Environment) {
    let flow = environment.flow
    guard !environment.isRepeated, environment.presence != .never else { return }
    for container in flow.containers where !containers[container].isBuilt {
      let built = builtPresence(of: container, in: environment)
      exclude(space.excluding(environment.presence, built), from: container)
    }
    flow.stopped = space.or(flow.stopped, environment.presence)
    if flow.isOfMainProgram { events.stopped = space.or(events.stopped, environment.presence) }
  }

  /// Notes that a call which is not followed may have tested its receiver and its arguments, and thrown an error:
  /// `try page.validate(name)`. External values as a whole, such as `CommandLine.arguments`, are left out, since most
  /// programs pass them on.
  func notePossibleTests(of receiver: TestSubject?, _ arguments: [CallArgument], in environment: Environment) {
    let passed = arguments.lazy.filter { !$0.value.isLiteral }.map { self.subject(of: $0.value, in: environment) }
    for case let subject? in [receiver] + passed where !subject.isExternal {
      environment.flow.possiblyTested.insert(subject.atAnyTime)
    }
  }

  /// Removes cases in which a container is never used from the condition of the container. If no case would remain, the
  /// condition is unchanged.
  private func exclude(_ unused: Presence, from container: ContainerID) {
    let rest = space.excluding(containers[container].presence, unused)
    if rest != .never { containers[container].presence = rest }
  }
}
