import BlackHole
import Furnish
import FurnishObservability
import Logging
import Workloads

/// The cost of a scope with one service, with an observer and without. The creation and the closing of the service are
/// two events.
extension Workload {
  static let containers: [Workload] =
    [
      Workload("scope with one service: not observed") { try await serve($0) { _ in } },
      Workload("scope with one service: an observer that does nothing") {
        try await serve($0) { $0.observe(with: Idle()) }
      },
      Workload("scope with one service: logged at a level that the log leaves out") { count in
        var logger = BackEnds.noOp.logger
        logger.logLevel = .error
        try await serve(count) { [logger] in $0.observe(with: .logging(to: logger)) }
      },
    ] + observed("no-op") { .noOp } + observed("in memory") { .inMemory }

  private static func observed(_ name: String, _ makeBackEnds: @escaping @Sendable () -> BackEnds) -> [Workload] {
    [
      Workload("scope with one service: logged, \(name)") {
        try await serve($0) { $0.observe(with: .logging(to: makeBackEnds().logger)) }
      },
      Workload("scope with one service: measured, \(name)") {
        try await serve($0) { $0.observe(with: .measuring(in: makeBackEnds().metrics)) }
      },
      Workload("scope with one service: traced, \(name)") {
        try await serve($0) { $0.observe(with: .tracing(with: makeBackEnds().tracer)) }
      },
    ]
  }

  private init(_ name: String, _ run: @escaping @Sendable (_ count: Int) async throws -> Void) {
    self.init(
      name,
      awaiting: { count in
        do { try await run(count) } catch { fatalError("\(error)") }
      })
  }
}

private struct Idle: ContainerObserver {
  func receive(_ event: ContainerEvent) { consume(Int(truncatingIfNeeded: event.thread)) }
}

private final class Connection: Closeable, Sendable {
  func close() async throws { consume(1) }
}

private func serve(_ count: Int, observing observe: (ServiceContainer) -> Void) async throws {
  let container = ServiceContainer()
  observe(container)
  try container.services.register(Connection.self, lifetime: .scoped, Connection.init)
  let provider = try container.validated()
  for _ in 0..<count {
    let scope = provider.makeScope()
    consume(scope.resolveRequired(Connection.self))
    try await scope.close()
  }
}
