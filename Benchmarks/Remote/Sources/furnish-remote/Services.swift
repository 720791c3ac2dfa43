import FoundationEssentials
import FurnishGRPC
import GRPCCore

struct Landmark: Codable, Sendable {
  var id: String
  var name: String
  var latitude = 30.328
  var longitude = 35.444
}

// MARK: The service as Furnish has it

@ClosureService(store: .none) @RemoteService
struct LandmarkService: Sendable {
  var fetch: @Sendable (_ id: String) async throws -> Landmark?
}

// MARK: The same service, written by hand on grpc-swift-2

struct FetchRequest: Codable, Sendable { var id: String }
struct FetchResponse: Codable, Sendable { var landmark: Landmark? }

struct JSON<Message: Codable & Sendable>: MessageSerializer, MessageDeserializer {
  func serialize<Bytes: GRPCContiguousBytes>(_ message: Message) throws -> Bytes {
    Bytes(try JSONEncoder().encode(message))
  }

  func deserialize<Bytes: GRPCContiguousBytes>(_ bytes: Bytes) throws -> Message {
    try JSONDecoder().decode(Message.self, from: bytes.withUnsafeBytes { Data($0) })
  }
}

struct HandWrittenService: RegistrableRPCService {
  static let fetch = MethodDescriptor(fullyQualifiedService: "Landmarks", method: "fetch")

  func registerMethods<Transport: ServerTransport>(with router: inout RPCRouter<Transport>) {
    router.registerHandler(
      forMethod: Self.fetch, deserializer: JSON<FetchRequest>(), serializer: JSON<FetchResponse>()
    ) { request, _ in
      let request = try await ServerRequest(stream: request)
      let landmark = Landmark(id: request.message.id, name: "Petra")
      return StreamingServerResponse(single: ServerResponse(message: FetchResponse(landmark: landmark)))
    }
  }
}

extension GRPCClient {
  func fetch(id: String) async throws -> Landmark? {
    try await unary(
      request: ClientRequest(message: FetchRequest(id: id)), descriptor: HandWrittenService.fetch,
      serializer: JSON<FetchRequest>(), deserializer: JSON<FetchResponse>(), options: .defaults
    ) { response in
      try response.message.landmark
    }
  }
}
