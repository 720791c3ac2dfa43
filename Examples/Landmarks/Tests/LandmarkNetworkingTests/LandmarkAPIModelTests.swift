import Foundation
import LandmarkServices
import Testing

@testable import LandmarkNetworking

@Suite struct LandmarkAPIModelTests {
  private func model(_ json: String) throws -> LandmarkAPIModel {
    try JSONDecoder().decode(LandmarkAPIModel.self, from: Data(json.utf8))
  }

  @Test func `a complete model becomes a landmark`() throws {
    #expect(try model(Samples.json(Samples.petra)).domainModel == Samples.petra)
  }

  @Test(
    arguments: [
      ("id", nil, "it has no identifier"), ("id", "\"\"", "it has no identifier"), ("id", "7", "it has no identifier"),
      ("name", nil, "it has no name"), ("name", "\"\"", "it has no name"),
      ("category", nil, "it has no category"), ("category", "\"ruins\"", "its category 'ruins' is unknown"),
      ("country", "null", "it has no country"), ("summary", nil, "it has no summary"),
      ("latitude", "90.5", "its latitude is 90.5"), ("latitude", "\"north\"", "it has no latitude"),
      ("longitude", "-181", "its longitude is -181.0"), ("longitude", "1e999", "it has no longitude"),
      ("year", nil, "it has no year"), ("year", "1889.5", "it has no year"), ("year", "1e40", "it has no year"),
    ] as [(String, String?, String)])
  func `the error names a missing or wrong value`(field: String, json: String?, reason: String) throws {
    let model = try model(Samples.json(Samples.petra, [field: json]))
    let error = #expect(throws: InvalidLandmark.self) { try model.domainModel }
    #expect(error?.reason == reason)
    #expect(error?.id == (field == "id" ? "" : "petra"))
  }

  @Test(arguments: ["null", "7", "[]", "\"petra\"", "{}"]) func `JSON without an identifier is no landmark`(
    json: String
  ) throws {
    let model = try model(json)
    #expect(throws: InvalidLandmark(id: "", reason: "it has no identifier")) { try model.domainModel }
  }

  @Test func `a landmark may be at the edge of the world`() throws {
    let edge = try model(Samples.json(Samples.petra, ["latitude": "-90", "longitude": "180"])).domainModel
    #expect(edge.latitude == -90)
    #expect(edge.longitude == 180)
  }

  @Test func `an invalid landmark is described in one line`() {
    #expect(InvalidLandmark(id: "x", reason: "it has no name").description == "'x': it has no name")
  }
}
