import FurnishGraph

extension ServicePlace {
  init(_ place: CallPlace) {
    self.init(file: "\(place.fileID)", line: Int(place.line), column: Int(place.column))
  }
}
