import Furnish
import Testing

/// A recipe that opens a scope or an overriding provider from its provider, and requests services from that.
struct InnerScopeTests {
  private final class Log: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private final class Report: Sendable {
    let logName: String
    init(_ log: Log) { logName = log.name }
  }

  private enum Request: ScopeLevel {}

  /// The ways in which the recipe opens them.
  enum Way: CaseIterable { case scope, level, overriding, awaitedScope, throughATransient }

  private struct Middle: Sendable { let log: Log }

  private func app(_ way: Way) throws -> ServiceScope {
    try validatedProvider { services in
      services.addLevel(Request.self).register(Log.self) { Log("live") }
        .register(Middle.self, lifetime: .transient) { Middle(log: $0.makeScope().resolveRequired(Log.self)) }
      switch way {
      case .scope: services.register(Report.self) { Report($0.makeScope().resolveRequired(Log.self)) }
      case .level: services.register(Report.self) { Report($0.makeScope(Request.self, ()).resolveRequired(Log.self)) }
      case .overriding:
        services.register(Report.self) { provider in
          Report(provider.overriding { $0.register(Int.self) { 1 } }.resolveRequired(Log.self))
        }
      case .awaitedScope:
        services.register(Report.self) { (provider: any ServiceProvider) async throws in
          Report(try await provider.makeScope().require(Log.self))
        }
      case .throughATransient:
        services.register(Report.self) { Report($0.resolveRequired(Middle.self).log) }
      }
    }
  }

  private func names(_ way: Way, _ providers: (ServiceScope, ServiceScope) -> [ServiceScope]) async throws -> [String] {
    let app = try app(way)
    let test = app.overriding { $0.replacing.register(Log.self) { Log("mock") } }
    var names: [String] = []
    for provider in providers(app, test) { names.append(try await provider.require(Report.self).logName) }
    return names
  }

  @Test(arguments: Way.allCases)
  func `an override that is requested first does not reach the provider below`(_ way: Way) async throws {
    #expect(try await names(way) { [$1, $0] } == ["mock", "live"])
  }

  @Test(arguments: Way.allCases)
  func `an override is in force although the provider below was requested first`(_ way: Way) async throws {
    #expect(try await names(way) { [$0, $1] } == ["live", "mock"])
  }
}
