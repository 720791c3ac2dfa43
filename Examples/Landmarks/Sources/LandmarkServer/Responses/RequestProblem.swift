import HTTPTypes
import Hummingbird

/// The reason for which a request is answered with an explanation.
struct RequestProblem: Error, Hashable {
  let status: HTTPResponse.Status
  /// A code for programs, which does not change between versions.
  let code: String
  /// The explanation, as a sentence.
  let message: String
  var headers: HTTPFields = [:]

  /// Returns the explanation as JSON: `{"error":{"code":…,"message":…}}`.
  func response() throws -> Response {
    try JSONResponse(body, status: status, headers: headers).response()
  }

  /// The value that is encoded as JSON.
  var body: Body { Body(error: .init(code: code, message: message)) }

  struct Body: Encodable {
    struct Explanation: Encodable {
      let code: String
      let message: String
    }
    let error: Explanation
  }
}
