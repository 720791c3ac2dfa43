import Furnish

protocol Storage: Sendable {}
protocol Network: Sendable {}
struct CloudStorage: Storage {}

final class Model {
  @Injected var storage: any Storage
  @Injected(\.date) var date
  let later = Injected<any Storage>()
  @Injected var maybe: (any Network)?
}

extension ServiceLocator {
  func addAll(_ storage: any Storage) { make { addService(service: storage) } }
}
func start() { ServiceLocator.shared.addAll(CloudStorage()) }
