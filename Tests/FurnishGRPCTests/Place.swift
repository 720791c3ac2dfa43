import Furnish
import FurnishGRPC
import GRPCCore

/// A place where the service runs that a test of `BehaviorTests` calls.
enum Place: CaseIterable, Sendable {
  /// Behind a server of this process.
  case grpc
  /// Behind a server of this process that opens a scope for each call.
  case scoped
  /// Behind a server of another process.
  case process

  /// The places that can run a service which a test has written.
  static let inThisProcess = [Place.grpc, .scoped]

  /// The number of elements that a service may produce before its caller pulls them. The transport limits it by bytes, which
  /// `StreamTests` measures with large elements.
  var readAhead: Int { .max - 5 }

  /// The number of calls that run at the same time.
  var callsAtOnce: Int { 1_000 }

  /// Returns the service that answers at once, as its callers receive it.
  func mockService() async throws -> LandmarkService {
    if self == .process { return try await ServerProcess().landmarks }
    return try await serve(.mock)
  }

  /// Returns a service as its callers receive it.
  func serve(_ service: LandmarkService) async throws -> LandmarkService {
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

/// The level of a call, whose input is the token of the call.
enum CallLevel: ScopeLevel { typealias Input = String }
