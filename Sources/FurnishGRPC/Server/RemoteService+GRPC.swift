#if GRPC
  public import Furnish
  public import FurnishRemote
  public import GRPCCore
  public import Logging

  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  extension RemoteService {
    /// Returns a service of gRPC that answers calls with the endpoints of this service.
    ///
    /// ```swift
    /// let server = GRPCServer(
    ///   transport: .http2NIOPosix(address: .ipv4(host: "0.0.0.0", port: 50051), transportSecurity: .plaintext),
    ///   services: [LandmarkService.live(store: store).grpcService()])
    /// try await server.serve()
    /// ```
    ///
    /// The name of a method is `LandmarkService/fetchLandmark`. A call runs in a task of its own, which is canceled
    /// when the caller cancels the call or disconnects. The messages of a stream are pulled while the transport has
    /// room for them.
    ///
    /// A status has the code and the message of the `RemoteError` that an endpoint throws. Any other error is a status
    /// with its type alone. If a service cannot be created, the logger receives the service, the place of its
    /// registration and the type of the error.
    ///
    /// Do not use it where services of one call differ from those of another one: see
    /// ``grpcService(named:scoping:_:coder:logger:input:)``.
    ///
    /// - Parameters:
    ///   - name: The name of the service in the names of its methods, which must be that of the callers; by default the
    ///     name of its type. No other service of the server may have it: the program stops otherwise.
    ///   - coder: The format of the messages, which must be that of the callers.
    ///   - logger: Receives the errors of services that could not be created.
    /// - Returns: The service, for `GRPCServer`.
    public func grpcService(
      named name: String? = nil, coder: any RemoteCoder = .json, logger: Logger = Logger(label: "FurnishGRPC")
    ) -> some RegistrableRPCService {
      ServedService(service: self, name: name, coder: coder, logger: logger, openCall: { _ in UnscopedCall() })
    }

    /// Returns a service of gRPC that opens a scope of a level for each call, and closes it after the call.
    ///
    /// ```swift
    /// enum CallLevel: ScopeLevel { typealias Input = User }
    ///
    /// let service = LandmarkService.live.grpcService(scoping: provider, CallLevel.self) { metadata in
    ///   guard let user = await User(token: metadata[stringValues: "authorization"].first { _ in true }) else {
    ///     throw RemoteError(.unauthenticated, "the call has no valid token")
    ///   }
    ///   return user
    /// }
    /// ```
    ///
    /// The scope is the provider in force, which `@Injected` reads, while the endpoint runs and while its stream is
    /// pulled. It is closed when the call has ended: with a result, with an error, or because it was canceled.
    ///
    /// - Parameters:
    ///   - name: The name of the service in the names of its methods, which must be that of the callers; by default the
    ///     name of its type. No other service of the server may have it: the program stops otherwise.
    ///   - provider: The provider that scopes are opened from, usually that of the container.
    ///   - level: The level. Its parent must be the innermost level that is open in `provider`: the program stops
    ///     otherwise.
    ///   - coder: The format of the messages, which must be that of the callers.
    ///   - logger: Receives the errors of services that could not be created, and of those that could not be closed,
    ///     when no caller can receive them.
    ///   - input: Returns the input of the level from the metadata of the call. An error that it throws fails the
    ///     call: throw a `RemoteError`, because any other error arrives with its type alone.
    /// - Returns: The service, for `GRPCServer`.
    public func grpcService<Level: ScopeLevel>(
      named name: String? = nil, scoping provider: any ServiceProvider, _ level: Level.Type,
      coder: any RemoteCoder = .json, logger: Logger = Logger(label: "FurnishGRPC"),
      input: @escaping @Sendable (_ metadata: Metadata) async throws -> Level.Input
    ) -> some RegistrableRPCService {
      if let error = MisplacedService(Self.self, opening: level, in: provider) { fatalError(error.description) }
      return ServedService(service: self, name: name, coder: coder, logger: logger) { metadata in
        ScopedCall(provider, Level.self, try await input(metadata), logger)
      }
    }

    /// Returns a service of gRPC that opens a scope of a level without an input for each call.
    ///
    /// See ``grpcService(named:scoping:_:coder:logger:input:)``.
    ///
    /// - Parameters:
    ///   - name: The name of the service in the names of its methods; by default the name of its type.
    ///   - provider: The provider that scopes are opened from, usually that of the container.
    ///   - level: The level. Its parent must be the innermost level that is open in `provider`: the program stops
    ///     otherwise.
    ///   - coder: The format of the messages, which must be that of the callers.
    ///   - logger: Receives the errors of services that could not be created, and of those that could not be closed.
    /// - Returns: The service, for `GRPCServer`.
    public func grpcService<Level: ScopeLevel>(
      named name: String? = nil, scoping provider: any ServiceProvider, _ level: Level.Type,
      coder: any RemoteCoder = .json, logger: Logger = Logger(label: "FurnishGRPC")
    ) -> some RegistrableRPCService where Level.Input == Void {
      grpcService(named: name, scoping: provider, level, coder: coder, logger: logger) { _ in }
    }
  }
#endif
