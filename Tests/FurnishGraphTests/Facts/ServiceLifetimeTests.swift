import Foundation
import FurnishGraph
import Testing

@Suite struct ServiceLifetimeTests {
  @Test(
    arguments: [
      (.singleton, "singleton", .container), (.scoped, "scoped", .scope), (.transient, "transient", .none),
      (.weak, "weak", .container), (.scopedToLevel, "scoped", .level),
    ] as [(ServiceLifetime, String, ServiceLifetime.Sharing)])
  func `every lifetime has a name and declares its sharing`(
    lifetime: ServiceLifetime, name: String, sharing: ServiceLifetime.Sharing
  ) {
    #expect(lifetime == ServiceLifetime(name: name, sharing: sharing))
  }

  @Test func `the lifetime of a level is encoded as its name and its sharing`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let lifetime = ServiceLifetime(name: "scoped to Session", sharing: .level)
    #expect(
      String(decoding: try encoder.encode(lifetime), as: UTF8.self)
        == #"{"name":"scoped to Session","sharing":"level"}"#)
  }
}
