/// A file that is open in the editor.
struct Document {
  /// The address, as the editor spells it.
  var uri: String
  var version: Int
  var text: DocumentText
}
