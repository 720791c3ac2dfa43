import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// A value that is sent as JSON.
struct JSONResponse<Value: Encodable & Sendable>: ResponseGenerator {
  let value: Value
  var status: HTTPResponse.Status = .ok
  var headers: HTTPFields = [:]

  init(_ value: Value, status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]) {
    self.value = value
    self.status = status
    self.headers = headers
  }

  func response(from request: Request, context: some RequestContext) throws -> Response {
    try response()
  }

  func response() throws -> Response {
    var headers = headers
    headers[.contentType] = JSON.contentType
    headers[.xContentTypeOptions] = "nosniff"
    return Response(status: status, headers: headers, body: .init(byteBuffer: try JSON.encode(value)))
  }
}

/// The encoding of the JSON that this server sends.
enum JSON {
  static let contentType = "application/json; charset=utf-8"

  static func encode(_ value: some Encodable) throws -> ByteBuffer {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return ByteBuffer(bytes: try encoder.encode(value))
  }
}
