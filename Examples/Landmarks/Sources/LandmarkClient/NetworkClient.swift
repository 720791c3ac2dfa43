public import Foundation
public import FurnishMacros

/// The network, as far as the landmarks need it.
@ClosureService(store: .none)
public struct NetworkClient: Sendable {
  /// Asks for an address, and answers with all that came back, whatever its status.
  public var bytes: @Sendable (_ url: URL) async throws -> NetworkResponse
}

/// What a server answered.
public struct NetworkResponse: Equatable, Sendable {
  /// The status of HTTP: 200 where all went well.
  public let status: Int
  /// All that was sent.
  public let body: Data

  /// Describes an answer.
  public init(status: Int = 200, body: Data) {
    self.status = status
    self.body = body
  }
}

extension NetworkClient {
  /// Asks for an address, and reads what comes back as JSON.
  ///
  /// - Parameters:
  ///   - type: What to read.
  ///   - url: The address.
  /// - Returns: What was read; nil where the server says that there is no such thing.
  /// - Throws: ``NetworkError``, or what ``bytes`` throws.
  public func fetch<Answer: Decodable>(_ type: Answer.Type, from url: URL) async throws -> Answer? {
    let response = try await bytes(url: url)
    switch response.status {
    case 200..<300: break
    case 404: return nil
    default: throw NetworkError.refused(url, status: response.status, reason: Refusal(response.body)?.error.message)
    }
    do {
      return try JSONDecoder().decode(type, from: response.body)
    } catch {
      throw NetworkError.unreadable(url, byteCount: response.body.count)
    }
  }
}

/// How the server explains a refusal.
private struct Refusal: Decodable {
  struct Explanation: Decodable { let message: String }
  let error: Explanation

  init?(_ body: Data) {
    guard let refusal = try? JSONDecoder().decode(Self.self, from: body) else { return nil }
    self = refusal
  }
}
