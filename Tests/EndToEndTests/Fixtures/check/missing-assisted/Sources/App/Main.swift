import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
struct Session { init(user: String, log: any Log) {} }
struct Login { init(makeSession: AssistedFactory<Session, String>) {} }

func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register(Session.self, with: String.self, Session.init(user:log:))
    .register(Login.self, Login.init(makeSession:))
}
