#if GRPC
  public import FurnishRemote
  public import GRPCCore

  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  extension RemoteConnection {
    /// Returns a connection over a client of gRPC.
    ///
    /// ```swift
    /// try await withGRPCClient(transport: .http2NIOPosix(target: .dns(host: "store"), transportSecurity: .tls)) { client in
    ///   services.register(LandmarkService.self) { LandmarkService.remote(over: .grpc(client)) }
    /// }
    /// ```
    ///
    /// The transport of the client determines TLS, the size of messages, retries and the choice between several
    /// servers. Where the transport has a policy of retries or hedging, it repeats only calls of endpoints that are
    /// marked with `@Idempotent`.
    ///
    /// Do not use it to call a server without `grpcService()`: the names of methods and the format of messages are
    /// those of FurnishRemote.
    ///
    /// - Parameters:
    ///   - client: The client. Its `runConnections()` must run, or else calls wait for it.
    ///   - name: The name of the service that `grpcService(named:)` has on the server; by default the name of its type.
    ///   - coder: The format of the messages, which must be that of the server.
    ///   - metadata: Returns what each call carries beside its arguments, such as a token; by default nothing. An error
    ///     that it throws fails the call: throw a `RemoteError`. It runs in the task of the caller. Metadata that
    ///     HTTP/2 cannot carry, such as a value with a line break, fails the call with the code `invalidArgument`, and
    ///     so does a key that gRPC uses itself, such as `grpc-timeout` in metadata that is passed on. Keys that begin
    ///     with `furnish-` are left out.
    /// - Returns: The connection.
    public static func grpc<Transport: ClientTransport>(
      _ client: GRPCClient<Transport>, named name: String? = nil, coder: any RemoteCoder = .json,
      metadata: @escaping @Sendable () async throws -> Metadata = { [:] }
    ) -> Self {
      .transport(
        GRPCRemoteTransport(client: client, serviceName: name, applicationMetadata: metadata), coder: coder)
    }
  }
#endif
