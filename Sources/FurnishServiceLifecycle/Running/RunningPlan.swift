#if ServiceLifecycle
  /// The states of the services of a group: receives each event, and returns what to do next.
  ///
  /// A service is started when all that it needs are ready, and stopped when all that need it have ended.
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

    private enum Phase { case waiting, starting, ready, ended }

    private struct Member {
      var phase = Phase.waiting
      /// The way in which the service was stopped, if it was.
      var stop: Stop?
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
    var hasEnded: Bool { members.indices.allSatisfy(isDown) }

    /// Whether every service is ready, and none is being stopped.
    var isReady: Bool { stop == nil && members.indices.allSatisfy(isReady) }

    func isStarting(_ index: Int) -> Bool { members[index].phase == .starting }

    func hasEnded(_ index: Int) -> Bool { members[index].phase == .ended }

    /// The way in which a service was stopped, if it was.
    func stop(of index: Int) -> Stop? { members[index].stop }

    mutating func setReady(_ index: Int) {
      if members[index].phase == .starting { members[index].phase = .ready }
    }

    mutating func setEnded(_ index: Int) { members[index].phase = .ended }

    /// Stops the group, or stops it more strictly.
    mutating func stop(_ stop: Stop) { self.stop = max(self.stop ?? stop, stop) }

    /// The steps after the events so far.
    ///
    /// - Complexity: Linear in the services and their needs.
    mutating func nextSteps() -> [Step] {
      var steps: [Step] = []
      for index in members.indices {
        switch members[index].phase {
        case .waiting where stop == nil && order.needs[index].allSatisfy(isReady):
          members[index].phase = .starting
          steps.append(.start(index))
        case .starting, .ready:
          guard let stop, members[index].stop.map({ $0 < stop }) ?? true, order.dependents[index].allSatisfy(isDown)
          else { continue }
          members[index].stop = stop
          steps.append(.stop(index, stop))
        case .waiting, .ended:
          continue
        }
      }
      return steps
    }

    /// Notes that a service which was stopped gracefully is canceled.
    mutating func cancel(_ index: Int) { members[index].stop = .byCancellation }

    private func isReady(_ index: Int) -> Bool { members[index].phase == .ready || members[index].phase == .ended }

    private func isDown(_ index: Int) -> Bool {
      members[index].phase == .ended || members[index].phase == .waiting && stop != nil
    }
  }
#endif
