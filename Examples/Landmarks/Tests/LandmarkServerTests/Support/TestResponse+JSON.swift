import Foundation
import HummingbirdTesting
import NIOCore

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
