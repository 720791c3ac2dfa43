import FurnishGRPC

/// A way to fetch a landmark over a connection: with the client of gRPC itself, or with FurnishGRPC.
struct ClientVariant: Sendable {
  let name: String
  let fetch: @Sendable (_ client: Client) -> @Sendable (_ id: String) async throws -> Landmark?

  static let all = [
    ClientVariant(name: "by hand") { client in
      let client = HandWrittenClient(client: client)
      return { try await client.fetch(id: $0) }
    },
    ClientVariant(name: "FurnishGRPC, idempotent") { client in
      LandmarkService.remote(over: .grpc(client)).fetch
    },
    ClientVariant(name: "FurnishGRPC") { client in
      LandmarkService.remote(over: .grpc(client)).visit
    },
  ]
}
