import Dispatch

extension Workload {
  /// Runs the main function of a program for callgrind. Without arguments it lists the workloads. With `NAME COUNT` it
  /// runs one of them inside a task, like real programs.
  @MainActor
  public static func runProgram(of all: [Workload]) async {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let count = arguments.last.flatMap({ Int($0) }) else {
      for workload in all { print(workload.name) }
      return
    }
    guard let workload = all.first(where: { $0.name == arguments.first }) else {
      fatalError("there is no workload \(arguments.first ?? "")")
    }
    if workload.isAsynchronous { runOffMainActor(workload, count) } else { await workload.run(count) }
  }

  /// Runs a workload in the thread pool, like a server, while this thread blocks.
  ///
  /// Valgrind stops with an internal error if the main thread is given to the dispatch library and the pool starts a
  /// thread afterwards.
  private static func runOffMainActor(_ workload: Workload, _ count: Int) {
    let end = DispatchSemaphore(value: 0)
    Task.detached {
      await workload.run(count)
      end.signal()
    }
    end.wait()
  }
}
