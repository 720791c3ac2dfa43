import Furnish

protocol Storage: Sendable {}
struct CloudStorage: Storage {}
struct Page { @Injected var storage: any Storage }

func addServices(isOnline: Bool) {
  ServiceLocator.shared.addService(service: CloudStorage() as any Storage)
  ServiceLocator.shared.addService(service: 7)
}
