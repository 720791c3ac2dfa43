#if canImport(SwiftUI)
  import FurnishSwiftUI
  public import SwiftUI

  /// An app that adds its services before it shows anything. In an app of your own, write `@main` before it.
  public struct ProfileApp: App {
    public init() {
      #if DEBUG
        ServiceLocator.shared.addMockServices()
      #else
        ServiceLocator.shared.addService(service: ConsoleAnalytics() as any AnalyticsService)
      #endif
    }

    public var body: some Scene {
      WindowGroup {
        ProfileView()
        LoginView()
      }
    }
  }
#endif
