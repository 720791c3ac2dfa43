import Furnish
import HTTPTypes
import LandmarkServices

/// The explanations of all problems.
extension RequestProblem {
  // MARK: Faults of the request

  static let malformedQuery = Self(
    status: .badRequest, code: "malformed-query",
    message: "The query has a broken percent escape or is not UTF-8. Write a percent sign as %25.")

  static let malformedAddress = Self(
    status: .badRequest, code: "malformed-address",
    message: "The address has a broken percent escape or is not UTF-8. Write a percent sign as %25.")

  static let malformedRequest = Self(
    status: .badRequest, code: "malformed-request",
    message: "The request is not well-formed HTTP.")

  static let headersTooLarge = Self(
    status: .requestHeaderFieldsTooLarge, code: "request-too-large",
    message: "The address or the headers of the request are too long.")

  static let addressTooLong = Self(
    status: .uriTooLong, code: "address-too-long",
    message: "The address is longer than \(QueryMiddleware.longestAddress) bytes.")

  static let searchTooLong = Self(
    status: .badRequest, code: "search-too-long",
    message: "A search may have \(LandmarkQuery.longestText) characters at most.")

  static func repeatedParameter(_ name: String) -> Self {
    Self(
      status: .badRequest, code: "repeated-parameter",
      message: "The parameter \(excerpt(name)) appears more than once. Give it once.")
  }

  static func unknownCategory(_ name: String) -> Self {
    let known = Category.allCases.map(\.rawValue).joined(separator: ", ")
    return Self(
      status: .badRequest, code: "unknown-category",
      message: "There is no category \(excerpt(name)). The categories are \(known).")
  }

  static func invalidPage(_ page: String) -> Self {
    Self(
      status: .badRequest, code: "invalid-page",
      message: "\(excerpt(page)) is not a page. Pages are counted from 1.")
  }

  static func pageNotFound(_ page: LandmarkPage) -> Self {
    Self(
      status: .notFound, code: "page-not-found",
      message: "There is no page \(page.page): the last is page \(page.pageCount).")
  }

  static func unknownServices(_ name: String, _ choices: ServiceChoices) -> Self {
    Self(
      status: .badRequest, code: "unknown-services",
      message: "There are no services \(excerpt(name)). The choices are \(choices.names).")
  }

  static let conflictingServices = Self(
    status: .badRequest, code: "conflicting-services",
    message: "The request chooses its services more than once, and differently. Choose once.")

  static func landmarkNotFound(_ id: String) -> Self {
    Self(
      status: .notFound, code: "landmark-not-found",
      message: "There is no landmark \(excerpt(id)). /api/landmarks lists them.")
  }

  static let notFound = Self(
    status: .notFound, code: "not-found",
    message: "There is nothing at this address.")

  static let methodNotAllowed = Self(
    status: .methodNotAllowed, code: "method-not-allowed",
    message: "This server only reads. Use GET or HEAD.",
    headers: [.allow: "GET, HEAD"])

  static let onlyPost = Self(
    status: .methodNotAllowed, code: "method-not-allowed",
    message: "Services are chosen with a form. Use POST.",
    headers: [.allow: "POST"])

  static let foreignForm = Self(
    status: .forbidden, code: "foreign-form",
    message: "The form was sent by a page of another site. Choose on a page of this one.")

  // MARK: Faults of the server

  static func unimplemented(_ endpoint: UnimplementedEndpoint) -> Self {
    Self(status: .notImplemented, code: "unimplemented", message: "\(endpoint).")
  }

  static let databaseUnavailable = Self(
    status: .serviceUnavailable, code: "database-unavailable",
    message: "The landmarks cannot be read at the moment.")

  static let storeUnavailable = Self(
    status: .serviceUnavailable, code: "store-unavailable",
    message: "The process that holds the landmarks cannot be reached at the moment.")

  static let cancelled = Self(
    status: .serviceUnavailable, code: "cancelled",
    message: "The server is stopping and did not finish this request.")

  static let internalError = Self(
    status: .internalServerError, code: "internal-error",
    message: "The server failed to answer this request. Its log has the reason.")

  /// Creates the problem of any other refusal, with the reason phrase of HTTP.
  static func other(_ status: HTTPResponse.Status) -> Self {
    let words = status.reasonPhrase.split(separator: " ").map { $0.lowercased() }
    return Self(
      status: status, code: words.joined(separator: "-"), message: "\(status.reasonPhrase).")
  }

  /// Shortens a text of the client, so that the explanation is readable.
  private static func excerpt(_ text: String) -> String {
    text.count <= 40 ? "'\(text)'" : "'\(text.prefix(40))…'"
  }
}
