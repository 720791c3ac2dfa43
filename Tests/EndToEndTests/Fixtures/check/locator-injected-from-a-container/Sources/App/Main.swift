import Furnish

protocol Storage: Sendable {}
protocol Network: Sendable {}
struct CloudStorage: Storage {}

final class Model { @Injected var storage: any Storage }
let container = ServiceContainer()
try container.services.register((any Storage).self) { CloudStorage() }
