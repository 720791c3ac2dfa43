import Furnish
import FurnishTesting
import ProfileServices
import Testing

/// Which services there are, and when.
@Suite struct RegistrationTests {
  private let locator = ServiceLocator()

  @Test func everyServiceIsAdded() {
    locator.addProfileServices(.mock, config: FixedConfig())
    #expect(
      locator.services.map(\.type) == [
        "any ProfileServices.ConfigService", "any ProfileServices.KeychainService",
        "any ProfileServices.NetworkService", "any ProfileServices.AnalyticsService",
        "any ProfileServices.AuthService",
      ])
  }

  @Test func theChoiceDecidesAboutTheServer() {
    locator.addProfileServices(.mock, config: FixedConfig())
    #expect(locator.getService((any NetworkService).self) is MockNetworkService)
    locator.addProfileServices(.live, config: FixedConfig())
    #expect(locator.getService((any NetworkService).self) is HTTPNetworkService)
  }

  @Test func aDebugBuildMocksAndAReleaseBuildDoesNot() {
    #if DEBUG
      #expect(ServiceChoice.standard == .mock)
    #else
      #expect(ServiceChoice.standard == .live)
    #endif
  }
}
