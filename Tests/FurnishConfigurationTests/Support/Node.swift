import Furnish

/// A node of any number.
protocol AnyNode: AnyObject, Part {
  var id: Int { get }
  var number: Int { get }
}

final class Node<M: NumberType>: AnyNode, Closeable {
  let id: Int
  let number = M.number
  let values: [Int: Int]
  private let journal: NodeJournal

  init(_ journal: NodeJournal, _ parts: [any Part]) {
    self.journal = journal
    var values: [Int: Int] = [:]
    for part in parts {
      for (knob, value) in part.values {
        if let other = values[knob], other != value {
          journal.recordViolation("node \(M.number) has \(other) and \(value)")
        }
        values[knob] = value
      }
    }
    self.values = values
    id = journal.create(M.number)
  }

  func close() async { journal.close(id) }
}

/// A record of the nodes that were created and closed, and of the faults that were found.
final class NodeJournal: Sendable {
  struct State: Sendable {
    /// The number of the node, by the id of the instance.
    var created: [Int] = []
    var closed: [Int] = []
    var violations: [String] = []
    /// The instances that open scopes use, by a number for each scope.
    var inUse: [Int: Set<Int>] = [:]
  }

  private let recorded = AwaitedState(State())

  var state: State { recorded.value }

  func recordViolation(_ violation: String) { recorded.change { $0.violations.append(violation) } }

  func create(_ number: Int) -> Int {
    recorded.change { state in
      state.created.append(number)
      return state.created.count - 1
    }
  }

  func use(_ id: Int, in scope: Int) {
    recorded.change { state in
      state.inUse[scope, default: []].insert(id)
      if state.closed.contains(id) { state.violations.append("scope \(scope) has the closed instance \(id)") }
    }
  }

  /// Records that a scope is about to be closed.
  func end(_ scope: Int) { recorded.change { $0.inUse[scope] = nil } }

  func close(_ id: Int) {
    recorded.change { state in
      if state.closed.contains(id) { state.violations.append("instance \(id) is closed twice") }
      for (scope, used) in state.inUse where used.contains(id) {
        state.violations.append("instance \(id) is closed while scope \(scope) uses it")
      }
      state.closed.append(id)
    }
  }

  /// Waits until a number of instances is closed.
  func wait(forClosed count: Int) async { await recorded.wait { $0.closed.count >= count } }
}
