/// The details of calls and events that may be confidential: logs and spans contain them only if they are requested.
public struct CallDetails: OptionSet, Sendable {
  /// Every argument, as Swift prints it. A ``/Furnish/Redacted`` one stays redacted.
  public static let arguments = CallDetails(rawValue: 1)
  /// The text of an error, which often repeats the arguments. Without this option, only the type of an error is
  /// written.
  public static let errors = CallDetails(rawValue: 2)

  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}
