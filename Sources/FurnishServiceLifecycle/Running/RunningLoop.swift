#if ServiceLifecycle
  import Furnish
  import Logging
  import ServiceLifecycle

  /// The task that starts, stops and restarts the services of a group.
  struct RunningLoop {
    let services: OrderedServices
    private let inbox: AsyncStream<RunningEvent>.Continuation
    private let values: EscapedServices
    private(set) var plan: RunningPlan

    /// The instances that the services run with; nil until they are read for the first time.
    private var instances: RunningInstances?

    /// Whether the container may have newer instances.
    private var isOutdated = true

    /// The current run of each service, from its start to its end.
    private var runs: [Int: Run] = [:]
    private var runCount = 0
    private var closingTimer: Task<Void, Never>?
    /// The error that the group ends with: the first one.
    var failure: (any Error)?
    private var isClosing = false
    private var isOver = false

    /// A service that runs, and the timers of its time-outs.
    private struct Run {
      let id: RunID
      let group: ServiceGroup
      let task: Task<Void, Never>
      var timers: [Task<Void, Never>] = []
    }

    init(
      _ services: OrderedServices, _ inbox: AsyncStream<RunningEvent>.Continuation, _ values: EscapedServices
    ) {
      self.services = services
      self.inbox = inbox
      self.values = values
      plan = RunningPlan(services.order)
    }

    /// Runs all services to their end, and closes the container.
    ///
    /// - Returns: The first error.
    mutating func run(_ events: AsyncStream<RunningEvent>) async -> (any Error)? {
      await advance()
      if !isOver {
        for await event in events {
          handle(event)
          if !isOver { await advance() }
          if isOver { break }
        }
      }
      for service in Array(runs.keys) { removeRun(service) }
      closingTimer?.cancel()
      return failure
    }

    private mutating func handle(_ event: RunningEvent) {
      switch event {
      case .ready(let run): if isCurrent(run) { plan.setReady(run.service) }
      case .ended(let run, let error): if isCurrent(run) { handleEnd(of: run.service, error) }
      case .stopRequested(let stop): plan.stop(stop)
      case .startTimedOut(let run):
        guard isCurrent(run), plan.isStarting(run.service), plan.stop == nil, plan.stop(of: run.service) == nil
        else { return }
        let name = services.members[run.service].name
        fail(RunningServiceError.startTimedOut(name, after: services.timeouts.start!), of: name)
        plan.stop(.byCancellation)
      case .stopTimedOut(let run, let stop): if isCurrent(run) { handleTimeout(of: run.service, stop) }
      case .changed: isOutdated = true
      case .closing:
        guard plan.stop == nil, !isClosing else { return }
        services.logger.warning("The container was closed before its service group was stopped, so the group stops")
        plan.stop(.gracefully)
      case .closed(let error):
        if let error { fail(error) }
        isOver = true
      case .closingTimedOut:
        fail(
          RunningServiceError.closingTimedOut(after: services.timeouts.stop!, services.root.unfinishedServices))
        isOver = true
      }
    }

    /// Returns whether a run has not ended. A service that is no longer awaited may still report something.
    private func isCurrent(_ run: RunID) -> Bool { runs[run.service]?.id == run }

    private mutating func handleEnd(of index: Int, _ error: (any Error)?) {
      let member = services.members[index]
      let wasStopped = plan.stop(of: index) != nil
      let reaction = error == nil ? member.attachment.onSuccess : member.attachment.onFailure
      removeRun(index)
      plan.setEnded(
        index, isFailed: error != nil,
        awaitsChange: reaction == .ignore && member.attachment.onChange == .restart && services.root.followsChanges)
      if let error {
        if wasStopped, error is CancellationError {
          // As in ServiceLifecycle, the caller of a canceled group receives the error.
          if plan.stop == .byCancellation, failure == nil { failure = error }
          return
        }
        if reaction == .ignore { log(error, of: member.name) } else { fail(error, of: member.name) }
      } else if wasStopped {
        return
      }
      // A group that is being stopped is not stopped more strictly because a service ends.
      if plan.stop != nil { return }
      switch reaction {
      case .ignore: if error != nil { logServices(blockedBy: index) }
      case .gracefullyShutdownGroup: plan.stop(.gracefully)
      case .cancelGroup:
        if error == nil { fail(ServiceGroupError.serviceFinishedUnexpectedly(service: member.name), of: member.name) }
        plan.stop(.byCancellation)
      }
    }

    private mutating func handleTimeout(of index: Int, _ stop: RunningPlan.Stop) {
      guard plan.stop(of: index) == stop else { return }
      let (name, duration) = (services.members[index].name, services.timeouts.stop!)
      switch stop {
      case .gracefully:
        // As in ServiceLifecycle, this is not a failure: a client may keep a server busy for any time.
        services.logger.warning(
          "A service did not end in time after graceful shutdown, and was canceled",
          metadata: ["service": "\(name)", "stopTimeout": "\(duration)"])
        plan.cancel(index)
        cancel(index)
      case .byCancellation:
        fail(RunningServiceError.stopTimedOut(name, after: duration), of: name)
        // A service that may still run must not be started again, so the whole group stops.
        plan.stop(.gracefully)
        removeRun(index)
        plan.setEnded(index)
      }
    }

    /// Performs the steps that are due, up to closing the container.
    private mutating func advance() async {
      if isOutdated || plan.isReadyToRestart { await followChanges() }
      for step in plan.nextSteps() {
        switch step {
        case .start(let index): start(index)
        case .stop(let index, .byCancellation): cancel(index)
        case .stop(let index, .gracefully):
          await runs[index]?.group.triggerGracefulShutdown()
          startTimer(services.timeouts.stop, of: index) { .stopTimedOut($0, .gracefully) }
        }
      }
      if plan.stop != nil {
        services.root.startProgress = .stopping
        services.root.stopChanges()
      } else {
        services.root.startProgress = plan.isReady ? .ready : .starting
      }
      if plan.hasEnded { close() }
    }

    /// Replaces the instances by the newest ones. Services that run with another instance are stopped first; until they
    /// have ended, the old instances stay.
    private mutating func followChanges() async {
      isOutdated = false
      guard plan.stop == nil else { return }
      let newest: RunningInstances
      do {
        newest = try await RunningInstances(of: services)
      } catch {
        // The container was closed by other code, or a service that was released cannot be created again.
        fail(error)
        return plan.stop(.byCancellation)
      }
      if let instances { plan.restart(newest.differences(from: instances)) }
      guard !plan.isRestarting || plan.isReadyToRestart else { return await newest.close() }
      let old = instances
      instances = newest
      plan.endRestart()
      await old?.close()
    }

    private mutating func start(_ index: Int) {
      runCount += 1
      let run = RunID(service: index, number: runCount)
      let (inbox, values) = (inbox, values)
      let service = ObservedService(service: instances!.service(index)) { inbox.yield(.ready(run)) }
      let group = ServiceGroup(
        configuration: ServiceGroupConfiguration(
          services: [
            .init(
              service: service, successTerminationBehavior: .gracefullyShutdownGroup,
              failureTerminationBehavior: .gracefullyShutdownGroup, serviceName: services.members[index].name)
          ],
          logger: services.logger))
      let task = Task.detached(priority: Task.currentPriority) {
        do {
          try await values.yield { () async throws in try await group.run() }
          inbox.yield(.ended(run, nil))
        } catch {
          inbox.yield(.ended(run, error))
        }
      }
      runs[index] = Run(id: run, group: group, task: task)
      startTimer(services.timeouts.start, of: index) { .startTimedOut($0) }
    }

    private mutating func cancel(_ index: Int) {
      runs[index]?.task.cancel()
      startTimer(services.timeouts.stop, of: index) { .stopTimedOut($0, .byCancellation) }
    }

    /// Removes a run that has ended or is no longer awaited, and cancels its timers.
    private mutating func removeRun(_ index: Int) {
      for timer in runs.removeValue(forKey: index)?.timers ?? [] { timer.cancel() }
    }

    /// Closes the container, unless that has begun.
    private mutating func close() {
      guard !isClosing else { return }
      isClosing = true
      let (inbox, values, container) = (inbox, values, services.container)
      Task.detached(priority: Task.currentPriority) {
        do {
          try await values.yield { () async throws in try await container.close() }
          inbox.yield(.closed(nil))
        } catch {
          inbox.yield(.closed(error))
        }
      }
      closingTimer = timer(services.timeouts.stop, .closingTimedOut)
    }

    private mutating func startTimer(_ duration: Duration?, of index: Int, _ event: (RunID) -> RunningEvent) {
      guard let run = runs[index]?.id, let timer = timer(duration, event(run)) else { return }
      runs[index]?.timers.append(timer)
    }

    private func timer(_ duration: Duration?, _ event: RunningEvent) -> Task<Void, Never>? {
      guard let duration else { return nil }
      let (inbox, clock) = (inbox, services.timeouts.clock)
      return Task.detached {
        // A canceled timer is no longer awaited.
        guard (try? await clock.sleep(for: duration.countable)) != nil else { return }
        inbox.yield(event)
      }
    }
  }
#endif
