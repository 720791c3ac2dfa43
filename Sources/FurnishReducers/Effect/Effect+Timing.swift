import Furnish

extension Effect {
  /// Returns an effect that waits, and then starts this one. If it is canceled while it waits, it sends nothing.
  ///
  /// - Parameters:
  ///   - duration: The time to wait.
  ///   - clock: The clock to wait on; by default the `continuousClock` of the services in force.
  public func delay(for duration: Duration, clock: (any Clock<Duration>)? = nil) -> Self {
    let services = EffectServices()
    return Self(start: { run in
      services {
        let clock = clock ?? ServiceValues.current.continuousClock
        run.startTask { waiting in
          do { try await clock.sleep(for: duration) } catch { return }
          await waiting.enter { self.start(run) }
        }
      }
    })
  }

  /// Returns an effect that starts this one after `duration`, unless another effect with the same id is started before.
  ///
  /// ```swift
  /// environment.search(query).debounce(id: SearchID.query, for: .milliseconds(300))
  /// ```
  ///
  /// - Parameters:
  ///   - id: The id. An effect that starts cancels the effects of the same id that wait or run.
  ///   - duration: The time that must pass before the effect starts.
  ///   - clock: The clock to wait on; by default the `continuousClock` of the services in force.
  public func debounce(
    id: some Hashable & Sendable, for duration: Duration, clock: (any Clock<Duration>)? = nil
  ) -> Self {
    delay(for: duration, clock: clock).cancellable(id: id, cancelInFlight: true)
  }

  /// Returns an effect that sends at most one action of this effect in each `duration`: the first action at once, and
  /// one of those that follow within `duration`, at its end. The other actions are dropped.
  ///
  /// - Parameters:
  ///   - id: The id of the effects that share the time, among all effects of the store.
  ///   - duration: The shortest time between two actions.
  ///   - clock: The clock to wait on; by default the `continuousClock` of the services in force.
  ///   - latest: Whether the last of the actions in a `duration` is sent at its end, rather than the first of them.
  public func throttle(
    id: some Hashable & Sendable, for duration: Duration, clock: (any Clock<Duration>)? = nil,
    latest: Bool = true
  ) -> Self {
    let id = EffectID(id)
    let services = EffectServices()
    return Self(start: { run in
      let clock = clock ?? services { ServiceValues.current.continuousClock }
      let scope = run.activity.scope
      self.start(
        run.receiving { action in
          if let window = scope.windows[id] {
            window.wait(run, action, latest: latest)
          } else {
            _ = ThrottleWindow(id, lasting: duration, on: clock, in: scope)
            run.receive(action)
          }
        })
    })
  }
}
