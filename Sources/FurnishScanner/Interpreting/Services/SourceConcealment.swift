/// The use of a declaration at a place from which it is not visible, such as an internal initializer of another module.
struct SourceConcealment: Hashable, Sendable {
  /// The name of the declaration, with its type and its labels: `Page.init(log:)`.
  var name: String
  /// The module of the declaration.
  var module: String
  /// The place of the use.
  var place: SourcePlace
  /// The place of the declaration.
  var declaration: SourcePlace
}
