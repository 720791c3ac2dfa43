import FurnishGRPC
import GRPCCore
import Testing

/// Replies that no server of this version sends.
@Suite(.serialized, .timeLimit(.minutes(60))) struct HostileServerTests {
  private func failure(_ messages: [String]) async throws -> RemoteError? {
    let loopback = try await Loopback([FixedService(method: "count", messages: messages)])
    do {
      _ = try await loopback.landmarks.count()
      return nil
    } catch {
      return error as? RemoteError
    }
  }

  @Test func `a reply without a message is an error`() async throws {
    #expect(
      try await failure([])?.description
        == "LandmarkService.count failed (internal): the server sent no message in the place of one")
  }

  @Test func `a reply of several messages is an error`() async throws {
    #expect(
      try await failure(["3", "4"])?.description
        == "LandmarkService.count failed (internal): the server sent several messages in the place of one")
  }

  @Test func `an error of the endpoint's own type without the status of an error is an error`() async throws {
    let service = FixedService(
      method: "visits", metadata: ["furnish-failure": "marked"], messages: ["1", "\u{1}garbage"])
    let loopback = try await Loopback([service])
    var visits: [Int] = []
    let error = await #expect(throws: RemoteError.self) {
      for try await visit in try await loopback.landmarks.visits(id: "7") { visits.append(visit) }
    }
    #expect(visits == [1])
    #expect(
      error?.description
        == "LandmarkService.visits failed (internal): the server sent an error, and then ended the call as if it had succeeded"
    )
  }

  @Test func `a reply that cannot be decoded is an error`() async throws {
    #expect(
      try await failure(["three"])?.description
        == "LandmarkService.count failed (internal): the reply of the server could not be decoded")
  }
}

/// A service whose only method always sends the same messages.
private struct FixedService: RegistrableRPCService {
  let method: String
  var metadata: Metadata = [:]
  let messages: [String]

  func registerMethods<Transport: ServerTransport>(with router: inout RPCRouter<Transport>) {
    router.registerHandler(
      forMethod: MethodDescriptor(fullyQualifiedService: "LandmarkService", method: method),
      deserializer: Bytes(), serializer: Bytes()
    ) { [messages, metadata] _, _ in
      StreamingServerResponse(metadata: metadata) { writer in
        for message in messages { try await writer.write(Array(message.utf8)) }
        return [:]
      }
    }
  }
}
