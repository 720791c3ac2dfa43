/// Values that escape: code that is not followed receives them, and may register, request or change something with
/// them.
extension Interpreter {
  /// Evaluates a call of a function whose source was not read. It may call the closures that it receives, register in
  /// collections, and change variables.
  func callUnread(_ call: Call, in environment: Environment, receiver: Value? = nil) -> Value {
    let place = SourcePlace(file: environment.context.file, place: call.place)
    if let receiver { escape(receiver, at: place) }
    let isHarmless = call.callee.calledName.map(Self.harmless.contains) ?? false
    let changesNothing = isHarmless || call.callee.calledName.map(Self.methodsWithoutChanges.contains) ?? false
    defer {
      if !changesNothing {
        memory.noteStepNotFollowed()
        forgetVariables(changedByFunctionsNamed: call.callee.calledName)
      }
      if call.isTried {
        noteErrorNotFollowed(by: subjectOfReceiver(call, in: environment), call.arguments, in: environment)
      }
    }
    let values = call.arguments.map { evaluate($0.value, in: environment) }
    noteProviderInForce(passedBy: call, values)
    noteValues(replacedBy: call, values, in: environment)
    let taskLocal = storeTaskLocal(setBy: call, values.first, in: environment)
    defer { if let taskLocal { memory.properties[taskLocal] = .provider(.unknown) } }
    for value in values {
      if case .closure = value {
        let (part, list) = partOfVisit(by: call, in: environment)
        applyClosures(among: [value], in: part, visiting: list)
      } else {
        callAgain(value, in: environment)
        if isHarmless { continue }
        if case .function(let function, _) = value { forgetVariables(changedBy: function) }
        escape(value, at: place)
      }
    }
    return resultOfUnread(call, values, of: receiver, in: environment)
  }

  /// Returns the subject of the receiver of a method; nil for other calls, and for `self`.
  private func subjectOfReceiver(_ call: Call, in environment: Environment) -> TestSubject? {
    // A method of `self` may test any of its properties.
    if case .member(let receiver, _, _) = call.callee, !receiver.isSelf {
      subject(of: receiver, in: environment)
    } else {
      nil
    }
  }

  /// Returns the part of an environment in which a call runs its closures, and the list whose elements they receive.
  /// `names.forEach { … }` runs its closure where `names` has elements, if other code tests that.
  private func partOfVisit(by call: Call, in environment: Environment) -> (part: Environment, list: Expression?) {
    guard case .member(let list, let name, _) = call.callee, Self.visitingMethods.contains(name) else {
      return (environment, nil)
    }
    let condition = conditionOfElements(in: list, environment)
    if condition == .always { return (environment, list) }
    return (environment.part(under: space.and(environment.presence, condition)), list)
  }

  /// Functions and wrappers that take any value, and neither register nor request anything with it.
  static let harmless: Set<String> = [
    "print", "debugPrint", "dump", "withExtendedLifetime", "State", "StateObject", "Binding", "ObjectIdentifier",
    "String", "environment", "environmentObject", "assert", "precondition",
  ]

  /// Notes that code which is not followed receives a value.
  func escape(_ value: Value, at place: SourcePlace? = nil) {
    switch value {
    case .collection(let collection):
      guard let container = collection.container, let place else { return }
      markOpen(container, at: place)
    case .container(let container?):
      containers[container].mayBeStarted = true
      containers[container].use = .always
      // No registration can be added after it was built.
      guard let place, !containers[container].isBuilt else { return }
      markOpen(container, at: place)
    case .swinject(.container(let container?)):
      guard let place else { return }
      markOpen(container, at: place)
    // The code may change the properties of the object.
    case .instance(_, let creation?):
      guard let properties = creation.properties else { return }
      for name in properties.assigned.keys { properties.assigned[name] = -1 }
      for case .collection(let stored) in properties.values.values { escape(.collection(stored), at: place) }
    case .provider(.recipe(let notes)), .provider(.scopeOfRecipe(let notes, _)),
      .swinject(.resolver(.recipe(let notes))):
      notes.isOpaque = true
    // `modules.forEach(services.include)`, `steps.forEach(container.configure)`
    case .method(let base, _), .function(_, receiver: let base?): escape(base, at: place)
    case .either(let alternatives): for alternative in alternatives { escape(alternative.value, at: place) }
    case .list(let values, _), .tuple(let values, _): for value in values { escape(value, at: place) }
    default: break
    }
  }

  /// Notes that code which is not followed may register in a container.
  private func markOpen(_ container: ContainerID, at place: SourcePlace) {
    note(SourceObstacle(kind: .collection, place: place, dialect: containers[container].dialect))
    containers[container].entriesWithUnreadableRegistrations.insert(progress.entry)
  }
}

extension Expression {
  /// The place of the last name of a path.
  var placeOfName: Place? {
    switch self {
    case .name(_, let place), .member(_, _, let place), .functionReference(_, _, _, let place): place
    default: nil
    }
  }

  /// The last name of the called expression.
  var calledName: String? {
    switch self {
    case .name(let name, _), .member(_, let name, _), .implicitMember(let name): name
    case .type(let type): type.lastName
    default: nil
    }
  }
}
