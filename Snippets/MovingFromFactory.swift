// The programs of the articles "Move from Factory" and "Migrate a program with furnish migrate", and their output.
import Furnish

protocol Log: Sendable { func write(_ line: String) }
struct ConsoleLog: Log {
  func write(_ line: String) { print(line) }
}
struct SilentLog: Log {
  func write(_ line: String) {}
}

struct User: Sendable { let name: String }
enum Session: ScopeLevel { typealias Input = User }

// snippet.services
final class Network: Sendable {
  let log: any Log
  init(log: any Log) { self.log = log }
}

final class Cart: Sendable {
  let user: User
  init(user: User) { self.user = user }
}

final class Detail: Sendable {
  let id: Int
  init(id: Int) { self.id = id }
}

final class Coordinator: Sendable {
  private let makeDetail: AssistedFactory<Detail, Int>
  private let network: Lazy<Network>  // was `@LazyInjected(\.network)`
  init(makeDetail: AssistedFactory<Detail, Int>, network: Lazy<Network>) {
    self.makeDetail = makeDetail
    self.network = network
  }
  func open(_ id: Int) { network.value.log.write("detail \(makeDetail(id).id)") }
}
// snippet.end

// snippet.module
struct AppModule: ServiceModule {
  func register(in services: any ServiceCollection) {
    services
      .register((any Log).self) { ConsoleLog() }  // was `.singleton`
      .register(Network.self, Network.init(log:))  // was `.singleton`
      .register(Cart.self, lifetime: .scoped(to: Session.self), Cart.init(user:))  // was `.scope(.session)`
      .register(Detail.self, with: Int.self, Detail.init(id:))  // was a ParameterFactory
      .register(Coordinator.self, Coordinator.init(makeDetail:network:))  // was `.singleton`
  }
}
// snippet.end

// A module that `furnish migrate` writes, and the start of a program that includes it.
struct NetworkServices: ServiceModule {
  func register(in services: any ServiceCollection) {
    services.register((any Log).self, lifetime: .transient) { ConsoleLog() }
  }
}

func startMigratedProgram() throws {
  // snippet.migrated
  let container = ServiceContainer()
  try container.services.include(NetworkServices())
  let provider = try container.validated()
  prepareServices { $0.provider = provider }
  // snippet.end
}

// snippet.resolving
let container = ServiceContainer()
try container.services.include(AppModule())
let provider = try container.validated()

provider.resolveRequired(Coordinator.self).open(1)

let session = provider.makeScope(Session.self, User(name: "Ada"))
print(session.resolveRequired(Cart.self).user.name)

// was `Container.shared.log.register { SilentLog() }`
let quiet = provider.overriding { $0.register((any Log).self) { SilentLog() } }
quiet.resolveRequired(Coordinator.self).open(2)
// snippet.end
try await container.close()
