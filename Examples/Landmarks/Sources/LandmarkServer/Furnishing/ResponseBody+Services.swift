import Furnish
import Hummingbird

extension ResponseBody {
  /// The same body, written under the services in force here: it is written when its handler, and everything
  /// around it, has returned long ago.
  ///
  /// - Parameter end: Called when the body was written, and also when that failed or was cancelled.
  func keepingServices(until end: @escaping @Sendable () async -> Void = {}) -> ResponseBody {
    withEscapedServices { services in
      ResponseBody(contentLength: contentLength) { writer in
        do {
          // `nonisolated(unsafe)`: this task alone has the writer, and does nothing with it until `yield` returns.
          nonisolated(unsafe) let writer = writer
          try await services.yield { try await write(writer) }
        } catch {
          await end()
          throw error
        }
        await end()
      }
    }
  }
}
