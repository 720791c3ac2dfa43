/// An error whose description has three parts. An error that wraps such an error uses its parts, so that the
/// description of the wrapping error has each part once.
package protocol DescribedError: Error {
  /// The event, in one sentence.
  var what: String { get }

  /// The file and the line.
  var place: String { get }

  /// How to fix the error.
  var fix: String { get }
}
