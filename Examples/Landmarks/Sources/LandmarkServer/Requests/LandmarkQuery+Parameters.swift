import LandmarkServices

extension LandmarkQuery {
  /// The number of characters that a search may have.
  static let longestText = 200

  /// Reads `category`, `q` and `page`.
  init(_ parameters: QueryParameters) throws(RequestProblem) {
    self.init()
    if let name = parameters.filled("category") {
      guard let category = Category(rawValue: name) else { throw .unknownCategory(name) }
      self.category = category
    }
    if let text = parameters.filled("q") {
      guard text.unicodeScalars.count <= Self.longestText else { throw .searchTooLong }
      self.text = text
    }
    if let page = parameters["page"] {
      guard page.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains),
        let number = Int(page), number >= 1
      else { throw .invalidPage(page) }
      self.page = number
    }
  }
}
