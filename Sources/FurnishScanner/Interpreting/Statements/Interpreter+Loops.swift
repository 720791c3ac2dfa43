/// Loops, and the elements of the sequences that they visit.
extension Interpreter {
  /// Runs the body of a loop once for each known element, and once for all unknown ones.
  func loop(
    _ variable: String?, _ sequence: Expression?, _ body: [Statement], in environment: Environment,
    _ results: inout [Value.Alternative]
  ) {
    if sequence == nil, runCountedPasses(of: body, in: environment, &results) { return }
    let start = environment.presence
    var thrown = Presence.never
    let sequenceValue = sequence.map { evaluate(visited: $0, in: environment) } ?? .unknown
    let known = elements(ofSequence: sequenceValue, under: environment.presence)
    // A loop inside of other loops is followed for each element only if the product of their lengths is below a limit.
    let outer = progress.repetitions
    progress.repetitions *= max(known.count, 1)
    defer { progress.repetitions = outer }
    let isLong = progress.repetitions > Self.mostRepetitions && known.count > 1
    let elements = isLong ? [Element(value: .unknown, presence: start, isUnknown: true)] : known
    let isExact = sequenceValue.isExactList && !elements.contains(where: \.isUnknown)
    // The condition under which the loop has not ended, and that under which `break` has ended it.
    var (open, broken) = (start, Presence.never)
    let changes = elements.contains(where: \.isUnknown) ? changesOfIndependentRepetitions(body, in: environment) : nil
    let isCertain = isExact && !body.hasUnreadCondition || !holdSeveralContainers(elements.map(\.value))
    for (position, element) in elements.enumerated() {
      let visited = isCertain ? .always : conditionOfVisit(position, of: elements.count, in: sequence)
      var presence = space.excluding(space.and(space.and(open, element.presence), visited), thrown)
      if element.isUnknown { presence = space.and(presence, conditionOfElements(in: sequence, environment)) }
      guard presence != .never else { continue }
      if element.isUnknown {
        environment.noteRepetition { name in body.contains { $0.mentions(name) } }
      }
      let inner = environment.part(under: presence, isRepeated: element.isUnknown && changes == nil)
      if element.isUnknown {
        inner.changedByRepetition = variables(changedBy: body, where: \.isNumberSoFar, in: environment)
      }
      if variable == nil { inner.repeatedConstant = body.constantOfEachRepetition }
      if element.isUnknown {
        if let sequence = sequence ?? body.valueOfEachRepetition, !isConstant(sequence, in: environment) {
          inner.dependsOnInput = true
        }
        forget(changes ?? [], in: inner)
      }
      if let variable {
        inner[variable] = isExact ? element.value.asElement : element.value
        if element.isUnknown, changes == nil { note(variable, isElementOf: sequence, in: inner) }
        noteDetermined(variable, element.value, of: sequence, isConstant: true, in: inner)
      }
      run(body, in: inner, isOnly: false, &results, false)
      thrown = space.or(thrown, inner.thrown)
      if element.isUnknown { forget(changes ?? [], in: environment) }
      guard isExact else { continue }
      let ends = space.any([inner.presence, inner.continuing, inner.failed])
      open = space.or(space.excluding(open, presence), ends)
      broken = space.or(broken, inner.breaking)
    }
    environment.presence = isExact ? space.or(open, broken) : start
    environment.stop(where: thrown, space)
  }

  /// Returns the names of the variables that a body changes, and whose values before it meet a condition.
  func variables(
    changedBy body: [Statement], where isMet: (Value) -> Bool, in environment: Environment
  ) -> Set<String> {
    var names: Set<String> = []
    for statement in body {
      _ = statement.contains { expression in
        if let name = expression.changedVariable, environment[name].map(isMet) == true { names.insert(name) }
        return false
      }
    }
    return names
  }

