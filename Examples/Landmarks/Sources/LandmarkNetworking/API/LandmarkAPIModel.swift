import LandmarkServices

/// A landmark as a server sends it. Every field may be missing, or have another type.
///
/// So one invalid landmark does not invalidate the list that contains it.
struct LandmarkAPIModel: Decodable, Hashable {
  var id: String?
  var name: String?
  var category: String?
  var country: String?
  var latitude: Double?
  var longitude: Double?
  var year: Int?
  var summary: String?

  init(from decoder: any Decoder) {
    let fields = try? decoder.container(keyedBy: CodingKeys.self)
    id = try? fields?.decode(String.self, forKey: .id)
    name = try? fields?.decode(String.self, forKey: .name)
    category = try? fields?.decode(String.self, forKey: .category)
    country = try? fields?.decode(String.self, forKey: .country)
    latitude = try? fields?.decode(Double.self, forKey: .latitude)
    longitude = try? fields?.decode(Double.self, forKey: .longitude)
    year = try? fields?.decode(Int.self, forKey: .year)
    summary = try? fields?.decode(String.self, forKey: .summary)
  }

  private enum CodingKeys: CodingKey {
    case id
    case name
    case category
    case country
    case latitude
    case longitude
    case year
    case summary
  }
}

extension LandmarkAPIModel {
  /// The landmark that this model describes.
  ///
  /// - Throws: ``InvalidLandmark`` if it describes none.
  var domainModel: Landmark {
    get throws(InvalidLandmark) {
      Landmark(
        id: try filled(id, "identifier"),
        name: try filled(name, "name"),
        category: try knownCategory,
        country: try present(country, "country"),
        latitude: try degrees(latitude, within: 90, "latitude"),
        longitude: try degrees(longitude, within: 180, "longitude"),
        year: try present(year, "year"),
        summary: try present(summary, "summary"))
    }
  }

  private var knownCategory: Category {
    get throws(InvalidLandmark) {
      let name = try present(category, "category")
      guard let category = Category(rawValue: name) else {
        throw invalid("its category '\(name)' is unknown")
      }
      return category
    }
  }

  private func present<Value>(_ value: Value?, _ field: String) throws(InvalidLandmark) -> Value {
    guard let value else { throw invalid("it has no \(field)") }
    return value
  }

  private func filled(_ text: String?, _ field: String) throws(InvalidLandmark) -> String {
    guard let text, !text.isEmpty else { throw invalid("it has no \(field)") }
    return text
  }

  private func degrees(_ value: Double?, within limit: Double, _ field: String) throws(InvalidLandmark) -> Double {
    let value = try present(value, field)
    guard (-limit...limit).contains(value) else { throw invalid("its \(field) is \(value)") }
    return value
  }

  private func invalid(_ reason: String) -> InvalidLandmark {
    InvalidLandmark(id: id ?? "", reason: reason)
  }
}
