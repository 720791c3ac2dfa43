import FurnishRemote

/// The place where a service runs that a test calls.
enum ServiceHost: CaseIterable, Sendable {
  case local, inMemory

  /// The hosts that can run a service which a test has written.
  static let inThisProcess = allCases

  /// The number of elements that a service may produce before its caller pulls them.
  var readAhead: Int { 0 }

  /// The number of calls that run at the same time.
  var callsAtOnce: Int { 10_000 }

  /// Returns the service that answers at once, as its callers receive it.
  func mockService() async throws -> LandmarkService { try await serve(.mock) }

  /// Returns the service that answers at once, as several callers receive it.
  func mockServices(_ count: Int) async throws -> [LandmarkService] {
    Array(repeating: try await mockService(), count: count)
  }

  /// Returns a service as its callers receive it.
  func serve(_ service: LandmarkService) async throws -> LandmarkService {
    switch self {
    case .local: service
    case .inMemory: .remote(over: .inMemory(serving: service))
    }
  }
}
