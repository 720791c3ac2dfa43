import Furnish
import FurnishGRPC
import GRPCCore
import GRPCNIOTransportHTTP2Posix
import Testing

/// Services that a server cannot serve together, or in the provider that it was given.
@Suite(.timeLimit(.minutes(60))) struct MisplacedServiceTests {
  enum Billing {
    @ClosureService(store: .none) @RemoteService
    struct AccountService: Sendable {
      var owner: @Sendable () async throws -> String
    }
  }

  enum Login {
    @ClosureService(store: .none) @RemoteService
    struct AccountService: Sendable {
      var owner: @Sendable () async throws -> String
    }
  }

  private static func makeServer(_ services: [any RegistrableRPCService]) {
    _ = GRPCServer(
      transport: .http2NIOPosix(address: .ipv4(host: "127.0.0.1", port: 0), transportSecurity: .plaintext),
      services: services)
  }

  private func expect(_ text: String, in result: ExitTest.Result?) {
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains(text))
  }

  @Test func `a server stops when two services have one method`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      MisplacedServiceTests.makeServer([
        LandmarkService.mock.grpcService(), LandmarkService.unimplemented.grpcService(),
      ])
    }
    expect(
      """
      The server already has the method LandmarkService/fetch: callers of one service would be answered by the other one.
        where: `grpcService` of FurnishGRPCTests.LandmarkService
        fix:   serve each service once, and give services whose types have the same name names of their own: \
      `grpcService(named: …)`, and `.grpc(client, named: …)` for their callers.
      """, in: result)
  }

  @Test func `a level whose parent is not open stops the program before a call arrives`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = ServiceContainer()
      try container.services.addLevel(InnerLevel.self)
      _ = LandmarkService.mock.grpcService(scoping: try container.validated(), InnerLevel.self)
    }
    expect(
      "where: `grpcService(scoping:)` of FurnishGRPCTests.LandmarkService, which opens InnerLevel", in: result)
  }

  @Test func `services whose types have one name are served under names of their own`() async throws {
    let first = Billing.AccountService(owner: { "billing" })
    let second = Login.AccountService(owner: { "login" })
    let loopback = try await Loopback([
      first.grpcService(named: "Billing.Account"), second.grpcService(named: "Login.Account"),
    ])
    let client = loopback.client
    let billing = Billing.AccountService.remote(over: .grpc(client, named: "Billing.Account"))
    let login = Login.AccountService.remote(over: .grpc(client, named: "Login.Account"))
    #expect(try await billing.owner() == "billing")
    #expect(try await login.owner() == "login")
    withExtendedLifetime(loopback) {}
  }
}

private enum InnerLevel: ScopeLevel {
  typealias Parent = CallLevel
  typealias Input = Void
}
