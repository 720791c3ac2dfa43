import FurnishGraph

/// Entries: functions that are read by themselves, with unknown arguments, each within a limited number of steps.
extension Interpreter {
  /// The greatest number of steps for one entry.
  var budgetOfEntry: Int { min(max(200_000, 100 * index.functions.count), progress.budgetOfProgram) }

  /// Begins to read a piece of code with its own limits: an entry, or, if the function is nil, other code.
  func startReading(_ function: FunctionID?) {
    progress.entry = function
    progress.code = CodeID(nextNumber())
    progress.budget = budgetOfEntry
    progress.recursions = [:]
    progress.callsOfCreators = [:]
    progress.undecidedCalls = 0
    progress.servicesOfTest = function.flatMap { memory.servicesOfTests[$0] }
  }

  /// Reads a function by itself, for arguments of which only the types are known.
  func runEntry(_ function: FunctionID) {
    let facts = index.functions[function].facts
    let presence = presence(ofFunction: function)
    guard presence != .never else { return }
    let flow = ControlFlow(isOfMainProgram: isMain(function), entry: function)
    var environment = environment(of: function, receiver: nil, presence: presence, flow: flow)
    var values = facts.parameters.map { value(of: index.resolve($0.type, in: environment.context)) }
    if let helper = helperContainer(function, values + [environment.receiver ?? .unknown]) {
      values = values.map { value($0, registeringIn: helper) }
      let receiver = environment.receiver.map { value($0, registeringIn: helper) }
      environment = self.environment(of: function, receiver: receiver, presence: presence, flow: flow)
      noteChange(of: helper, isNew: true, in: environment)
    }
    for (parameter, value) in zip(facts.parameters, values) {
      bindDefault(of: parameter, in: environment)
      // No call in the source passes another module, so the parameter has its default value.
      if let defaultValue = environment[parameter.name],
        isModule(defaultValue) || defaultValue.isAbsent && mayBeAbsent(parameter, environment)
      {
        continue
      }
      environment[parameter.name] = value
    }
    progress.functionsBeingRead.append(function)
    run(facts.body ?? [], in: environment)
    progress.functionsBeingRead.removeLast()
  }

  /// Returns whether a function is the `main()` of the type that is `@main`.
  private func isMain(_ function: FunctionID) -> Bool {
    guard index.functions[function].facts.name == "main", let owner = index.functions[function].owner else {
      return false
    }
    return index.types[owner].facts.attributes.contains { $0.name == "main" }
  }

  /// Returns whether the default value `nil` of a parameter is followed: not for an optional of an enumeration.
  private func mayBeAbsent(_ parameter: ParameterFacts, _ environment: Environment) -> Bool {
    let type = index.resolve(parameter.type, in: environment.context)
    return type.arguments(of: "Swift.Optional")?.first.map { !isEnumeration($0) } ?? true
  }

  /// Creates a container in place of those that callers pass to a function:
  /// `func addLogs(to services: any ServiceCollection)`. Returns nil if no parameter is a container or a collection.
  private func helperContainer(_ function: FunctionID, _ values: [Value]) -> ContainerID? {
    let declaration = index.functions[function]
    // `register(in:)` of a module is left out: each module is judged as a container of its own.
    guard values.contains(where: \.isUnknownContainer), declaration.facts.labels != ["in"] || declaration.owner == nil
    else {
      return nil
    }
    let containerID = containers.append(
      SourceContainer(
        kind: .helper(function), place: SourcePlace(file: declaration.file, place: declaration.facts.place),
        entry: function,
        presence: presence(ofFunction: function)))
    containers[containerID].isOpen = true
    return containerID
  }

  /// Returns a known container in place of an unknown one, and its collection in place of any collection.
  private func value(_ value: Value, registeringIn container: ContainerID) -> Value {
    switch value {
    case .collection(var collection):
      collection.container = container
      return .collection(collection)
    case .container(nil): return .container(container)
    case .swinject(.container(nil)):
      containers[container].dialect = .swinject
      return .swinject(.container(container))
    default: return value
    }
  }

  /// Creates the environment in which the body of a function is read.
  ///
  /// - Parameter receiver: The value of `self`; nil for any instance of the type, and for a global function.
  func environment(
    of function: FunctionID, receiver: Value?, presence: Presence, isRepeated: Bool = false,
    flow: ControlFlow = ControlFlow()
  ) -> Environment {
    let declaration = index.functions[function]
    let context = index.context(of: declaration)
    let instance =
      receiver ?? declaration.owner.map(anyInstance)
      ?? declaration.foreignOwner.map { value(of: index.resolve(.name($0), in: context)) }
    var bound = context
    // In a member that the program adds to a type of another library, `Self` is the type of the receiver.
    if declaration.foreignOwner != nil, context.generics["Self"] == nil {
      switch receiver ?? instance {
      case .type(let type)?, .instance(let type, _)?: bound.generics["Self"] = type
      default: break
      }
    }
    for name in declaration.facts.genericParameters { bound.generics[name] = .parameter(name) }
    let subject = instance.flatMap { subjectOfSelf($0, in: function, isRepeated: isRepeated) }
    if receiver == nil { noteSubject(ofSelf: subject, in: declaration.owner) }
    let environment = Environment(
      context: bound, receiver: instance.map { instance in subject.map { identified(instance, by: $0) } ?? instance },
      receiverSubject: subject,
      result: declaration.facts.result.map { index.resolve($0, in: bound) },
      presence: presence, isRepeated: isRepeated, flow: flow)
    environment.isAsynchronous = declaration.facts.isAsync
    environment.constraints = index.constraintsOfExtension(around: declaration) + declaration.facts.constraints
    return environment
  }

  /// Counts a step, and returns whether the reading of this entry may continue. At the limit, a finding reports the
  /// entry, and its containers may have more registrations than were read.
  func spendStep() -> Bool {
    progress.budget -= 1
    progress.budgetOfProgram -= 1
    if progress.budgetOfProgram & 0x3FF == 0, progress.budgetOfProgram > 0, isOutdated() {
      progress.isAbandoned = true
      // Without a budget, all code that is being read ends at once.
      (progress.budget, progress.budgetOfProgram) = (0, 0)
    }
    if progress.budget == 0, let place = placeOfEntry {
      note(SourceObstacle(kind: .collection, place: place))
      for container in containers.indices where containers[container].entry == progress.entry {
        containers[container].entriesWithUnreadableRegistrations.insert(self.progress.entry)
      }
    }
    return progress.budget > 0
  }

  /// The place of the function or of the main program that is being read; nil for a variable.
  private var placeOfEntry: SourcePlace? {
    guard let entry = progress.entry else {
      return mainProgram.map { SourcePlace(file: $0.context.file, place: Place(line: 1, column: 1)) }
    }
    return SourcePlace(file: index.functions[entry].file, place: index.functions[entry].facts.place)
  }
}
