import FurnishGraph

/// Closures: which of them were read, and those whose calls are not visible.
extension Interpreter {
  /// Notes that a closure or a local function was read in a scope, so that it is not read once more as one whose calls
  /// are not visible.
  func noteReading(of place: Place, in scope: Environment) {
    scope.readers[place] = progress.entry
    scope.body.readers[place] = progress.entry
    coverage.closuresRead.insert(SourcePlace(file: scope.context.file, place: place))
  }

  /// Returns whether a closure was read in a scope, as a part of code whose findings count.
  ///
  /// A function has a scope for each of its calls: a closure in it is read again when another function calls it.
  ///
  /// - Parameter scope: The scope of the closure, or the body around it, if its other scopes in that body count too.
  func wasRead(_ closure: Closure, in scope: Environment) -> Bool {
    guard let reader = scope.readers[closure.place] else { return false }
    return reader == progress.entry || !isSuperseded(reader)
  }

  /// Returns whether to read a closure for one more call of the function around it, and counts this reading.
  func mayReadAgain(_ closure: Closure, in scope: Environment) -> Bool {
    guard !wasRead(closure, in: scope) else { return false }
    let place = SourcePlace(file: scope.context.file, place: closure.place)
    coverage.readingsOfClosures[place, default: 0] += 1
    return coverage.readingsOfClosures[place]! <= Self.mostRecursions
  }

  /// A closure that was found, with the function and the entry in which it was found.
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

  /// Reads the closures whose calls are not visible, since the program may call them at any time.
  func runPendingClosures() {
    startReading(nil)
    while let pending = coverage.pendingClosures.popLast() {
      guard !isSuperseded(pending.entry) else { continue }
      progress.entry = pending.entry
      progress.code = CodeID(nextNumber())
      let isDecided = readMethods(thatCall: pending)
      guard !isDecided, !wasReadAsPending(pending) else { continue }
      if let function = pending.function { progress.functionsBeingRead.append(function) }
      applyRepeatedly(pending.closure, pending.scope, in: pending.scope.part(under: pending.presence))
      if pending.function != nil { progress.functionsBeingRead.removeLast() }
    }
  }

  /// Returns whether reading a pending closure would add nothing. A closure with parameters that was read for any call
  /// is not read again with unknown arguments.
  private func wasReadAsPending(_ pending: PendingClosure) -> Bool {
    let closure = pending.closure
    if wasRead(closure, in: pending.scope.body) { return true }
    guard !closure.parameters.isEmpty || closure.anonymousParameters > 0 else { return false }
    return coverage.closuresRead.contains(SourcePlace(file: pending.scope.context.file, place: closure.place))
  }
}
