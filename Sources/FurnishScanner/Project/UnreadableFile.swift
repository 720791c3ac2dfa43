import Foundation

/// The reason why a file cannot be checked, in words that continue "cannot be read: ".
struct UnreadableFile: Error {
  let reason: String

  static let tooSlow = UnreadableFile(reason: "it takes the parser too long; are brackets nested deeply in it?")
  static let tooLarge = UnreadableFile(reason: "it is larger than 4 MB")

  /// The system's message for its last error.
  static var systemError: UnreadableFile { UnreadableFile(reason: String(cString: strerror(errno)).lowercased()) }

  /// Returns the reason for an error of Foundation.
  ///
  /// - Parameter kind: The word for the file or folder: `folder`.
  static func reason(for error: any Error, reading kind: String) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoPermission?: return "permission denied"
    case .fileReadNoSuchFile?: return "there is no such \(kind)"
    default:
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
      let code = (cause as? POSIXError)?.code
      return code.map { String(cString: strerror($0.rawValue)).lowercased() } ?? error.localizedDescription
    }
  }
}
