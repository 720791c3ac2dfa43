/// A file that is open in the editor.
struct Document {
  /// As the editor spells it.
  var uri: String
  var version: Int
  var text: DocumentText
}
