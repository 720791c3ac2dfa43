/// A place in one of the files of the program.
struct SourcePlace: Hashable, Comparable, Sendable {
  var file: FileID
  var place: Place

  static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.file, left.place.line, left.place.column) < (right.file, right.place.line, right.place.column)
  }
}
