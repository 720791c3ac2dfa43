/// The tasks that views have started with `task`.
@MainActor
final class HostTasks {
  private var running: [Int: Task<Void, Never>] = [:]
  private var cancelled: Set<Int> = []
  private var count = 0

  var isEmpty: Bool { running.isEmpty }

  func nextNumber() -> Int {
    count += 1
    return count
  }

  func start(_ work: Work, as number: Int) {
    // The view has gone before its task could start.
    if cancelled.remove(number) != nil { return }
    running[number] = Task(priority: work.priority) {
      await work.action()
      self.running[number] = nil
    }
  }

  func cancel(_ number: Int) {
    guard number <= count else { return }
    if let task = running[number] {
      task.cancel()
    } else {
      cancelled.insert(number)
    }
  }
}
