import Furnish
import Testing

/// The list of a locator's services.
@Suite struct ServiceLocatorListingTests {
  private let locator = ServiceLocator()

  @Test func `services are listed with type and place, in the order of adding`() {
    locator.addService(service: CloudStorage() as any Storage, fileID: "App/Setup.swift", line: 3)
    locator.addService(service: 7, fileID: "App/Setup.swift", line: 4)
    #expect(
      locator.services.map(\.description) == [
        "any FurnishTests.Storage, added at App/Setup.swift:3", "Swift.Int, added at App/Setup.swift:4",
      ])
  }

  @Test func `the listed place is that of the call that added the service`() {
    locator.addService(service: 7)
    #expect(locator.services.map(\.place) == ["FurnishTests/ServiceLocatorListingTests.swift:\(#line - 1)"])
  }

  @Test func `a service that replaces another one is listed last`() {
    locator.addService(service: 1)
    locator.addService(service: "one")
    locator.addService(service: 2)
    #expect(locator.services.map(\.type) == ["Swift.String", "Swift.Int"])
  }

  @Test func `a removed service is not listed`() {
    locator.addService(service: 1)
    locator.removeService(Int.self)
    #expect(locator.services == [])
  }
}
