public import Foundation
public import FurnishMacros

/// The answer of a server.
public struct NetworkResponse: Hashable, Sendable {
  /// The status of HTTP, which is 200 for a success.
  public var status: Int
  /// The bytes of the body.
  public var body: Data

  /// Describes a response.
  public init(status: Int, body: Data) {
    self.status = status
    self.body = body
  }
}

/// A client that fetches bytes from a server. ``fetch(_:from:)`` decodes models from them.
@ClosureService(store: .none)
public struct NetworkClient: Sendable {
  /// Fetches the bytes at an address, with any status.
  public var get: @Sendable (_ url: URL) async throws -> NetworkResponse
}

extension NetworkClient {
  /// Fetches a model from a server that sends JSON.
  ///
  /// - Parameters:
  ///   - type: The type that the JSON describes.
  ///   - url: The address of the JSON.
  /// - Throws: ``NetworkError`` if the server refuses or its answer is not JSON of the type, and the errors of ``get``.
  public func fetch<Model: Decodable>(_ type: Model.Type, from url: URL) async throws -> Model {
    let response = try await get(url: url)
    guard response.status == 200 else {
      let explanation = try? JSONDecoder().decode(ErrorAPIResponse.self, from: response.body).error
      throw NetworkError.refused(
        url, status: response.status, code: explanation?.code, message: explanation?.message)
    }
    do {
      return try JSONDecoder().decode(Model.self, from: response.body)
    } catch {
      throw NetworkError.unintelligible(url, reason: Self.reason(of: error))
    }
  }

  /// Describes the fault of the JSON in a few words.
  private static func reason(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "it has no '\(key.stringValue)'"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.codingPath.last.map { "its '\($0.stringValue)' has another type" } ?? "it has another type"
    default: "it is incomplete, or not JSON"
    }
  }
}

/// The reason for which a server of landmarks refuses a request.
struct ErrorAPIResponse: Decodable {
  struct Explanation: Decodable {
    let code: String
    let message: String
  }

  let error: Explanation
}
