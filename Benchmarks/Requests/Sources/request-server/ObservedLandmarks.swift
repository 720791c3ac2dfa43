import Furnish
import FurnishObservability
import Hummingbird
import LandmarkMetrics
import LandmarkPersistence
import LandmarkServer
import LandmarkServices
import Logging

/// The server of the example Landmarks, over a database in the working folder. A logger, metrics or a tracer may observe
/// the calls of its service and the events of its container.
struct ObservedLandmarks {
  private enum Observation: String {
    case logged, measured, traced
  }

  private let observation: Observation?
  private let backEnds: BackEnds

  /// Creates the server by its name: `not-observed`, or an observation and its back end, such as `logged:no-op`.
  init?(_ name: String) {
    let parts = name.split(separator: ":").map(String.init)
    observation = Observation(rawValue: parts[0])
    switch (observation, parts.last) {
    case (nil, "not-observed"), (_?, "no-op"): backEnds = .noOp
    case (_?, "in-memory"): backEnds = .inMemory
    default: return nil
    }
  }

  func run(port: Int, logger: Logger) async throws {
    let container = ServiceContainer()
    let services = try container.services
    services.include(LiveServices(databaseAt: "landmarks.sqlite")).include(StandInServices())
    services
      .register(Logger.self, instance: logger)
      .register(PrometheusMetrics.self, instance: PrometheusMetrics())
      .addLevel(RequestLevel.self)
    switch observation {
    case .logged:
      container.observe(with: .logging(to: backEnds.logger))
      services.intercept(LandmarkService.self, by: .logged(to: backEnds.logger))
    case .measured:
      container.observe(with: .measuring(in: backEnds.metrics))
      services.intercept(LandmarkService.self, by: .measured(in: backEnds.metrics))
    case .traced:
      container.observe(with: .tracing(with: backEnds.tracer))
      services.intercept(LandmarkService.self, by: .traced(with: backEnds.tracer))
    case nil: break
    }
    try await container.start()
    try await LandmarkApplication.build(over: container.provider, host: "127.0.0.1", port: port).runService()
  }
}
