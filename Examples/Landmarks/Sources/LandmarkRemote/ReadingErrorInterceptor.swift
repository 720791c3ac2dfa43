import Furnish
import FurnishRemote
import LandmarkPersistence

/// An interceptor that throws `RemoteError` for a database that cannot be read. So callers in other processes distinguish it
/// from a fault of the program, of which they receive the type alone.
struct ReadingErrorInterceptor: ServiceInterceptor {
  func intercept<R, E: Error>(_ call: ServiceCall, next: () throws(E) -> R) throws(E) -> R { try next() }

  nonisolated(nonsending) func intercept<R, E: Error>(
    _ call: ServiceCall, next: nonisolated(nonsending) () async throws(E) -> R
  ) async throws(E) -> R {
    do throws(E) {
      return try await next()
    } catch {
      let unavailable = RemoteError(.unavailable, "the landmarks cannot be read")
      if error is DatabaseReadingError, let unavailable = unavailable as? E { throw unavailable }
      throw error
    }
  }
}
