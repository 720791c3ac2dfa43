import LandmarkServices

extension LandmarkService {
  /// Finds the landmark of an address, and refuses the request if none exists.
  func existing(encodedID: String) async throws -> Landmark {
    guard let id = PercentDecoding.decode(encodedID[...]) else {
      throw RequestProblem.malformedAddress
    }
    guard let landmark = try await fetchLandmark(id) else {
      throw RequestProblem.landmarkNotFound(id)
    }
    return landmark
  }
}

extension LandmarkPage {
  /// This page. The request is refused if the query has fewer pages.
  var existing: LandmarkPage {
    get throws {
      guard page <= pageCount else { throw RequestProblem.pageNotFound(self) }
      return self
    }
  }
}
