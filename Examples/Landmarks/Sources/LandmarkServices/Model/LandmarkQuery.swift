/// A selection of landmarks.
public struct LandmarkQuery: Codable, Hashable, Sendable {
  /// The default number of landmarks on a page.
  public static let defaultPageSize = 20

  /// The category of the landmarks, or `nil` for all of them.
  public var category: Category?
  /// The text that the name, country or summary of a landmark contains, without regard to case.
  public var text: String
  /// The number of the page, counted from 1.
  public var page: Int
  /// The number of landmarks on a page.
  public var pageSize: Int

  /// Creates a query for one page of landmarks.
  public init(
    category: Category? = nil,
    text: String = "",
    page: Int = 1,
    pageSize: Int = LandmarkQuery.defaultPageSize
  ) {
    self.category = category
    self.text = text
    self.page = page
    self.pageSize = pageSize
  }

  /// The number of landmarks before this page, or `nil` if `Int` cannot represent it.
  public var offset: Int? {
    guard page >= 1, pageSize >= 1 else { return nil }
    let (product, overflow) = (page - 1).multipliedReportingOverflow(by: pageSize)
    return overflow ? nil : product
  }
}

extension LandmarkQuery {
  /// Returns the page of this query from landmarks in memory.
  public func page(of landmarks: [Landmark]) -> LandmarkPage {
    let foldedText = SearchText.folded(text)
    let matching =
      landmarks
      .filter { category == nil || $0.category == category }
      .filter { foldedText.isEmpty || $0.searchText.contains(foldedText) }
      .sorted(by: Landmark.comesFirst)
    let shown = offset.map { matching.dropFirst($0).prefix(pageSize) } ?? []
    return LandmarkPage(landmarks: Array(shown), total: matching.count, query: self)
  }
}