  /// Notes that the constant of `while let line = readLine()` is any element of a sequence, if its value is unknown.
  func noteRepeatedConstant(_ name: String, _ value: Value, in environment: Environment) {
    guard environment.repeatedConstant == name, environment.dependsOnInput, value.isKnownByTypeOnly else { return }
    note(name, isElementOf: nil, in: environment)
  }

  /// Returns the condition that a loop visits one of several containers, where the source does not show whether it
  /// does. A service that only some of them have is then reported as a warning.
  private func conditionOfVisit(_ position: Int, of count: Int, in sequence: Expression?) -> Presence {
    let name = "number \(position + 1) of \(count)"
    let loop = sequence.map { "the loop over `\(text(of: $0))`" } ?? "the loop"
    let visited = space.test(nil, holds: "\(loop) visits \(name)", fails: "\(loop) does not visit \(name)")
    space.choicesOfElements.formUnion(space.support(visited))
    return visited
  }

  /// The greatest number of times that the body of the innermost of several loops is run.
  static let mostRepetitions = 1024

  /// An element that a loop visits.
  struct Element {
    var value: Value
    var presence: Presence
    /// Whether it represents any number of unknown elements.
    var isUnknown = false
  }

  /// Returns the elements that a loop visits. A module in place of a list is the only element, because a result builder
  /// with one line creates a list of that module.
  func elements(ofSequence value: Value, under presence: Presence) -> [Element] {
    switch value {
    case .absent: []
    case .list(let values, _): values.flatMap { element(of: $0, under: presence) }
    case .either(let alternatives):
      alternatives.flatMap { alternative in
        elements(ofSequence: alternative.value, under: space.and(presence, alternative.presence))
      }
    case .instance where isModule(value): element(of: value, under: presence)
    default: [Element(value: unknownElement(of: value), presence: presence, isUnknown: true)]
    }
  }

  /// Returns an unknown element of a list, with its type if the list shows it. It has no type if instances of this type
  /// may register services.
  func unknownElement(of list: Value) -> Value {
    guard let type = list.type,
      let element = (type.arguments(of: "Swift.Array") ?? type.arguments(of: "Swift.Set"))?.first,
      !mayBeModules(element), case let value = self.value(of: element)
    else { return .unknown }
    // A branch in a method of the enumeration runs where the list has an element of the tested case.
    if isEnumeration(element) { return value }
    if mayRegister(element) || value.isOfInterest || carriesServices(value) { return .unknown }
    return value
  }

  /// Returns an element of a list with the condition under which the list contains it, since a branch of a result
  /// builder may have added it.
  private func element(of value: Value, under presence: Presence) -> [Element] {
    guard case .either(let alternatives) = value, alternatives.count == 1 else {
      return [Element(value: value, presence: presence)]
    }
    return [Element(value: alternatives[0].value, presence: space.and(presence, alternatives[0].presence))]
  }
}

extension Value {
  /// Whether the source shows no more of the value than its type.
  fileprivate var isKnownByTypeOnly: Bool {
    switch self {
    case .unknown: true
    case .instance(_, let creation): creation?.call == nil && creation?.literal == nil
    default: false
    }
  }
}

extension [Statement] {
  /// The constant of `while let line = readLine() { … }`, which has another value in each repetition.
  fileprivate var constantOfEachRepetition: String? {
    guard count == 3, case .bind(let whole, _, _?, true) = self[0],
      case .bind(let name, _, .name(whole, _)?, true) = self[1],
      case .branch(.isPresent(.name(name, _), _), _, []) = self[2]
    else { return nil }
    return name
  }

  /// The expression of `while let` that has another value in each repetition: `readLine()`.
  fileprivate var valueOfEachRepetition: Expression? {
    guard constantOfEachRepetition != nil, case .bind(_, _, let value, _) = self[0] else { return nil }
    return value
  }

  /// Whether the statements are the body of a loop with a `where` that is not read, or with exits that are not
  /// followed.
  var hasUnreadCondition: Bool {
    if case .bind(Expression.unreadCondition, _, _, _)? = first { true } else { false }
  }
}
