import Foundation
import LandmarkServices

/// The requests to a landmark server, and the decoding of its answers.
struct LandmarkAPI: Sendable {
  /// The greatest number of pages that a list may have. A list with more pages is treated as one without an end.
  static let mostPages = 1000

  let client: NetworkClient
  let baseURL: URL
  let dropped: DroppedLandmarks

  /// Finds a landmark, or returns `nil` if the server has none.
  func landmark(id: Landmark.ID) async throws -> Landmark? {
    guard !id.isEmpty else { return nil }
    let url = url("/api/landmarks/" + Self.segment(id))
    do {
      return try await client.fetch(LandmarkAPIModel.self, from: url).domainModel
    } catch NetworkError.refused(_, _, "landmark-not-found", _) {
      return nil
    } catch let invalid as InvalidLandmark {
      // `nil` would mean that the server has no such landmark.
      throw NetworkError.unintelligible(url, reason: invalid.reason)
    }
  }

  /// Finds a page of the matching landmarks, in the size that the server chooses. Returns `nil` if the list has no page
  /// with this number.
  func page(_ number: Int, of query: LandmarkQuery) async throws -> LandmarkListAPIResponse? {
    do {
      return try await client.fetch(LandmarkListAPIResponse.self, from: url(query, page: number))
    } catch NetworkError.refused(_, _, "page-not-found", _) {
      return nil
    }
  }

  /// Finds all matching landmarks, page by page.
  func landmarks(matching query: LandmarkQuery = LandmarkQuery()) async throws -> [Landmark] {
    var landmarks: [Landmark] = []
    var known: Set<Landmark.ID> = []
    for number in 1...Self.mostPages {
      guard let page = try await page(number, of: query) else { return landmarks }
      // A landmark that the server adds between two requests moves others to the next page.
      landmarks += await valid(page.items).filter { known.insert($0.id).inserted }
      if page.items.isEmpty || number >= page.pageCount { return landmarks }
    }
    throw NetworkError.endless(url(query, page: 1), pages: Self.mostPages)
  }

  /// Counts the landmarks of each category.
  func categories() async throws -> [CategorySummary] {
    try await client.fetch(CategoryListAPIResponse.self, from: url("/api/categories")).domainModel
  }

  /// Returns the valid landmarks of a server's answer, and counts the others.
  func valid(_ models: [LandmarkAPIModel]) async -> [Landmark] {
    var landmarks: [Landmark] = []
    for model in models {
      do {
        landmarks.append(try model.domainModel)
      } catch {
        await dropped.add(error)
      }
    }
    return landmarks
  }
}

extension LandmarkAPI {
  private func url(_ query: LandmarkQuery, page: Int) -> URL {
    var items = [URLQueryItem(name: "page", value: "\(page)")]
    if !query.text.isEmpty { items.insert(URLQueryItem(name: "q", value: query.text), at: 0) }
    if let category = query.category {
      items.insert(URLQueryItem(name: "category", value: category.rawValue), at: 0)
    }
    return url("/api/landmarks", items)
  }

  private func url(_ path: String, _ items: [URLQueryItem]? = nil) -> URL {
    var components = URLComponents(url: baseURL, resolvingAgainstBaseURL: true) ?? URLComponents()
    let folder = components.percentEncodedPath
    components.percentEncodedPath = (folder.hasSuffix("/") ? String(folder.dropLast()) : folder) + path
    components.queryItems = items
    // Foundation does not escape a plus, which servers read as a space.
    components.percentEncodedQuery = components.percentEncodedQuery?.replacing("+", with: "%2B")
    return components.url ?? baseURL
  }

  /// Escapes a text as one segment of a path.
  private static func segment(_ text: String) -> String {
    text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        String(UnicodeScalar(byte))
      default:
        "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
