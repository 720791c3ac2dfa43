import Furnish
import FurnishTesting
import ProfileServices
import Testing

/// The services that the program adds.
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

  @Test func `the choice decides between a mock and a live server`() {
    locator.addProfileServices(.mock, config: FixedConfig())
    #expect(locator.getService((any NetworkService).self) is MockNetworkService)
    locator.addProfileServices(.live, config: FixedConfig())
    #expect(locator.getService((any NetworkService).self) is HTTPNetworkService)
  }

  @Test func `a debug build has mock services and a release build has live ones`() {
    #if DEBUG
      #expect(ServiceChoice.standard == .mock)
    #else
      #expect(ServiceChoice.standard == .live)
    #endif
  }
}
