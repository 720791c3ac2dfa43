import Furnish

protocol DependencyContainer { var container: ServiceContainer { get } }
extension DependencyContainer { func setUp() throws { try container.services.register((any Log).self, ConsoleLog.init(clock:)) } }
struct AppContainer: DependencyContainer { let container = ServiceContainer() }
func wire() throws { let c = AppContainer(); try c.setUp(); _ = try c.container.validated().resolveRequired((any Log).self) }

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
