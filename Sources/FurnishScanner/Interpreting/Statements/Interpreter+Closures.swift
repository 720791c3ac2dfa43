import FurnishGraph

/// Closures: their calls, and the reading of closures whose calls the source does not show.
extension Interpreter {
  /// Calls a closure.
  ///
  /// - Parameters:
  ///   - scope: The environment in which the closure is written.
  ///   - targets: The expressions that are passed for `inout` parameters, by the positions of the parameters.
  ///   - list: The list of which the first argument is any element.
  ///   - environment: The environment of the call.
  ///   - result: The expected result, if the closure does not declare it.
  ///   - flow: The piece of code around the call, if that certainly calls the closure once.
  func apply(
    _ closure: Closure, _ scope: Environment, arguments: [Value], changing targets: [Int: Expression] = [:],
    visiting list: Expression? = nil, in environment: Environment, result: ResolvedType? = nil,
    flow: ControlFlow = ControlFlow()
  ) -> Value {
    guard progress.callDepth < Self.deepestCall else {
      memory.noteStepNotFollowed()
      return .unknown
    }
    noteReading(of: closure.place, in: scope)
    let declared = closure.result.map { index.resolve($0, in: scope.context) }
    let inner = Environment(
      context: scope.context, parent: scope, result: declared ?? result ?? scope.resultOfClosure,
      presence: environment.presence,
      repetition: max(scope.repetition, environment.repetition), flow: flow)
    inner.enterAttempts(ofCaller: environment)
    inner.isAsynchronous = closure.isAsync
    for (position, parameter) in closure.parameters.enumerated() {
      let argument = position < arguments.count ? arguments[position] : .unknown
      let declared = parameter.type.map { index.resolve($0, in: scope.context) }
      inner[parameter.name] =
        (declared ?? scope.parameter(position)).map { value(argument, declaredAs: $0) } ?? argument
    }
    for position in 0..<max(closure.anonymousParameters, closure.parameters.isEmpty ? arguments.count : 0) {
      let argument = position < arguments.count ? arguments[position] : .unknown
      inner["$\(position)"] = scope.parameter(position).map { value(argument, declaredAs: $0) } ?? argument
    }
    if let list { note(closure.parameters.first?.name ?? "$0", isElementOf: list, in: inner) }
    let variables = targets.map { position, target in
      (name: position < closure.parameters.count ? closure.parameters[position].name : "$\(position)", target: target)
    }
    for (name, _) in variables { inner.bind(name, to: inner[name] ?? .unknown, as: nil, isConstant: false) }
    defer { for (name, target) in variables { assign(inner[name], ofParameterTo: target, in: environment) } }
    progress.callDepth += 1
    defer { progress.callDepth -= 1 }
    let answer = run(closure.body, in: inner)
    guard !answer.isUnknown, let result = declared ?? scope.resultOfClosure, !result.isOpen else { return answer }
    return value(answer, declaredAs: result)
  }

  /// Returns the scope of a closure, with the types of parameters and of the result that its variable or parameter
  /// states: `let make: (any Clock) -> any Log = { … }`.
  func scope(of closure: Closure, in environment: Environment, expecting expected: ResolvedType?) -> Environment {
    let type = expected.map { $0.arguments(of: "Swift.Optional")?.first ?? $0 }
    guard case .function(_, let parameters, let result)? = type else { return environment }
    let statesResult = closure.result == nil && !result.isOpen && result != .tuple([])
    guard statesResult || !parameters.isEmpty else { return environment }
    let scope = environment.part(under: environment.presence)
    scope.parametersOfClosure = parameters
    if statesResult { scope.resultOfClosure = result }
    return scope
  }

  /// Notes that a closure or a local function was read in a scope, so that it is not read again as one whose calls the
  /// source does not show.
  func noteReading(of place: Place, in scope: Environment) {
    scope.readers[place] = progress.entry
    scope.body.readers[place] = progress.entry
    coverage.closuresRead.insert(SourcePlace(file: scope.context.file, place: place))
  }

  /// Returns whether a closure was read in a scope, by an entry whose results are not dropped.
  ///
  /// A function has a scope for each of its calls: if another function calls it, a closure in it is read again.
  ///
  /// - Parameter scope: The scope of the closure; or the body around it, to count a reading in any scope of that body.
  func wasRead(_ closure: Closure, in scope: Environment) -> Bool {
    guard let reader = scope.readers[closure.place] else { return false }
    return reader == progress.entry || !isSuperseded(reader)
  }

  /// Returns whether a closure is to be read for one more call of the function around it, and counts this reading.
  func mayReadAgain(_ closure: Closure, in scope: Environment) -> Bool {
    guard !wasRead(closure, in: scope) else { return false }
    let place = SourcePlace(file: scope.context.file, place: closure.place)
    coverage.readingsOfClosures[place, default: 0] += 1
    return coverage.readingsOfClosures[place]! <= Self.mostRecursions
  }

  /// A closure that the program may call at any time, with the function and the entry in which it was found.
  struct PendingClosure {
    let closure: Closure
    let scope: Environment
    let presence: Presence
    let entry: FunctionID?
    let function: FunctionID?
  }

  /// Notes a closure that the program may call at any time.
  func addPending(_ closure: Closure, in environment: Environment) {
    coverage.pendingClosures.append(
      PendingClosure(
        closure: closure, scope: environment, presence: environment.presence, entry: progress.entry,
        function: progress.functionsBeingRead.last))
  }

  /// Reads the pending closures that no followed call has run.
  func runPendingClosures() {
    startReading(nil)
    while let pending = coverage.pendingClosures.popLast() {
      guard !isSuperseded(pending.entry) else { continue }
      progress.entry = pending.entry
      progress.code = CodeID(nextNumber())
      let isDecided = readMethods(thatCall: pending)
      guard !isDecided, !wasReadAsPending(pending) else { continue }
      if let function = pending.function { progress.functionsBeingRead.append(function) }
      applyRepeatedly(pending.closure, pending.scope, in: pending.scope.part(under: condition(ofPending: pending)))
      if pending.function != nil { progress.functionsBeingRead.removeLast() }
    }
  }

  /// Returns whether reading a pending closure would add nothing: it was read in its scope; or it has parameters, and
  /// was read anywhere, since its arguments would be unknown here.
  private func wasReadAsPending(_ pending: PendingClosure) -> Bool {
    let closure = pending.closure
    if wasRead(closure, in: pending.scope.body) { return true }
    guard !closure.parameters.isEmpty || closure.anonymousParameters > 0 else { return false }
    return coverage.closuresRead.contains(SourcePlace(file: pending.scope.context.file, place: closure.place))
  }
}
