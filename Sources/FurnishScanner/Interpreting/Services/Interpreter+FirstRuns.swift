import FurnishGraph

/// First runs: code that runs once, since a property stores its result. It is the code after
/// `if let cached { return cached }`, or inside of `if cached == nil { … }`.
///
/// The code is read as at its first run. Later runs have the registrations and the container of the first one, so
/// nothing depends on the test.
extension Interpreter {
  /// The branches of a test of whether the code has run before.
  struct FirstRun {
    /// The branch that runs once the property stores the result.
    let later: [Statement]
    /// The branch that runs as long as the property does not store it.
    let first: [Statement]
    let extent: Extent
    /// Whether no other code sets the property.
    let ownsResults: Bool

    /// The results that the property stores.
    enum Extent {
      /// One result.
      case one
      /// One result for each key of a dictionary, or for each time that the property was reset.
      case each
      /// No result: the code runs once for each element of a collection.
      case element
    }
  }

  /// Returns the branches of a statement, if it tests whether the code after it or inside of it has run before;
  /// otherwise nil.
  ///
  /// - Parameters:
  ///   - position: The position of the statement in its block.
  ///   - statements: The statements of its block.
  func firstRun(at position: Int, of statements: [Statement], in environment: Environment) -> FirstRun? {
    guard case .branch(let test, let thenBranch, let elseBranch) = statements[position],
      let function = progress.functionsBeingRead.last
    else {
      return nil
    }
    if let run = firstRunOfElement(test, thenBranch, elseBranch, after: statements[(position + 1)...], in: environment)
    {
      return run
    }
    let (tested, later, first): (BranchTest, [Statement], [Statement]) =
      if case .not(let inner) = test { (inner, elseBranch, thenBranch) } else { (test, thenBranch, elseBranch) }
    guard let stored = variable(testedBy: tested, after: statements[..<position], in: environment) else { return nil }
    let (earlier, rest) = surroundings(of: position, in: statements, index.functions[function].facts.body ?? [])
    let facts = index.variables[stored.variable].facts
    let ofElement = stored.extent == .each
    guard !later.contains(where: { $0.registers || $0.assigns(facts.name) }), !isSetByInitializers(stored.variable),
      !earlier.contains(where: { $0.assigns(facts.name) })
    else { return nil }
    let storesServices = facts.type?.mentionsServices ?? false
    let isReset = isReset(stored.variable)
    // After a reset the code creates another container. One container represents all of them, so other results are not
    // followed.
    guard !isReset || storesServices else { return nil }
    // The code that only the first run reaches must set the property.
    let firstCode = first + (later.last?.isExit == true ? rest : [])
    let isFilled = firstCode.contains { $0.stores(facts.name, element: ofElement, isFlag: facts.isFlag) }
    guard isFilled || (storesServices && !ofElement && firstCode.contains(where: \.preparesServices)) else {
      return nil
    }
    return FirstRun(
      later: later, first: first, extent: isReset ? .each : stored.extent,
      ownsResults: isFilled && !isAssigned(stored.variable, outside: function))
  }

  /// Returns the statements before and after a test: those of its function, if it is a statement of the function's
  /// body; otherwise those of its block.
  private func surroundings(
    of position: Int, in statements: [Statement], _ body: [Statement]
  ) -> (earlier: [Statement], rest: [Statement]) {
    let test = statements[position]
    // The names that `if let` binds are in a block with the test.
    let positionInBody = body.firstIndex { statement in
      if case .block(let inner) = statement { inner.contains(test) } else { statement == test }
    }
    guard let positionInBody else { return (Array(statements[..<position]), Array(statements[(position + 1)...])) }
    return (Array(body[..<positionInBody]), Array(body[(positionInBody + 1)...]))
  }

