import Foundation
import Furnish
import FurnishGRPC
import GRPCCore

/// The place where a service runs that a test calls.
enum ServiceHost: CaseIterable, Sendable {
  /// Behind a server of this process.
  case grpc
  /// Behind a server of this process that opens a scope for each call.
  case scoped
  /// Behind a server of another process.
  case process

  /// The hosts that can run a service which a test has written.
  static let inThisProcess = [ServiceHost.grpc, .scoped]

  /// The number of elements that a service may produce before its caller pulls them. The transport limits it by bytes, which
  /// `StreamTests` measures with large elements.
  var readAhead: Int { .max - 5 }

  /// The number of calls that run at the same time: `FURNISH_CALLS`.
  var callsAtOnce: Int { ProcessInfo.processInfo.environment["FURNISH_CALLS"].flatMap { Int($0) } ?? 1_000 }

  /// Returns the service that answers at once, as its callers receive it.
  func mockService() async throws -> LandmarkService {
    if self == .process { return try await ServerProcess().landmarks }
    return try await serve(.mock)
  }

  /// Returns the service that answers at once over several connections.
  func mockServices(_ count: Int) async throws -> [LandmarkService] {
    if self == .process {
      let server = try await ServerProcess()
      return try SeveralConnections(to: server, port: server.port, count: count).landmarks
    }
    let loopback = try await loopback(serving: .mock)
    return try SeveralConnections(to: loopback, port: loopback.port, count: count).landmarks
  }

  /// Returns a service as its callers receive it.
  func serve(_ service: LandmarkService) async throws -> LandmarkService {
    try await loopback(serving: service).landmarks
  }

  private func loopback(serving service: LandmarkService) async throws -> Loopback {
    switch self {
    case .grpc: return try await Loopback([service.grpcService()])
    case .scoped:
      let container = ServiceContainer()
      try container.services.addLevel(CallLevel.self)
      let provider = try container.validated()
      return try await Loopback([service.grpcService(scoping: provider, CallLevel.self) { _ in "" }])
    case .process: throw RemoteError(.unimplemented, "the process serves the service that answers at once")
    }
  }
}

/// The level of a call, whose input is the token of the call.
enum CallLevel: ScopeLevel { typealias Input = String }
