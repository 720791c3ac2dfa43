#if ServiceLifecycle
  import Furnish
  import Logging
  import ServiceLifecycle

  /// The running services of a container as one service of a `ServiceGroup`.
  ///
  /// A `ServiceGroup` starts all of its services at once and cancels all of them at once. So it has this one alone, which
  /// gives each running service a group of its own, in a detached task: neither cancellation nor graceful shutdown
  /// reaches it from outside. One task receives all events, takes the next steps from the ``RunningPlan``, and performs
  /// them.
  struct OrderedServices: ServiceLifecycle.Service {
    struct Member {
      let name: String
      let service: any ServiceLifecycle.Service
      let onSuccess: ServiceEndReaction
      let onFailure: ServiceEndReaction
    }

    let container: ServiceContainer
    let root: ServiceScope
    let members: [Member]
    let order: RunningOrder
    let timeouts: RunningTimeouts
    let logger: Logger

    func run() async throws {
      let (events, inbox) = AsyncStream.makeStream(of: RunningEvent.self)
      let services = withServices {
        $0.provider = root
      } operation: {
        withEscapedServices { $0 }
      }
      let loop = Task.detached(priority: Task.currentPriority) {
        var running = RunningLoop(self, inbox, services)
        return await running.run(events)
      }
      let failure = await withTaskCancellationHandler {
        await withGracefulShutdownHandler {
          await loop.value
        } onGracefulShutdown: {
          inbox.yield(.stopRequested(.gracefully))
        }
      } onCancel: {
        inbox.yield(.stopRequested(.byCancellation))
      }
      if let failure { throw failure }
    }
  }

  /// An event of the services of a group, or a request to the group.
  enum RunningEvent: Sendable {
    case ready(Int)
    case ended(Int, (any Error)?)
    case stopRequested(RunningPlan.Stop)
    case startTimedOut(Int)
    /// The service did not end in time after it was stopped in that way.
    case stopTimedOut(Int, RunningPlan.Stop)
    case closed((any Error)?)
    case closingTimedOut
  }

  /// The time that a service may take to be ready, and to end, and the clock that measures it.
  struct RunningTimeouts: Sendable {
    let start: Duration?
    let stop: Duration?
    let clock: any Clock<Duration>
  }

  /// The task that starts and stops the services.
  private struct RunningLoop {
    private let services: OrderedServices
    private let inbox: AsyncStream<RunningEvent>.Continuation
    private let values: EscapedServices
    private var plan: RunningPlan
    private var groups: [Int: ServiceGroup] = [:]
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var timers: [Task<Void, Never>] = []
    private var failure: (any Error)?
    private var isClosing = false
    private var isOver = false

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
      for timer in timers { timer.cancel() }
      return failure
    }

    private mutating func handle(_ event: RunningEvent) {
      switch event {
      case .ready(let index): plan.setReady(index)
      case .ended(let index, let error): handleEnd(of: index, error)
      case .stopRequested(let stop): plan.stop(stop)
      case .startTimedOut(let index):
        guard plan.isStarting(index), plan.stop == nil else { return }
        fail(RunningServiceError.startTimedOut(services.members[index].name, after: services.timeouts.start!))
        plan.stop(.byCancellation)
      case .stopTimedOut(let index, let stop): handleTimeout(of: index, stop)
      case .closed(let error):
        if let error { fail(error) }
        isOver = true
      case .closingTimedOut:
        fail(RunningServiceError.closingTimedOut(after: services.timeouts.stop!))
        isOver = true
      }
    }

    private mutating func handleEnd(of index: Int, _ error: (any Error)?) {
      // A service that is no longer awaited may still end.
      if plan.hasEnded(index) { return }
      let member = services.members[index]
      let wasStopped = plan.stop(of: index) != nil
      plan.setEnded(index)
      if let error {
        if wasStopped, error is CancellationError { return }
        if member.onFailure == .ignore { log(error, of: member.name) } else { fail(error) }
      }
      // The end of a service makes the stop of a group that is being stopped no stricter.
      if plan.stop != nil { return }
      switch error == nil ? member.onSuccess : member.onFailure {
      case .ignore: return
      case .gracefullyShutdownGroup: plan.stop(.gracefully)
      case .cancelGroup:
        if error == nil { fail(ServiceGroupError.serviceFinishedUnexpectedly(service: member.name)) }
        plan.stop(.byCancellation)
      }
    }

    private mutating func handleTimeout(of index: Int, _ stop: RunningPlan.Stop) {
      guard !plan.hasEnded(index), plan.stop(of: index) == stop else { return }
      let (name, duration) = (services.members[index].name, services.timeouts.stop!)
      switch stop {
      case .gracefully:
        // As in ServiceLifecycle, this is no failure: a client may keep a server busy for as long as it likes.
        services.logger.warning(
          "A service did not end in time after graceful shutdown, and was canceled",
          metadata: ["service": "\(name)", "stopTimeout": "\(duration)"])
        plan.cancel(index)
        cancel(index)
      case .byCancellation:
        fail(RunningServiceError.stopTimedOut(name, after: duration))
        plan.setEnded(index)
      }
    }

    /// Performs the steps that are due, up to closing the container.
    private mutating func advance() async {
      for step in plan.nextSteps() {
        switch step {
        case .start(let index): start(index)
        case .stop(let index, .byCancellation): cancel(index)
        case .stop(let index, .gracefully):
          await groups[index]?.triggerGracefulShutdown()
          startTimer(services.timeouts.stop, .stopTimedOut(index, .gracefully))
        }
      }
      if plan.stop != nil {
        services.root.startProgress = .stopping
      } else {
        services.root.startProgress = plan.isReady ? .ready : .starting
      }
      if plan.hasEnded { close() }
    }

    private mutating func start(_ index: Int) {
      let (inbox, values) = (inbox, values)
      let member = services.members[index]
      let service = ObservedService(service: member.service) { inbox.yield(.ready(index)) }
      let group = ServiceGroup(
        configuration: ServiceGroupConfiguration(
          services: [
            .init(
              service: service, successTerminationBehavior: .gracefullyShutdownGroup,
              failureTerminationBehavior: .gracefullyShutdownGroup, serviceName: member.name)
          ],
          logger: services.logger))
      groups[index] = group
      tasks[index] = Task.detached(priority: Task.currentPriority) {
        do {
          try await values.yield { () async throws in try await group.run() }
          inbox.yield(.ended(index, nil))
        } catch {
          inbox.yield(.ended(index, error))
        }
      }
      startTimer(services.timeouts.start, .startTimedOut(index))
    }

    private mutating func cancel(_ index: Int) {
      tasks[index]?.cancel()
      startTimer(services.timeouts.stop, .stopTimedOut(index, .byCancellation))
    }

    /// Closes the container, unless that has begun.
    private mutating func close() {
      guard !isClosing else { return }
      isClosing = true
      let (inbox, container) = (inbox, services.container)
      Task.detached(priority: Task.currentPriority) {
        do {
          try await container.close()
          inbox.yield(.closed(nil))
        } catch {
          inbox.yield(.closed(error))
        }
      }
      startTimer(services.timeouts.stop, .closingTimedOut)
    }

    private mutating func startTimer(_ duration: Duration?, _ event: RunningEvent) {
      guard let duration else { return }
      let (inbox, clock) = (inbox, services.timeouts.clock)
      timers.append(
        Task.detached {
          // A canceled timer is no longer awaited.
          guard (try? await clock.sleep(for: duration)) != nil else { return }
          inbox.yield(event)
        })
    }

    /// Notes an error: the first is thrown, all others are logged.
    private mutating func fail(_ error: any Error) {
      if failure == nil { failure = error } else { log(error, of: nil) }
    }

    private func log(_ error: any Error, of service: String?) {
      var metadata: Logger.Metadata = ["error": "\(error)"]
      if let service { metadata["service"] = "\(service)" }
      services.logger.error("A running service failed", metadata: metadata)
    }
  }

  /// A service that reports when it is ready.
  private struct ObservedService: ServiceLifecycle.Service {
    let service: any ServiceLifecycle.Service
    let ready: @Sendable () -> Void

    func run() async throws {
      if let service = service as? any ReadinessSignaling { return try await service.run(ready: ready) }
      ready()
      try await service.run()
    }
  }
#endif