  /// Runs the branches of later runs and of the first run.
  func run(_ run: FirstRun, in environment: Environment, _ isOnly: Bool, _ results: inout [Value.Alternative]) {
    let presence = environment.presence
    // A later run returns the stored result, which is that of the first run unless other code sets the property as
    // well.
    var resultsOfLaterRuns: [Value.Alternative] = []
    let later = environment.part(under: presence, isRepeated: true)
    self.run(run.later, in: later, isOnly: false, &resultsOfLaterRuns, false)
    if !run.ownsResults { results += resultsOfLaterRuns.filter { !$0.value.isUnknownContainer } }
    let earlier = results.count
    let first = environment.part(under: presence)
    first.firstRun = run.extent
    self.run(run.first, in: first, isOnly: isOnly && run.first.count == 1, &results, false)
    continueAfter([first], in: environment)
    if environment.presence == .never, later.presence != .never {
      // `guard let cached else { … }`
      environment.presence = presence
      environment.ignoresResults = run.ownsResults && results.count > earlier
    } else if later.presence == .never {
      environment.firstRun = run.extent
    }
  }

  /// Returns the property or the global variable that a test checks for a stored result; nil for other tests.
  private func variable(
    testedBy test: BranchTest, after earlier: ArraySlice<Statement>, in environment: Environment
  ) -> (variable: VariableID, extent: FirstRun.Extent)? {
    switch test {
    case .isPresent(let value, _):
      if value.isPath, let variable = nonlocalVariable(namedBy: value, in: environment) {
        guard isEmptyAtFirst(variable),
          case let known = evaluate(value, in: environment),
          isResultOfFirstRun(known) || !isKnown(conditionOfPresence(known), value, environment)
        else { return nil }
        return (variable, .one)
      }
      guard case .name(let name, _) = value, let table = earlier.valueBound(to: name)?.tableOfElement,
        let variable = nonlocalVariable(namedBy: table, in: environment), isMutable(variable)
      else { return nil }
      return (variable, .each)
    case .value(let value, _):
      guard value.isPath, let variable = nonlocalVariable(namedBy: value, in: environment), isMutable(variable),
        case .boolean(false)? = index.variables[variable].facts.initialValue,
        !isKnown(truth(of: evaluate(value, in: environment)), value, environment)
      else { return nil }
      return (variable, .one)
    default: return nil
    }
  }

  /// Returns whether a value is a container of a first run, for this object or for another one.
  private func isResultOfFirstRun(_ value: Value) -> Bool {
    switch value {
    case .container(let containerID?), .provider(.root(let containerID)):
      events.containersOfFirstRuns.values.contains { $0.container == containerID }
    case .either(let alternatives): alternatives.contains { isResultOfFirstRun($0.value) }
    default: false
    }
  }

  /// Returns whether the source shows the result of a test, and no code can have changed the tested value.
  private func isKnown(_ result: Presence?, _ value: Expression, _ environment: Environment) -> Bool {
    (result == .always || result == .never) && isFixed(value, in: environment)
  }
}

extension SourceContainer {
  /// Removes the registrations of later runs, which repeat those of the first run.
  mutating func joinRegistrationsOfFirstRuns(_ space: PresenceSpace) {
    // A registration of one object is no repetition of the same registration in the container of another object.
    if isOfSeveralObjects { for position in registrations.indices { registrations[position].isAlternative = true } }
    guard registrations.contains(where: { $0.firstRun != nil }) else { return }
    var known: [Key: Int] = [:]
    var joined: [SourceRegistration] = []
    for registration in registrations {
      if registration.firstRun != nil {
        let key = Key(place: registration.place, service: registration.service, key: registration.key)
        if let earlier = known[key] {
          joined[earlier].presence = space.or(joined[earlier].presence, registration.presence)
          continue
        }
        known[key] = joined.count
      }
      joined.append(registration)
    }
    registrations = joined
  }

  private struct Key: Hashable {
    let place: SourcePlace
    let service: SourceService
    let key: SourceKey?
  }
}

extension ArraySlice<Statement> {
  /// Returns the value of the last statement that binds a name.
  fileprivate func valueBound(to name: String) -> Expression? {
    for statement in reversed() {
      guard case .bind(name, _, let value, _) = statement else { continue }
      if case .name(let whole, _)? = value, value?.isOptionalOfBinding == true { return valueBound(to: whole) }
      return value
    }
    return nil
  }
}
