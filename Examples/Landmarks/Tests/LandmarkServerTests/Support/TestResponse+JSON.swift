import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore

/// An error, as a client receives it.
struct ErrorBody: Decodable, Equatable {
  struct Explanation: Decodable, Equatable {
    let code: String
    let message: String
  }
  let error: Explanation
}

extension TestResponse {
  /// The body as text.
  var text: String { String(buffer: body) }

  /// Returns the body, read as JSON.
  func json<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(body.readableBytesView))
  }

  /// The code of the error in the body.
  var errorCode: String {
    get throws { try json(as: ErrorBody.self).error.code }
  }
}

extension TestClientProtocol {
  /// Fetches an address.
  func get(_ uri: String, services: String? = nil) async throws -> TestResponse {
    var headers: HTTPFields = [:]
    if let services, let name = HTTPField.Name("services") { headers[name] = services }
    return try await executeRequest(uri: uri, method: .get, headers: headers, body: nil)
  }
}
