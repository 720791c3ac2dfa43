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
  /// This page, where the query has that many; else the request is refused.
  var existing: LandmarkPage {
    get throws {
      guard page <= pageCount else { throw RequestProblem.pageNotFound(self) }
      return self
    }
  }
}
