import Foundation
import FurnishGraph
import Testing

@Suite struct ServiceIsolationTests {
  @Test(
    arguments: [
      (.none, #"{"kind":"none"}"#), (.mainActor, #"{"kind":"mainActor"}"#),
      (.actor("App.Disk"), #"{"kind":"actor","name":"App.Disk"}"#),
    ] as [(ServiceIsolation, String)])
  func `an isolation is encoded as its kind`(isolation: ServiceIsolation, json: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(isolation), as: UTF8.self) == json)
  }

  @Test(arguments: [.none, .mainActor, .actor("App.Disk"), .actor("none")] as [ServiceIsolation])
  func `an isolation is decoded as it was encoded`(isolation: ServiceIsolation) throws {
    let written = try JSONEncoder().encode(isolation)
    #expect(try JSONDecoder().decode(ServiceIsolation.self, from: written) == isolation)
  }

  @Test func `an unknown kind cannot be decoded`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ServiceIsolation.self, from: Data(#"{"kind":"elsewhere"}"#.utf8))
    }
  }
}
