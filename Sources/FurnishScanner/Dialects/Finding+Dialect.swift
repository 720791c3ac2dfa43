import FurnishGraph

extension Finding {
  /// Rewrites the finding in the words of a dialect.
  func worded(for dialect: Dialect?) -> Finding {
    switch dialect {
    case nil: self
    case .swinject: inSwinject()
    case .swiftDependencies: inSwiftDependencies()
    case .factory: inFactory()
    }
  }
}
