// This file is empty without Combine and OpenCombine: on Linux the package trait OpenCombine adds OpenCombine.
#if canImport(Combine) || OpenCombine
  public import FurnishReducers

  #if canImport(Combine)
    public import Combine
  #else
    public import OpenCombine
  #endif

  /// An effect is a publisher of its actions: Combine's operators apply to it, and
  /// `eraseToEffect()` turns their result back into an effect.
  ///
  /// ```swift
  /// environment.nthPrime(state.count)
  ///   .map(CounterAction.nthPrimeResponse)
  ///   .prefix(1)
  ///   .eraseToEffect()
  /// ```
  ///
  /// Each subscriber runs the effect again; its synchronous actions are delivered before the subscription returns, if
  /// the subscriber requests them. The subscription runs the effect without a store, so an id inside of it is unknown
  /// to the store: write `cancellable(id:)` after `eraseToEffect()`.
  extension Effect: Publisher {
    public typealias Output = Action
    public typealias Failure = Never

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Action, S.Failure == Never {
      subscriber.receive(subscription: EffectSubscription(self, subscriber))
    }

    /// Returns this effect unchanged.
    public func eraseToEffect() -> Self { self }
  }
#endif
