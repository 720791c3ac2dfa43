public import FurnishGraph

/// The errors that validation found in the wiring of a container, all at once.
///
/// ```swift
/// do {
///   let provider = try container.validated()
/// } catch let error as WiringError {
///   error.findings.map(\.rule)  // ["missing-service", "dependency-cycle"]
/// }
/// ```
public struct WiringError: Error, Sendable, CustomStringConvertible {
  /// The findings at error level. A container's `findings` also has the warnings and notes.
  public let findings: [Finding]

  /// The message, the location and the fix of each finding, each in a line of its own.
  public var description: String {
    findings.map(\.description).joined(separator: "\n")
  }
}
