public import Furnish

extension ServiceLocator {
  /// Adds all services of the program. Later calls replace the services that earlier ones have added.
  public func addProfileServices(_ choice: ServiceChoice = .standard, config: any ConfigService) {
    // Services that use others read them from this locator, even if it is not the shared one.
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
