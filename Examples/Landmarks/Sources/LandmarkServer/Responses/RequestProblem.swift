import HTTPTypes
import Hummingbird

/// The reason for which a request is answered with an explanation.
struct RequestProblem: Error, Hashable {
  let status: HTTPResponse.Status
  /// A word for programs, which stays as it is.
  let code: String
  /// A sentence for people.
  let message: String
  var headers: HTTPFields = [:]

  /// Returns the explanation as JSON: `{"error":{"code":…,"message":…}}`.
  func response() throws -> Response {
    try JSONResponse(body, status: status, headers: headers).response()
  }

  /// The error before it is JSON.
  var body: Body { Body(error: .init(code: code, message: message)) }

  struct Body: Encodable {
    struct Explanation: Encodable {
      let code: String
      let message: String
    }
    let error: Explanation
  }
}
