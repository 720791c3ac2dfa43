import Furnish
import FurnishServiceLifecycle

struct Database {}
struct Pool: RunningService { func run() async throws {} }
struct Worker: RunningService {
  init(database: Database, pool: Pool) {}
  func run() async throws {}
}
struct Page { init(worker: Worker) {} }

let container = ServiceContainer()
try container.services
  .registerRunning(Pool.self) { () async throws in Pool() }
  .registerRunning(Worker.self, onSuccess: .ignore, Worker.init(database:pool:))
  .register(Page.self, Page.init)
let group = try await container.makeServiceGroup(logger: logger)
try await group.run()
print(container.state)
