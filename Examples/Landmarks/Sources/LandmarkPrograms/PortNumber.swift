/// The port that a program listens on.
public struct PortNumber: Sendable {
  /// The number, or 0 for any free port.
  public let number: Int

  /// Reads the port from the option `--port`, else from the environment, else uses the standard one.
  ///
  /// An empty variable counts as none, since shells easily set one.
  ///
  /// - Parameters:
  ///   - option: The value of the option, or `nil` if it is missing.
  ///   - variable: The name of the variable.
  ///   - environment: The environment of the program.
  ///   - standard: The port if neither is set.
  /// - Throws: `Invalid` if the text is no port.
  public init(
    option: String?, variable: String, environment: [String: String], standard: Int
  ) throws(Invalid) {
    if let option {
      number = try Self.parse(option, source: "--port")
    } else if let text = environment[variable], !text.isEmpty {
      number = try Self.parse(text, source: "The environment variable \(variable)")
    } else {
      number = standard
    }
  }

  private static func parse(_ text: String, source: String) throws(Invalid) -> Int {
    guard let number = Int(text), (0...65_535).contains(number) else {
      throw Invalid(text: text, source: source)
    }
    return number
  }

  /// The error of a port that does not exist.
  public struct Invalid: Error, CustomStringConvertible {
    let text: String
    let source: String

    /// The error in one line, with its place and its fix.
    public var description: String {
      """
      \(source) is '\(text)', which is not a port. Give a number from 1 to 65535, or 0 for a \
      free port.
      """
    }
  }
}
