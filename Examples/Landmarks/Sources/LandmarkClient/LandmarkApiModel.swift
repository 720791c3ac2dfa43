import LandmarkServices

/// A landmark as the server sends it: nothing about it is certain yet.
struct LandmarkApiModel: Decodable, Sendable {
  var id: String?
  var name: String?
  var category: String?
  var country: String?
  var latitude: Double?
  var longitude: Double?
  var year: Int?
  var summary: String?

  /// The landmark; nil where it lacks something, or says what cannot be.
  var domainModel: Landmark? {
    guard let id, !id.isEmpty, let name, !name.isEmpty, let category = category.flatMap(Category.init(rawValue:)),
      let country, let latitude, (-90...90).contains(latitude), let longitude, (-180...180).contains(longitude),
      let year, let summary
    else { return nil }
    return Landmark(
      id: id, name: name, category: category, country: country, latitude: latitude, longitude: longitude,
      year: year, summary: summary)
  }
}

/// A page of landmarks as the server sends it.
struct LandmarkListApiResponse: Decodable, Sendable {
  let landmarks: [LandmarkApiModel]
  let pageCount: Int
  let total: Int
}

/// The categories as the server sends them.
struct CategoryListApiResponse: Decodable, Sendable {
  struct Summary: Decodable, Sendable {
    let id: String
    let count: Int

    var domainModel: CategorySummary? { Category(rawValue: id).map { CategorySummary($0, count: count) } }
  }

  let categories: [Summary]
}
