// A recipe that opens a scope retains no service of it.
enum Step: ScopeLevel {}
final class Job: Sendable { func run() {} }
final class Task1: Sendable { func run() {} }
struct Store: Sendable {}
struct Table: Sendable {}
struct Retaining: Sendable { let job: Job }
let container = ServiceContainer()
try container.services
  .register(Job.self, lifetime: .scoped) { Job() }
  .register(Task1.self, lifetime: .scoped(to: Step.self)) { Task1() }
  .register(Store.self) { provider in
    provider.makeScope().resolveRequired(Job.self).run()
    return Store()
  }
  .register(Table.self) { provider async throws in
    try await provider.withScope(Step.self) { scope in try await scope.require(Task1.self).run() }
    return Table()
  }
  .register(Retaining.self) { provider in Retaining(job: provider.resolveRequired()) } //~ captive-dependency: Job
let root = try container.validated()
print(root.resolveRequired(Store.self), root.resolveRequired(Retaining.self))
print(try await root.require(Table.self))
