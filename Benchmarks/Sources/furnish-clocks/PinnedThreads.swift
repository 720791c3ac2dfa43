import Glibc
import Pinning

/// Threads that start together, each on a processor of its own. Only Linux can bind threads to
/// processors.
enum PinnedThreads {
  /// Measures the time that `body` takes in several threads at the same time: from the moment when
  /// all of them are ready until the last one has ended.
  static func measure(threads count: Int, _ body: @escaping @Sendable () -> Void) -> Duration {
    let barrier = UnsafeMutablePointer<pthread_barrier_t>.allocate(capacity: 1)
    defer { barrier.deallocate() }
    pthread_barrier_init(barrier, nil, UInt32(count + 1))
    defer { pthread_barrier_destroy(barrier) }
    let threads = (0..<count).map { processor in
      start(
        Work {
          pin_to_processor(Int32(processor))
          pthread_barrier_wait(barrier)
          body()
        })
    }
    pthread_barrier_wait(barrier)
    return ContinuousClock().measure {
      for thread in threads { pthread_join(thread, nil) }
    }
  }

  private static func start(_ work: Work) -> pthread_t {
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { argument in
        Unmanaged<Work>.fromOpaque(argument!).takeRetainedValue().run()
        return nil
      }, Unmanaged.passRetained(work).toOpaque())
    precondition(status == 0, "there is no thread to be had")
    return thread
  }
}

private final class Work {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}
