/// An error whose description contains no secret, so that errors of containers may repeat it.
///
/// An error of a recipe often has the text of a driver, with an address, a user and a password in it. The descriptions of
/// ``ServiceError`` and ``ClosingError`` end up in logs, so they name the type of such an error only. Conform a type to
/// this protocol to have its description repeated:
///
/// ```swift
/// struct PortInUse: DisclosableError, CustomStringConvertible {
///   let port: Int
///   var description: String { "port \(port) is in use" }
/// }
/// ```
///
/// Do not conform an error that stores texts or errors of other code. The text of every error is in
/// ``ServiceError/debugDescription``.
public protocol DisclosableError: Error {}

extension ServiceError: DisclosableError {}
extension WiringError: DisclosableError {}
extension ClosingError: DisclosableError {}

extension ServiceError {
  /// The text of an error that may be shown anywhere: its description if it is disclosable, otherwise its type.
  static func disclosedText(of error: any Error) -> String {
    (error as? any DisclosableError).map { String(describing: $0) } ?? TypeName.short(type(of: error))
  }
}

extension ServiceError: CustomDebugStringConvertible {
  /// The description, and the error that the recipe threw, as Swift prints it for debugging.
  ///
  /// It may contain secrets: do not log it.
  public var debugDescription: String {
    guard let underlying else { return description }
    return "\(description)\n  error: \(String(reflecting: underlying))"
  }
}

extension ClosingError: CustomDebugStringConvertible {
  /// The description of each error, and the error itself, as Swift prints it for debugging.
  ///
  /// It may contain secrets: do not log it.
  public var debugDescription: String {
    failures.map { ServiceError.closingFailed($0.error, $0.slot).debugDescription }.joined(separator: "\n")
  }
}
