import Furnish

extension Effect {
  /// Returns an effect that runs effects side by side.
  ///
  /// The actions are sent in the order in which they arrive.
  ///
  /// - Parameter effects: The effects.
  public static func merge(_ effects: Self...) -> Self { merge(effects) }

  /// Returns an effect that runs effects side by side.
  ///
  /// The actions are sent in the order in which they arrive.
  ///
  /// - Parameter effects: The effects.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    let effects = Array(effects)
    return Self(start: { run in
      for effect in effects { effect.start(run) }
    })
  }

  /// Returns an effect that runs this effect and another side by side.
  ///
  /// - Parameter other: The other effect.
  public func merge(with other: Self) -> Self { .merge(self, other) }

  /// Returns an effect that runs effects one after the other: each starts when the previous one has finished.
  ///
  /// - Parameter effects: The effects, in their order.
  public static func concatenate(_ effects: Self...) -> Self { concatenate(effects) }

  /// Returns an effect that runs effects one after the other: each starts when the previous one has finished.
  ///
  /// - Parameter effects: The effects, in their order.
  public static func concatenate(_ effects: some Sequence<Self>) -> Self {
    let effects = Array(effects)
    return Self(start: { run in
      run.activity.begin()
      effects[...].startInOrder(run, under: EffectServices())
    })
  }

  /// Returns an effect that runs another effect when this one has finished.
  ///
  /// - Parameter other: The effect that follows.
  public func concatenate(with other: Self) -> Self { .concatenate(self, other) }

  /// Returns an effect that runs two effects side by side, and sends their actions in pairs: the first of one with the
  /// first of the other, and so on. If one effect sends more actions than the other, the rest of its actions are not
  /// sent.
  ///
  /// - Parameter other: The other effect.
  public func zip<Other: Sendable>(_ other: Effect<Other>) -> Effect<(Action, Other)> {
    Effect<(Action, Other)>(start: { run in
      let pairs = Pairs(run)
      self.start(run.receiving { pairs.appendFirst($0) })
      other.start(run.receiving { pairs.appendSecond($0) })
    })
  }
}

extension ArraySlice {
  /// Starts the first effect, and the next when it has finished. Effects that finish at once
  /// are started in a loop, so that any number of them fits on the stack. Ends the activity
  /// of `run` after the last one.
  ///
  /// - Parameter services: The services with which each effect starts, no matter which code has ended the previous one.
  fileprivate func startInOrder<Action>(
    _ run: EffectRun<Action>, under services: EffectServices
  ) where Element == Effect<Action> {
    for index in indices where !run.activity.isCancelled {
      let child = run.activity.child()
      self[index].start(run.under(child))
      let rest = self[(index + 1)...]
      if !child.end(orRunLater: { services.alone { rest.startInOrder(run, under: services) } }) { return }
    }
    run.activity.end()
  }
}

/// The actions of two effects that are not paired yet.
// `@unchecked Sendable`: used only in the isolation of the store.
private final class Pairs<First: Sendable, Second: Sendable>: @unchecked Sendable {
  private let run: EffectRun<(First, Second)>
  private var firsts: [First] = []
  private var seconds: [Second] = []
  private var sent = 0

  init(_ run: EffectRun<(First, Second)>) { self.run = run }

  func appendFirst(_ action: First) {
    firsts.append(action)
    sendPair()
  }

  func appendSecond(_ action: Second) {
    seconds.append(action)
    sendPair()
  }

  private func sendPair() {
    guard sent < firsts.count, sent < seconds.count else { return }
    let pair = (firsts[sent], seconds[sent])
    sent += 1
    // If one effect is always ahead, its array never becomes empty. So the pairs that were sent are removed after every
    // 1024: the arrays do not grow, and few removals move the other elements.
    if sent == 1024 || sent == firsts.count && sent == seconds.count {
      firsts.removeFirst(sent)
      seconds.removeFirst(sent)
      sent = 0
    }
    run.receive(pair)
  }
}
