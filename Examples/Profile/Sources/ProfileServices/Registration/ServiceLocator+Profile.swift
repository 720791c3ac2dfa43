public import Furnish

/// A Boolean value that indicates whether the server is a real one.
public enum ServiceChoice: String, Sendable, CaseIterable {
  case live
  case mock

  /// Mock services where the program is being worked on, live ones where it is used.
  public static var standard: Self {
    #if DEBUG
      .mock
    #else
      .live
    #endif
  }
}

extension ServiceLocator {
  /// Everything that the program uses. Later calls replace what earlier ones have added.
  public func addProfileServices(_ choice: ServiceChoice = .standard, config: any ConfigService) {
    // Services that use others read them from this locator, also where it is not the shared one.
    make {
      addService(service: config)
      addStorageServices()
      addNetworkServices(choice)
      addAccountServices()
    }
  }

  func addStorageServices() {
    addService(service: FileKeychainService() as any KeychainService)
  }

  func addNetworkServices(_ choice: ServiceChoice) {
    switch choice {
    case .live: addService(service: HTTPNetworkService() as any NetworkService)
    case .mock: addService(service: MockNetworkService() as any NetworkService)
    }
  }

  func addAccountServices() {
    addService(service: NetworkAnalyticsService() as any AnalyticsService)
    addService(service: KeychainAuthService() as any AuthService)
  }
}
