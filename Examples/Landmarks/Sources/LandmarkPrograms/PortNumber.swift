/// The port that the server listens on, and where it was set.
struct PortNumber {
  static let standard = 8080

  let number: Int

  /// Takes the port from the option, else from the environment, else the standard one.
  ///
  /// An empty `PORT` is the same as none, as shells make one easily.
  init(option: String?, environment: [String: String]) throws(Invalid) {
    if let option {
      number = try Self.parse(option, source: "--port")
    } else if let variable = environment["PORT"], !variable.isEmpty {
      number = try Self.parse(variable, source: "The environment variable PORT")
    } else {
      number = Self.standard
    }
  }

  private static func parse(_ text: String, source: String) throws(Invalid) -> Int {
    guard let number = Int(text), (0...65_535).contains(number) else {
      throw Invalid(text: text, source: source)
    }
    return number
  }

  /// The error of a port that does not exist.
  struct Invalid: Error, CustomStringConvertible {
    let text: String
    let source: String

    var description: String {
      """
      \(source) says '\(text)', which is not a port. Give a number from 1 to 65535, or 0 for a \
      free port.
      """
    }
  }
}
