#if ServiceLifecycle
  import Furnish
  import Logging
  import ServiceLifecycle

  /// The running services of a container as one service of a `ServiceGroup`.
  ///
  /// A `ServiceGroup` starts all of its services at once and cancels all of them at once. So the group has this service
  /// alone, which runs each running service in a group of its own, in a detached task that neither cancellation nor
  /// graceful shutdown reaches from outside. One task, the ``RunningLoop``, receives all events, takes the next steps
  /// from the ``RunningPlan``, and performs them.
  struct OrderedServices: ServiceLifecycle.Service {
    /// A service, by the registration that has created its instance.
    struct Member {
      let name: String

      /// The number of the registration in the container.
      let number: Int
      let attachment: RunningAttachment
    }

    let container: ServiceContainer
    let root: ServiceScope

    /// The values in force where the services were created. The services run with them.
    let values: EscapedServices
    let members: [Member]
    let order: RunningOrder
    let timeouts: RunningTimeouts
    let logger: Logger

    func run() async throws {
      let (events, inbox) = AsyncStream.makeStream(of: RunningEvent.self)
      let services = values.yield {
        withServices {
          $0.provider = root
        } operation: {
          EscapedServices(values: .current)
        }
      }
      root.onChange { inbox.yield(.changed) }
      root.onClosing { inbox.yield(.closing) }
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

  /// One run of a service: a service that restarts has several, one after the other.
  struct RunID: Hashable, Sendable {
    let service: Int
    let number: Int
  }

  /// An event of the services of a group, or a request to the group.
  enum RunningEvent: Sendable {
    case ready(RunID)
    case ended(RunID, (any Error)?)
    case stopRequested(RunningPlan.Stop)
    case startTimedOut(RunID)
    /// The service did not end in time after this kind of stop.
    case stopTimedOut(RunID, RunningPlan.Stop)
    /// Registrations of the container have changed, such as settings.
    case changed
    /// The container begins to close.
    case closing
    case closed((any Error)?)
    case closingTimedOut
  }

  /// The time that a service may take to be ready, and to end, and the clock that measures it.
  struct RunningTimeouts: Sendable {
    let start: Duration?
    let stop: Duration?
    let clock: any Clock<Duration>
  }
#endif
