import LandmarkServices

/// One page of a list as a server sends it.
struct LandmarkListAPIResponse: Decodable {
  let items: [LandmarkAPIModel]
  let pageSize: Int
  let pageCount: Int
  let total: Int

  private enum CodingKeys: String, CodingKey {
    case items = "landmarks"
    case pageSize
    case pageCount
    case total
  }
}

/// The categories as a server sends them.
struct CategoryListAPIResponse: Decodable {
  struct Item: Decodable {
    let id: String
    let count: Int
  }

  let categories: [Item]

  /// All categories of this program. Those that the server does not name are empty.
  var domainModel: [CategorySummary] {
    Category.allCases.map { category in
      let count = categories.first { $0.id == category.rawValue }?.count
      return CategorySummary(category, count: max(0, count ?? 0))
    }
  }
}
