import FurnishGraph

extension ServicePlace {
  init(_ place: SourcePlace) {
    self.init(file: "\(place.fileID)", line: Int(place.line), column: Int(place.column))
  }
}
