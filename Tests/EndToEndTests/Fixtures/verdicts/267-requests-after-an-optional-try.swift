// `try? provider.require(…)` is `nil` without the service.
struct Tracer: Sendable {}
struct Metrics: Sendable {}
func load(_ provider: ServiceScope) throws -> Metrics { try provider.require(Metrics.self) }  //~ missing-service: Metrics
let container = ServiceContainer()
if CommandLine.arguments.contains("trace") { try container.services.register(Tracer.self) { Tracer() } }
let provider = try container.validated()
if let tracer = try? provider.require(Tracer.self) { print(tracer) }
print((try? provider.require(Tracer.self)) ?? Tracer())
print((try? load(provider)) as Any)
print(try provider.require(Tracer.self))  //~ missing-service: Tracer
guard let metrics = try? provider.require(Int.self) else { fatalError("no metrics") }  //~ missing-service: Int
print(metrics)
