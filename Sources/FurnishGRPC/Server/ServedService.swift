#if GRPC
  import Furnish
  import FurnishRemote
  import GRPCCore
  import Logging

  /// The registration of a remote service with grpc-swift: one method for each endpoint.
  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  struct ServedService<Service: RemoteService>: RegistrableRPCService {
    let service: Service
    /// The name of the service in the names of its methods; `nil` for the name of its type.
    let name: String?
    let coder: any RemoteCoder
    let logger: Logger
    /// Begins a call with this metadata, and opens its scope if it has one.
    let openCall: @Sendable (Metadata) async throws -> any ServerCall

    func registerMethods<Transport: ServerTransport>(with router: inout RPCRouter<Transport>) {
      let server = RemoteServer(service, coder: coder)
      for endpoint in Service.remoteEndpoints {
        let handler = ServedEndpoint(
          endpoint: endpoint.endpoint, isIdempotent: endpoint.isIdempotent, server: server, coder: coder,
          logger: logger, openCall: openCall)
        let method = MethodDescriptor(
          fullyQualifiedService: name ?? handler.endpoint.service, method: handler.endpoint.name)
        // The router would replace the handler of the other service.
        if router.hasHandler(forMethod: method) { fatalError(MisplacedService(Service.self, at: method).description) }
        router.registerHandler(
          forMethod: method,
          deserializer: MessageBytes(), serializer: MessageBytes()
        ) { request, context in
          await handler.response(to: request, in: context)
        }
      }
    }
  }
#endif
