/// A place in the source where a service is registered or requested.
///
/// ```swift
/// let place = ServicePlace(file: "App/Wiring.swift", line: 12, column: 5)
/// print(place)  // App/Wiring.swift:12
/// ```
public struct ServicePlace: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The file, as `#fileID` writes it: `App/Wiring.swift`.
  public var file: String
  /// The line, counted from one.
  public var line: Int
  /// The column, counted from one.
  public var column: Int

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - file: The file, as `#fileID` writes it.
  ///   - line: The line, counted from one.
  ///   - column: The column, counted from one.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The file and the line: `App/Wiring.swift:12`.
  public var description: String { "\(file):\(line)" }
}
