import Furnish

extension Effect {
  /// Returns an effect that waits, and then starts this one.
  ///
  /// - Parameters:
  ///   - duration: The time to wait.
  ///   - clock: The clock to wait on; by default the `continuousClock` of the services in force.
  public func delay(for duration: Duration, clock: (any Clock<Duration>)? = nil) -> Self {
    let services = EffectServices()
    return Self(start: { run in
      services {
        let clock = clock ?? ServiceValues.current.continuousClock
        run.startTask { run in
          do { try await clock.sleep(for: duration) } catch { return }
          await run.enter { self.start(run) }
        }
      }
    })
  }

  /// Starts this effect when none of the same id was requested during a time.
  ///
  /// ```swift
  /// environment.search(query).debounce(id: SearchID.query, for: .milliseconds(300))
  /// ```
  ///
  /// - Parameters:
  ///   - id: Cancels those of the same id that wait or run.
  ///   - duration: The time without another request.
  ///   - clock: The clock to wait on; by default the `continuousClock` of the services in force.
  public func debounce(
    id: some Hashable & Sendable, for duration: Duration, clock: (any Clock<Duration>)? = nil
  ) -> Self {
    delay(for: duration, clock: clock).cancellable(id: id, cancelInFlight: true)
  }

  /// Sends an action at once, and in the time that follows at most one, at its end.
  ///
  /// - Parameters:
  ///   - id: The id of the effects that share the time, among all effects of the store.
  ///   - duration: The time between two actions.
  ///   - clock: The clock to wait on; by default the `continuousClock` of the services in force.
  ///   - latest: Whether the last action of that time is sent at its end, or the first.
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
