/// An error whose description has three parts. An error that wraps it takes them over, so that its own description has
/// each part once.
package protocol DescribedError: Error {
  /// The event, in one sentence.
  var what: String { get }

  /// The file and the line.
  var place: String { get }

  /// How to fix it.
  var fix: String { get }
}
