/// The kind of a landmark.
public enum Category: String, CaseIterable, Codable, Hashable, Sendable {
  case ancient
  case bridges
  case castles
  case culture
  case engineering
  case monuments
  case nature
  case sacred
  case towers

  /// The heading under which a list shows the category.
  public var title: String {
    switch self {
    case .ancient: "Ancient sites"
    case .bridges: "Bridges"
    case .castles: "Castles, palaces and walls"
    case .culture: "Museums, theatres and stadiums"
    case .engineering: "Canals, dams, lighthouses and observatories"
    case .monuments: "Monuments and memorials"
    case .nature: "Parks and natural wonders"
    case .sacred: "Temples, churches and mosques"
    case .towers: "Towers"
    }
  }
}

/// A category and the number of its landmarks.
public struct CategorySummary: Codable, Hashable, Sendable, Identifiable {
  /// The category, as queries name it.
  public let id: Category
  /// The heading under which a list shows the category.
  public let title: String
  /// The number of landmarks in the category.
  public let count: Int

  /// Creates the summary of a category.
  public init(_ category: Category, count: Int) {
    self.id = category
    self.title = category.title
    self.count = count
  }
}
