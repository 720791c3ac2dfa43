import Furnish
import FurnishRemote
import LandmarkPersistence

/// An interceptor that throws `RemoteError` if the database cannot be read. So callers in other processes can recognize
/// this error; of any other error they receive only the type.
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
