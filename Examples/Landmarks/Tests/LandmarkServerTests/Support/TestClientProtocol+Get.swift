import HTTPTypes
import HummingbirdTesting

extension TestClientProtocol {
  /// Fetches an address.
  func get(_ uri: String, services: String? = nil) async throws -> TestResponse {
    var headers: HTTPFields = [:]
    if let services, let name = HTTPField.Name("services") { headers[name] = services }
    return try await executeRequest(uri: uri, method: .get, headers: headers, body: nil)
  }
}
