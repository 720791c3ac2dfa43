import Furnish

import SwiftUI
protocol NetworkServiceProtocol {}
protocol AnalyticsServiceProtocol {}
class MockNetworkService: NetworkServiceProtocol {}
class NetworkService: NetworkServiceProtocol {}
@main struct MyApp: App {
  init() { setupServices() }
  private func setupServices() {
    #if DEBUG
    ServiceLocator.shared.addService(service: MockNetworkService() as NetworkServiceProtocol)
    #else
    ServiceLocator.shared.addService(service: NetworkService() as NetworkServiceProtocol)
    #endif
  }
}
struct ProfileView: View {
  @Injected private var network: NetworkServiceProtocol
  @Injected private var analytics: AnalyticsServiceProtocol
}
