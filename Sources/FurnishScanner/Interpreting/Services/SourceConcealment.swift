/// The use of a declaration at a place from which it is not visible.
struct SourceConcealment: Hashable, Sendable {
  var name: String
  var module: String
  var place: SourcePlace
  var declaration: SourcePlace
}
