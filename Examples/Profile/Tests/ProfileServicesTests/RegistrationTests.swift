import Furnish
import FurnishTesting
import ProfileServices
import Testing

/// Which services there are, and when.
@Suite struct RegistrationTests {
  private let locator = ServiceLocator()

  @Test func `every service is added`() {
    locator.addProfileServices(.mock, config: FixedConfig())
    #expect(
      locator.services.map(\.type) == [
        "any ProfileServices.ConfigService", "any ProfileServices.KeychainService",
        "any ProfileServices.NetworkService", "any ProfileServices.AnalyticsService",
        "any ProfileServices.AuthService",
      ])
  }

  @Test func `the choice decides about the server`() {
    locator.addProfileServices(.mock, config: FixedConfig())
    #expect(locator.getService((any NetworkService).self) is MockNetworkService)
    locator.addProfileServices(.live, config: FixedConfig())
    #expect(locator.getService((any NetworkService).self) is HTTPNetworkService)
  }

  @Test func `a debug build mocks and a release build does not`() {
    #if DEBUG
      #expect(ServiceChoice.standard == .mock)
    #else
      #expect(ServiceChoice.standard == .live)
    #endif
  }
}
