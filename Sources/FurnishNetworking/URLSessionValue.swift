public import Furnish

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension ServiceValues {
  /// The session for requests to the network: `URLSession.shared`.
  ///
  /// There is no test value: a test that reads it without setting one fails, before it uses the network. Set a session
  /// with a `URLProtocol` that answers, or override the service that sends requests.
  public var urlSession: URLSession {
    get { self[URLSessionKey.self] }
    set { self[URLSessionKey.self] = newValue }
  }
}

private enum URLSessionKey: ServiceKey, HasTestExample {
  static var defaultValue: URLSession { .shared }
  static var testExample: String { "$0.urlSession = URLSession(configuration: canned)" }
}
