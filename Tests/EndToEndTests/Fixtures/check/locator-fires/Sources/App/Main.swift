import Furnish

protocol Storage: Sendable {}
protocol Network: Sendable {}
struct CloudStorage: Storage {}

func start() {
  ServiceLocator.shared.addService(service: CloudStorage() as any Storage)
  let storage: any Storage = ServiceLocator.shared.getService()
  let network = ServiceLocator.shared.getService((any Network).self)
  print(storage, network)
}
