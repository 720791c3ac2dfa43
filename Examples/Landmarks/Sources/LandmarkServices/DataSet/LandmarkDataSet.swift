/// The landmarks of the program.
///
/// Each category is in a file of its own. The years of ancient places are the ones that sources name most often,
/// and many of them are estimates.
public enum LandmarkDataSet {
  /// Every landmark, in the order in which lists show them.
  public static let all: [Landmark] = [
    ancientSites, bridges, castles, culture, engineering, monuments, nature, sacred, towers,
  ]
  .flatMap(\.self)
  .sorted(by: Landmark.comesFirst)

  /// Returns the first landmarks of each category, for a preview.
  public static func sample(ofEach count: Int) -> [Landmark] {
    Category.allCases
      .flatMap { category in all.filter { $0.category == category }.prefix(count) }
      .sorted(by: Landmark.comesFirst)
  }

  /// Creates the landmarks of a category from entries.
  static func landmarks(in category: Category, _ entries: [Entry]) -> [Landmark] {
    entries.map { entry in
      Landmark(
        id: entry.id,
        name: entry.name,
        category: category,
        country: entry.country,
        latitude: entry.position.latitude,
        longitude: entry.position.longitude,
        year: entry.year,
        summary: entry.summary
      )
    }
  }

  /// A landmark without its category, as the files of this folder declare it.
  struct Entry {
    let id: String
    let name: String
    let country: String
    let position: (latitude: Double, longitude: Double)
    let year: Int
    let summary: String

    init(
      _ id: String,
      _ name: String,
      in country: String,
      at position: (latitude: Double, longitude: Double),
      year: Int,
      _ summary: String
    ) {
      self.id = id
      self.name = name
      self.country = country
      self.position = position
      self.year = year
      self.summary = summary
    }
  }
}
