import HTTPTypes
import HummingbirdTesting
import NIOCore

extension TestClientProtocol {
  /// Fetches an address as a browser does, with the cookie of its visitor.
  func browse(_ uri: String, cookie: String? = nil) async throws -> TestResponse {
    var headers: HTTPFields = [.accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8"]
    headers[.cookie] = cookie
    return try await executeRequest(uri: uri, method: .get, headers: headers, body: nil)
  }

  /// Sends the form that chooses services.
  func choose(_ form: String, headers: HTTPFields = [:]) async throws -> TestResponse {
    var headers = headers
    headers[.contentType] = "application/x-www-form-urlencoded"
    headers[.accept] = "text/html"
    return try await executeRequest(
      uri: "/services", method: .post, headers: headers, body: ByteBuffer(string: form))
  }
}
