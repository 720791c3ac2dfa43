// A running service has no scope of its own, so the fix opens a scope for each job.
import Furnish
import FurnishServiceLifecycle

final class Draft: Sendable {}
struct Worker: RunningService {
  let draft: Draft
  func run() async throws {}
}
let container = ServiceContainer()
try container.services
  .register(Draft.self, lifetime: .scoped) { Draft() }
  .registerRunning(Worker.self, Worker.init(draft:)) //~ captive-dependency: provider.withScope {
let group = try await container.makeServiceGroup(logger: logger)
try await group.run()
