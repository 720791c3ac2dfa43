import Dispatch
import Foundation
import Furnish
import FurnishNetworking
import FurnishTesting
import ProfileServices
import ProfileTestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The live service, against a server on this machine.
@Suite(.services { $0.urlSession = .shared }) struct HTTPNetworkServiceTests {
  private let network = HTTPNetworkService()

  private func serve(
    _ answer: @escaping @Sendable (RecordingServer.Request) -> RecordingServer.Response
  ) throws -> RecordingServer {
    let server = try RecordingServer(answer)
    ServiceLocator.shared.addService(service: FixedConfig(apiBaseURL: server.url) as any ConfigService)
    return server
  }

  @Test func `logging in sends the credentials and receives a session`() async throws {
    let server = try serve { _ in
      .init(200, #"{"user": {"id": "7", "name": "Ada", "email": "ada@example.com"}, "token": "abc"}"#)
    }
    let session = try await network.login(email: "ada@example.com", password: "secret")
    #expect(session == Session(user: User(id: "7", name: "Ada", email: "ada@example.com"), token: "abc"))
    let request = try #require(server.requests.first)
    #expect(request.method == "POST")
    #expect(request.path == "/login")
    #expect(request.body.contains(#""password":"secret""#))
  }

  @Test func `wrong credentials are reported`() async throws {
    let server = try serve { _ in .init(401) }
    await #expect(throws: NetworkError.wrongCredentials) {
      try await network.login(email: "ada@example.com", password: "wrong")
    }
    #expect(server.requests.count == 1)
  }

  @Test func `a user is loaded with the token`() async throws {
    let server = try serve { _ in .init(200, #"{"id": "7", "name": "Ada", "email": "ada@example.com"}"#) }
    #expect(try await network.loadUser(token: "abc").name == "Ada")
    #expect(server.requests.first?.headers["authorization"] == "Bearer abc")
  }

  @Test func `an expired token is reported as not logged in`() async throws {
    let server = try serve { _ in .init(401) }
    await #expect(throws: NetworkError.notLoggedIn) { try await network.loadUser(token: "old") }
    withExtendedLifetime(server) {}
  }

  @Test func `events are sent`() async throws {
    let server = try serve { _ in .init(204) }
    try await network.send([AnalyticsEvent("opened")])
    #expect(server.requests.first?.path == "/events")
    #expect(server.requests.first?.body == #"[{"name":"opened","parameters":{}}]"#)
  }

  @Test func `a body that is not JSON is an error`() async throws {
    let server = try serve { _ in .init(200, "<html>") }
    await #expect(throws: NetworkError.unintelligible) { try await network.loadUser(token: "abc") }
    withExtendedLifetime(server) {}
  }

  @Test func `other statuses are refusals`() async throws {
    let server = try serve { _ in .init(503) }
    await #expect(throws: NetworkError.refused(status: 503)) { try await network.loadUser(token: "abc") }
    withExtendedLifetime(server) {}
  }

  @Test func `a canceled request is not reported as an unreachable server`() async throws {
    let (requests, arrival) = AsyncStream.makeStream(of: Void.self)
    let answering = DispatchSemaphore(value: 0)
    let server = try serve { _ in
      arrival.finish()
      answering.wait()
      return .init(204)
    }
    let network = network
    let task = Task { try await network.loadUser(token: "abc") }
    for await _ in requests {}
    task.cancel()
    await #expect(throws: NetworkError.canceled) { try await task.value }
    answering.signal()
    withExtendedLifetime(server) {}
  }

  @Test func `the error names a server that does not run`() async throws {
    ServiceLocator.shared.addService(service: FixedConfig() as any ConfigService)
    let error = await #expect(throws: NetworkError.self) { try await network.loadUser(token: "abc") }
    #expect(error?.description.hasPrefix("The server 127.0.0.1 cannot be reached: ") == true)
  }
}
