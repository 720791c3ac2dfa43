import Foundation
import FurnishGraph
import Testing

@Suite struct LifetimeDescriptionTests {
  @Test(
    arguments: [
      (.singleton, "singleton", .container), (.scoped, "scoped", .scope), (.transient, "transient", .none),
      (.weak, "weak", .container), (.scopedToLevel, "scoped", .level),
    ] as [(LifetimeDescription, String, LifetimeDescription.Sharing)])
  func `every lifetime has a name and declares its sharing`(
    lifetime: LifetimeDescription, name: String, sharing: LifetimeDescription.Sharing
  ) {
    #expect(lifetime == LifetimeDescription(name: name, sharing: sharing))
  }

  @Test func `the lifetime of a level is encoded as its name and its sharing`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let lifetime = LifetimeDescription(name: "scoped to Session", sharing: .level)
    #expect(
      String(decoding: try encoder.encode(lifetime), as: UTF8.self)
        == #"{"name":"scoped to Session","sharing":"level"}"#)
  }
}
