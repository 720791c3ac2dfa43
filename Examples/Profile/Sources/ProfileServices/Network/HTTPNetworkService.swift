import Foundation
import Furnish
import FurnishNetworking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A service that calls the server over HTTP.
public struct HTTPNetworkService: NetworkService {
  @Injected private var config: any ConfigService
  @Injected(\.urlSession) private var session

  public init() {}

  public func login(email: String, password: String) async throws(NetworkError) -> Session {
    let request = try request("login", body: Credentials(email: email, password: password))
    return try await answer(to: request, refusal: .wrongCredentials)
  }

  public func loadUser(token: String) async throws(NetworkError) -> User {
    var request = URLRequest(url: config.apiBaseURL.appending(path: "user"))
    request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
    return try await answer(to: request, refusal: .notLoggedIn)
  }

  public func send(_ events: [AnalyticsEvent]) async throws(NetworkError) {
    _ = try await data(for: try request("events", body: events), refusal: .refused(status: 401))
  }

  private func request(_ path: String, body: some Encodable) throws(NetworkError) -> URLRequest {
    var request = URLRequest(url: config.apiBaseURL.appending(path: path))
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let data = try? encoder.encode(body) else { throw .unintelligible }
    request.httpBody = data
    return request
  }

  private func answer<Answer: Decodable>(
    to request: URLRequest, refusal: NetworkError
  ) async throws(NetworkError) -> Answer {
    let data = try await data(for: request, refusal: refusal)
    guard let answer = try? JSONDecoder().decode(Answer.self, from: data) else { throw .unintelligible }
    return answer
  }

  private func data(for request: URLRequest, refusal: NetworkError) async throws(NetworkError) -> Data {
    let (data, response): (Data, URLResponse)
    do {
      (data, response) = try await session.data(for: request)
    } catch {
      // A session reports a canceled task as an error of the request.
      if Task.isCancelled || (error as? URLError)?.code == .cancelled { throw .canceled }
      let reason = error.localizedDescription
      throw .unreachable(host: request.url?.host() ?? "", reason: reason)
    }
    switch (response as? HTTPURLResponse)?.statusCode {
    case 200, 204: return data
    case 401: throw refusal
    case let status?: throw .refused(status: status)
    case nil: throw .unintelligible
    }
  }

  private struct Credentials: Encodable {
    let email: String
    let password: String
  }
}
