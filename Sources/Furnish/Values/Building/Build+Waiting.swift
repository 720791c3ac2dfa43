extension Build {
  /// A running build of the same subject whose result may be right for `source`, and which
  /// can be waited for without waiting for oneself. Call it under the engine's lock.
  static func buildToAwait(
    _ subject: BuildSubject, from source: Layer, ofSameLayer: Bool
  ) -> Build? {
    Engine.running.first { build in
      guard build.key == subject.key, let other = build.sourceIfRunning else { return false }
      let isReachable =
        subject.store != nil
        || (ofSameLayer ? other === source : other.base.isSame(as: source.base))
      return isReachable
        && build.dependencies.allSatisfy { $0.holds(from: source) }
        && !build.waits(for: source.buildsHere)
    }
  }

  /// Whether this build is, or waits for, one of `others`, over however many threads.
  private func waits(for others: [Build]) -> Bool {
    if others.isEmpty { return false }
    var seen: [Build] = []
    var open = [self]
    while let next = open.popLast() {
      if others.contains(where: { $0 === next }) { return true }
      if seen.contains(where: { $0 === next }) { continue }
      seen.append(next)
      open.append(contentsOf: next.awaited)
    }
    return false
  }

  /// Gives up the engine's lock until this build has ended.
  func awaitEnd() {
    let condition = done ?? Condition()
    done = condition
    while isRunning { condition.wait(Engine.lock) }
  }
}
