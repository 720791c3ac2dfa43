/// The tasks that views have started with `task`.
@MainActor
final class HostTasks {
  private var running: [Int: Task<Void, Never>] = [:]
  private var waiting: Set<Int> = []
  private var count = 0

  func nextNumber() -> Int {
    count += 1
    waiting.insert(count)
    return count
  }

  func start(_ work: Work, as number: Int) {
    // Its view may have disappeared before the task could start.
    guard waiting.remove(number) != nil else { return }
    running[number] = Task(priority: work.priority) {
      await work.action()
      self.running[number] = nil
    }
  }

  func cancel(_ number: Int) {
    waiting.remove(number)
    running[number]?.cancel()
  }
}
