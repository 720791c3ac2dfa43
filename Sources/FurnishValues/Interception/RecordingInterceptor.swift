/// An interceptor that records every call of every endpoint in a ``ServiceSpy``.
///
/// See ``ClosureService/recorded(into:)``.
public struct RecordingInterceptor: ServiceInterceptor {
  private let spy: ServiceSpy

  /// Creates an interceptor that records calls.
  ///
  /// - Parameter spy: The recorder of the calls.
  public init(into spy: ServiceSpy) { self.spy = spy }

  public func intercept<R, E: Error>(
    _ call: ServiceCall, next: () throws(E) -> R
  ) throws(E) -> R {
    let id = spy.begin(call)
    do throws(E) {
      let result = try next()
      spy.end(id, .returned)
      return result
    } catch {
      spy.end(id, .threw("\(error)"))
      throw error
    }
  }

  public nonisolated(nonsending) func intercept<R, E: Error>(
    _ call: ServiceCall, next: nonisolated(nonsending) () async throws(E) -> R
  ) async throws(E) -> R {
    let id = spy.begin(call)
    do throws(E) {
      let result = try await next()
      spy.end(id, .returned)
      return result
    } catch {
      spy.end(id, .threw("\(error)"))
      throw error
    }
  }
}

extension ServiceInterceptor where Self == RecordingInterceptor {
  /// Records every call in a ``ServiceSpy``; see ``ClosureService/recorded(into:)``.
  ///
  /// - Parameter spy: The recorder of the calls.
  /// - Returns: The interceptor.
  public static func recorded(into spy: ServiceSpy) -> Self { Self(into: spy) }
}

extension ClosureService {
  /// Returns this service with a spy that records its calls.
  ///
  /// ```swift
  /// let spy = ServiceSpy()
  /// let service = LandmarkService.preview.recorded(into: spy)
  /// ```
  ///
  /// - Parameter spy: The recorder of the calls. It stores a description of the arguments, which it creates at the
  ///   call.
  /// - Returns: A copy of this service, whose calls are recorded.
  public func recorded(into spy: ServiceSpy) -> Self {
    intercepting(RecordingInterceptor(into: spy))
  }
}
