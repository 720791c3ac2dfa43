import Furnish
import FurnishTesting
import ProfileServices
import Testing

@Suite(.services { $0.locator.addFakes() })
struct NetworkAnalyticsServiceTests {
  private let analytics = NetworkAnalyticsService()

  private var sent: [String] {
    (ServiceLocator.shared.getService((any NetworkService).self) as? MockNetworkService)?
      .events.map(\.name) ?? []
  }

  @Test func `events are sent together`() async {
    analytics.trackEvent("first")
    analytics.trackEvent("second", parameters: ["key": "value"])
    #expect(sent == [])
    await analytics.flush()
    #expect(sent == ["first", "second"])
  }

  @Test func `an event is sent once`() async {
    analytics.trackEvent("first")
    await analytics.flush()
    await analytics.flush()
    #expect(sent == ["first"])
  }

  @Test func `events that cannot be sent are stored in order`() async {
    let network: any NetworkService = ServiceLocator.shared.getService()
    ServiceLocator.shared.addService(service: DeadNetwork() as any NetworkService)
    analytics.trackEvent("first")
    await analytics.flush()
    ServiceLocator.shared.addService(service: network)
    analytics.trackEvent("second")
    await analytics.flush()
    #expect(sent == ["first", "second"])
  }
}
