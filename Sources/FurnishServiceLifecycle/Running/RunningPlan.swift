#if ServiceLifecycle
  /// The states of the services of a group. The plan receives each event, and returns the steps that follow.
  ///
  /// A service is started when all that it needs are ready, and stopped when all that need it have ended.
  ///
  /// In a restart, the services that restart are stopped in the order of a stop, wait until all of them have ended, and
  /// are started in the order of a start. The other services keep running.
  struct RunningPlan {
    /// The way in which a service is stopped; a later case takes precedence over an earlier one.
    enum Stop: Int, Comparable {
      case gracefully
      case byCancellation

      static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    enum Step: Equatable {
      case start(Int)
      case stop(Int, Stop)
    }

    private enum Phase { case waiting, starting, ready, ended, failed }

    private struct Member {
      var phase = Phase.waiting
      /// The services that it needs and whose failure does not prevent its start: it has run with them before, and they
      /// have not restarted since.
      var optionalNeeds: Set<Int> = []
      /// The way in which the service was stopped, if it was.
      var stop: Stop?
      /// Whether the service is stopped in order to be started again, and must not be started yet.
      var isRestarting = false
      /// Whether the service has ended, and runs again after the next change.
      var awaitsChange = false
    }

    private let order: RunningOrder
    private var members: [Member]

    /// The way in which the group is being stopped.
    private(set) var stop: Stop?

    init(_ order: RunningOrder) {
      self.order = order
      members = order.needs.map { _ in Member() }
    }

    /// Whether no service runs, and none will be started.
    ///
    /// A plan without services has ended once it is stopped: other services of the group may run until then.
    var hasEnded: Bool {
      if members.isEmpty { return stop != nil }
      return members.indices.allSatisfy(isDown) && (stop != nil || !members.contains(where: \.awaitsChange))
    }

    /// Whether every service that has not ended is ready, and none is being stopped.
    var isReady: Bool {
      stop == nil
        && members.allSatisfy { !$0.isRestarting && ($0.phase == .ready || $0.phase == .ended || $0.phase == .failed) }
    }

    /// Whether services restart, and none of them runs any more.
    var isReadyToRestart: Bool {
      stop == nil && isRestarting && members.allSatisfy { !$0.isRestarting || $0.phase == .waiting }
    }

    /// Whether services are stopped in order to be started again.
    var isRestarting: Bool { members.contains(where: \.isRestarting) }

    func isStarting(_ index: Int) -> Bool { members[index].phase == .starting }

    /// Returns the services that wait, and will not be started because a service that they need has failed.
    func services(blockedBy index: Int) -> [Int] {
      members.indices.filter { members[$0].phase == .waiting && order.needs[$0].contains(index) && isBlocked($0) }
    }

    /// Returns the way in which a service was stopped, if it was.
    func stop(of index: Int) -> Stop? { members[index].stop }

    mutating func setReady(_ index: Int) {
      if members[index].phase == .starting { members[index].phase = .ready }
    }

    /// Records that a service has ended.
    ///
    /// - Parameters:
    ///   - isFailed: Whether it has failed: services that need it and wait for it are not started.
    ///   - awaitsChange: Whether it runs again after the next change, unless the group is stopped first.
    mutating func setEnded(_ index: Int, isFailed: Bool = false, awaitsChange: Bool = false) {
      if members[index].isRestarting, stop == nil {
        setWaiting(index)
      } else {
        members[index].phase = isFailed ? .failed : .ended
        members[index].awaitsChange = awaitsChange
      }
    }

    /// Stops the group, or stops it more strictly.
    mutating func stop(_ stop: Stop) { self.stop = max(self.stop ?? stop, stop) }

    /// Marks services to be stopped and then started again. One that has ended, or was not started yet, waits as well.
    mutating func restart(_ services: [Int]) {
      for index in services where !members[index].isRestarting {
        members[index].isRestarting = true
        if members[index].phase != .waiting { members[index].optionalNeeds = order.needs[index] }
        if members[index].phase == .ended || members[index].phase == .failed { setWaiting(index) }
      }
    }

    /// Allows the services that were stopped for a restart to start again. None of them may still be running.
    mutating func endRestart() {
      let restarted = members.indices.filter { members[$0].isRestarting }
      for index in restarted {
        members[index].isRestarting = false
        members[index].optionalNeeds.subtract(restarted)
      }
    }

    /// Returns the steps that follow from the events so far, and marks them as begun.
    ///
    /// - Complexity: Linear in the services and their needs.
    mutating func nextSteps() -> [Step] {
      var steps: [Step] = []
      for index in members.indices {
        switch members[index].phase {
        case .waiting where mayStart(index):
          members[index].phase = .starting
          steps.append(.start(index))
        case .starting, .ready:
          guard let due = dueStop(of: index), members[index].stop.map({ $0 < due }) ?? true else { continue }
          members[index].stop = due
          steps.append(.stop(index, due))
        case .waiting, .ended, .failed:
          continue
        }
      }
      return steps
    }

    /// Records that a service which was stopped gracefully is canceled.
    mutating func cancel(_ index: Int) { members[index].stop = .byCancellation }

    private func mayStart(_ index: Int) -> Bool {
      stop == nil && !members[index].isRestarting
        && order.needs[index].allSatisfy { isReady($0) || isFailed($0) && members[index].optionalNeeds.contains($0) }
    }

    /// Returns the way to stop a service now; nil while another service depends on it and still runs.
    private func dueStop(of index: Int) -> Stop? {
      if let stop { return order.dependents[index].allSatisfy(isDown) ? stop : nil }
      guard members[index].isRestarting else { return nil }
      let isFree = order.dependents[index].allSatisfy { !members[$0].isRestarting || members[$0].phase == .waiting }
      return isFree ? .gracefully : nil
    }

    private mutating func setWaiting(_ index: Int) {
      members[index].phase = .waiting
      members[index].stop = nil
      members[index].awaitsChange = false
    }

    private func isReady(_ index: Int) -> Bool {
      !members[index].isRestarting && (members[index].phase == .ready || members[index].phase == .ended)
    }

    private func isFailed(_ index: Int) -> Bool { members[index].phase == .failed }

    /// Returns whether a service is not started because one that it needs has failed.
    private func isBlocked(_ index: Int) -> Bool {
      order.needs[index].contains { isFailed($0) && !members[index].optionalNeeds.contains($0) }
    }

    private func isDown(_ index: Int) -> Bool {
      switch members[index].phase {
      case .waiting: stop != nil || isBlocked(index)
      case .starting, .ready: false
      case .ended, .failed: true
      }
    }
  }
#endif
