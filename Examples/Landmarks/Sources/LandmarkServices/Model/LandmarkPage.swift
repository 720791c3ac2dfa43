/// One page of the landmarks that a query found.
public struct LandmarkPage: Codable, Hashable, Sendable {
  /// The landmarks on this page.
  public let landmarks: [Landmark]
  /// Which page this is, counted from 1.
  public let page: Int
  /// How many landmarks a full page holds.
  public let pageSize: Int
  /// How many pages there are: at least 1, which may be empty.
  public let pageCount: Int
  /// How many landmarks there are on all pages together.
  public let total: Int

  /// Describes the page that a query requested.
  public init(landmarks: [Landmark], total: Int, query: LandmarkQuery) {
    let pageSize = max(1, query.pageSize)
    self.landmarks = landmarks
    self.page = query.page
    self.pageSize = pageSize
    self.pageCount = max(1, total / pageSize + (total % pageSize == 0 ? 0 : 1))
    self.total = total
  }
}
