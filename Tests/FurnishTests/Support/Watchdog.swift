#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Ends the process by a signal if it still runs after some seconds. For exit tests of code that must not hang: nothing
/// can end a thread that waits forever, except the end of its process.
///
/// - Parameter seconds: Far longer than the test takes on a slow machine that runs other tests as well.
func stopIfHanging(after seconds: UInt32 = 300) { _ = alarm(seconds) }
