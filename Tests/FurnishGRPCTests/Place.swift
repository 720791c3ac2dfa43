import Furnish
import FurnishGRPC
import GRPCCore

/// Where the service runs that a test of `BehaviorTests` calls.
enum Place: CaseIterable, Sendable {
  /// Behind a server of this process.
  case grpc
  /// The same, with a scope for each call.
  case scoped
  /// Behind a server of another process.
  case process

  /// The places that can run a service which a test has written.
  static let inThisProcess = [Place.grpc, .scoped]

  /// The number of elements that a service may produce before its caller pulls them: what the transport sends ahead, which
  /// it limits by bytes. `StreamTests` measures it with large elements.
  var readAhead: Int { .max - 5 }

  /// The number of calls that run at the same time.
  var callsAtOnce: Int { 1_000 }

  /// Creates the service that answers at once, as its callers receive it.
  func reach() async throws -> LandmarkService {
    if self == .process { return try await ServerProcess().landmarks }
    return try await reach(.mock)
  }

  /// A service, as its callers have it.
  func reach(_ service: LandmarkService) async throws -> LandmarkService {
    switch self {
    case .grpc: return try await Loopback([service.grpcService()]).landmarks
    case .scoped:
      let container = ServiceContainer()
      try container.services.addLevel(CallLevel.self)
      let provider = try container.validated()
      return try await Loopback([service.grpcService(scoping: provider, CallLevel.self) { _ in "" }]).landmarks
    case .process: throw RemoteError(.unimplemented, "the process serves the service that answers at once")
    }
  }
}

/// The level of a call; the input is its token.
enum CallLevel: ScopeLevel { typealias Input = String }
