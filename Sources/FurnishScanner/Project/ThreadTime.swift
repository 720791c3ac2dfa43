import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A clock of the work that one thread does.
///
/// On Linux it measures the processor time of the thread, so that other work on the machine does not make a thread seem
/// slow. On other systems it measures time by the clock.
struct ThreadTime: Sendable {
  #if canImport(Glibc) || canImport(Musl)
    private let clock: clockid_t
  #endif

  /// Creates the clock of the current thread, which can be read as long as the thread runs.
  init() {
    #if canImport(Glibc) || canImport(Musl)
      var clock = clockid_t()
      let status = pthread_getcpuclockid(pthread_self(), &clock)
      precondition(status == 0, "furnish: pthread_getcpuclockid failed with \(status) for a running thread")
      self.clock = clock
    #endif
  }

  /// The number of seconds that have passed on this clock.
  var seconds: Double {
    #if canImport(Glibc) || canImport(Musl)
      var time = timespec()
      // The thread may have ended between two readings; then it is not slow.
      guard clock_gettime(clock, &time) == 0 else { return 0 }
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    #else
      return Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    #endif
  }
}
