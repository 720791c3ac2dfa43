import FurnishGraph

extension ServicePlace {
  /// Creates the place of a call, as findings name it.
  init(_ place: CallPlace) {
    self.init(file: "\(place.fileID)", line: Int(place.line), column: Int(place.column))
  }
}
