import Furnish
import LandmarkPersistence
import LandmarkServices
import Testing

@testable import LandmarkServer

@Suite struct WiringSummaryTests {
  @Test func `the server is wired without findings`() throws {
    let container = try ServiceContainer.ofServer {
      $0.include(LiveServices(databaseAt: "landmarks.sqlite"))
    }
    #expect(WiringSummary(container).description == "8 services are wired: 7 singleton, 1 scoped; no findings")
  }

  @Test func `findings are counted, the worst first`() throws {
    let container = ServiceContainer()
    try container.services
      .register(Visit.self, lifetime: .scoped, Visit.init(counter:))
      .register(LandmarkService.self, lifetime: .transient) { provider in
        provider.resolveRequired(LandmarkService.self, name: .mock)
      }
    #expect(
      WiringSummary(container).description
        == "2 services are wired: 1 scoped, 1 transient; 1 error, 1 note")
  }

  @Test func `a single service is counted in the singular`() throws {
    let container = ServiceContainer()
    try container.services.register(VisitCounter.self, instance: VisitCounter())
    #expect(WiringSummary(container).description == "1 service is wired: 1 singleton; no findings")
  }
}
