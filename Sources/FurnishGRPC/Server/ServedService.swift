#if GRPC
  import Furnish
  import FurnishRemote
  import GRPCCore

  /// The registration of a remote service with grpc-swift: one method for each endpoint.
  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  struct ServedService<Service: RemoteService>: RegistrableRPCService {
    let service: Service
    let coder: any RemoteCoder
    /// Begins a call with this metadata, and opens its scope if it has one.
    let openCall: @Sendable (Metadata) async throws -> any ServerCall

    func registerMethods<Transport: ServerTransport>(with router: inout RPCRouter<Transport>) {
      let server = RemoteServer(service, coder: coder)
      for endpoint in Service.remoteEndpoints {
        let handler = ServedEndpoint(
          endpoint: endpoint.endpoint, isIdempotent: endpoint.isIdempotent, server: server, coder: coder,
          openCall: openCall)
        router.registerHandler(
          forMethod: MethodDescriptor(fullyQualifiedService: handler.endpoint.service, method: handler.endpoint.name),
          deserializer: MessageBytes(), serializer: MessageBytes()
        ) { request, context in
          await handler.response(to: request, in: context)
        }
      }
    }
  }
#endif
