import Configuration
import Furnish
import FurnishConfiguration
import Testing

/// Settings that were refused, after which the configuration returns to the settings in force.
@Suite(.timeLimit(.minutes(60))) struct WithdrawnSettingsTests {
  private struct Unusable: Error {}

  @Test func `invalid settings that return to those in force are reported as withdrawn, and change nothing`()
    async throws
  {
    let shop = try Shop()
    let provider = try await shop.start()
    let box = provider.makeScope().resolveRequired(Box.self)
    shop.events.reset()
    shop.source.set("size", .int(0))
    await shop.events.wait(for: "failed to change SizeSettings in root: SettingsError")
    shop.source.set("size", .int(1))
    await shop.events.wait(for: "withdrew the change of SizeSettings in root")
    #expect(
      shop.events.all == [
        "failed to change SizeSettings in root: SettingsError", "withdrew the change of SizeSettings in root",
      ])
    #expect(provider.makeScope().resolveRequired(Box.self) === box)

    // After the withdrawal, the same error is reported again.
    shop.source.set("size", .int(0))
    await shop.events.wait(for: "failed to change SizeSettings in root: SettingsError", times: 2)
    try await shop.container.close()
  }

  @Test func `settings that a service has refused are tried again after they were withdrawn`() async throws {
    let shop = try Shop()
    try shop.container.services.register(Int.self, eager: true) { (color: ColorSettings) async throws in
      if color.color == "none" { throw Unusable() }
      return 1
    }
    let provider = try await shop.start()
    for round in 1...2 {
      shop.source.set("color", .string("none"))
      await shop.events.wait(for: "failed to change ColorSettings in root: Unusable", times: round)
      shop.source.set("color", .string("red"))
      await shop.events.wait(for: "withdrew the change of ColorSettings in root", times: round)
    }
    #expect(provider.makeScope().resolveRequired(ColorSettings.self).color == "red")
    #expect(!shop.events.all.contains { $0.hasPrefix("changed") })
    try await shop.container.close()
  }

  @Test func `a setting returns to its value in force while another one changes`() async throws {
    let shop = try Shop()
    let provider = try await shop.start()
    shop.source.set("size", .int(0))
    await shop.events.wait(for: "failed to change SizeSettings in root: SettingsError")
    shop.source.set("color", .string("blue"))
    shop.source.set("size", .int(1))
    await shop.events.wait(for: "changed ColorSettings in root")
    await shop.events.wait(for: "withdrew the change of SizeSettings in root")
    #expect(provider.makeScope().resolveRequired(Order.self).size.size == 1)
    #expect(!shop.events.all.contains("changed SizeSettings in root"))
    try await shop.container.close()
  }
}
