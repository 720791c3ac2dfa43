import Furnish

protocol Storage: Sendable {}
protocol Network: Sendable {}
struct CloudStorage: Storage {}

final class Model { @Injected var network: any Network }
let container = ServiceContainer()
try container.services.register((any Storage).self) { CloudStorage() }
