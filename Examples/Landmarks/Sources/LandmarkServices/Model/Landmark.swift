/// A notable place on Earth.
public struct Landmark: Codable, Hashable, Sendable, Identifiable {
  /// The name in lower case with hyphens, as in links.
  public var id: String
  /// The name.
  public var name: String
  /// The kind of place.
  public var category: Category
  /// The country.
  public var country: String
  /// Degrees north of the equator, negative in the south.
  public var latitude: Double
  /// Degrees east of Greenwich, negative in the west.
  public var longitude: Double
  /// The year in which a building was finished or, if it is not, was begun, or in which a natural place was first
  /// protected. It is negative before our era.
  public var year: Int
  /// One line about the landmark.
  public var summary: String

  /// Describes a landmark.
  public init(
    id: String,
    name: String,
    category: Category,
    country: String,
    latitude: Double,
    longitude: Double,
    year: Int,
    summary: String
  ) {
    self.id = id
    self.name = name
    self.category = category
    self.country = country
    self.latitude = latitude
    self.longitude = longitude
    self.year = year
    self.summary = summary
  }
}

extension Landmark {
  /// The name without case and accents, in bytes that SQLite orders as Swift does.
  public var sortKey: String { SearchText.folded(name) }

  /// The text that a search reads: name, country and summary, without case and accents.
  public var searchText: String { SearchText.folded("\(name) \(country) \(summary)") }

  /// Returns a Boolean value that indicates whether a list shows the first landmark before the second.
  public static func comesFirst(_ first: Landmark, _ second: Landmark) -> Bool {
    let (firstKey, secondKey) = (first.sortKey, second.sortKey)
    guard firstKey == secondKey else {
      return firstKey.utf8.lexicographicallyPrecedes(secondKey.utf8)
    }
    return first.id.utf8.lexicographicallyPrecedes(second.id.utf8)
  }
}
