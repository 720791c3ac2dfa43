import FurnishSwiftUI
import SwiftUI
import Testing

/// The programs of the article “Use services in SwiftUI” behave as the article states.
@MainActor @Suite struct TripExamplesTests {
  @Test func `the second view reads other services`() throws {
    let opened = OpenedURLs()
    let host = TextHost(TripComparison(), environment: opened.environment)
    #expect(host.text == "1,200 m\n[Show]\n1’200 m\n[Show]")
    try host.tap("Show", at: 1)
    #expect(opened.log.entries == ["app://maps/zermatt?request=00000000-0000-0000-0000-000000000000"])
  }

  @Test func `the app shows the trips of its container`() async throws {
    let host = TextHost(app: TripsApp())
    try await host.wait { host.text == "List\n  Zermatt\n  Bern" }
  }

  @Test func `a trip is ended when its services are closed`() async throws {
    let log = ViewLog<String>()
    let sessions = provider { $0.register(Session.self, lifetime: .scoped) { _ in Session(log) } }
    let host = TextHost(
      VStack {
        SessionView()
        EndTripButton { log.append("overview") }
      }
      .scope(sessions))
    try host.tap("End trip")
    try await host.wait { log.entries.contains("overview") }
    #expect(log.entries.filter { $0 != "created" } == ["closed", "overview"])
  }

  @Test func `a trip that cannot be closed shows the error`() async throws {
    let sessions = provider {
      $0.register(Session.self, lifetime: .scoped) { _ in Session(ViewLog(), failure: Trouble(number: 3)) }
    }
    let host = TextHost(
      VStack {
        SessionView()
        EndTripButton {}
      }
      .scope(sessions))
    try host.tap("End trip")
    try await host.wait { host.text.contains("trouble 3") }
  }

  @Test func `the screen is shown when its model is loaded`() async throws {
    let host = TextHost(
      TripScreen().provider(provider { $0.register((any Trips).self) { _ in StoredTrips() } }))
    #expect(host.text == "ProgressView")
    try await host.wait { host.text == "Zermatt, Bern" }
  }

  @Test func `a packed item is listed`() throws {
    let host = TextHost(PackingView())
    try host.type("Rope", into: "Item")
    try host.tap("Pack")
    #expect(host.text == "Item: ||\n[Pack]\nRope")
  }
}
