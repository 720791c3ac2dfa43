/// One page of the landmarks that a query found.
public struct LandmarkPage: Codable, Hashable, Sendable {
  /// The landmarks on this page.
  public let landmarks: [Landmark]
  /// The number of this page, counted from 1.
  public let page: Int
  /// The number of landmarks on a full page.
  public let pageSize: Int
  /// The number of pages, which is at least 1: an empty list has one empty page.
  public let pageCount: Int
  /// The number of landmarks on all pages together.
  public let total: Int

  /// Creates the page that a query requests, from the landmarks on it and the number of all that the query found.
  public init(landmarks: [Landmark], total: Int, query: LandmarkQuery) {
    let pageSize = max(1, query.pageSize)
    self.landmarks = landmarks
    self.page = query.page
    self.pageSize = pageSize
    self.pageCount = max(1, total / pageSize + (total % pageSize == 0 ? 0 : 1))
    self.total = total
  }
}
