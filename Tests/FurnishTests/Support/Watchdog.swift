#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Ends the process by a signal if it is still there after so many seconds. For exit tests
/// of what must not hang: nothing can end a thread that waits forever, so such a test has to
/// lose a whole process.
func stopIfHanging(after seconds: UInt32 = 20) { _ = alarm(seconds) }
