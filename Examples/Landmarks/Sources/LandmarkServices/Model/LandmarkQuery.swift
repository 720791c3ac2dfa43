/// A selection of landmarks.
public struct LandmarkQuery: Codable, Hashable, Sendable {
  /// The default number of landmarks on a page.
  public static let defaultPageSize = 20

  /// Only landmarks of this category; nil for all of them.
  public var category: Category?
  /// Only landmarks whose name, country or summary contains this text, whatever its case.
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

  /// The number of landmarks before this page, or nil if that number cannot be counted.
  public var offset: Int? {
    guard page >= 1, pageSize >= 1 else { return nil }
    let (product, overflow) = (page - 1).multipliedReportingOverflow(by: pageSize)
    return overflow ? nil : product
  }
}

extension LandmarkQuery {
  /// Answers the query from landmarks that are in memory.
  public func page(of landmarks: [Landmark]) -> LandmarkPage {
    let wanted = SearchText.folded(text)
    let found =
      landmarks
      .filter { category == nil || $0.category == category }
      .filter { wanted.isEmpty || $0.searchText.contains(wanted) }
      .sorted(by: Landmark.comesFirst)
    let shown = offset.map { found.dropFirst($0).prefix(pageSize) } ?? []
    return LandmarkPage(landmarks: Array(shown), total: found.count, query: self)
  }
}
