import Furnish
import Testing

private protocol Log: Sendable { var clock: any Clock { get } }
private protocol Clock: Sendable {}
private final class WallClock: Clock {}
private struct ConsoleLog: Log { let clock: any Clock }
private protocol Repository: Sendable { var name: String { get } }
private final class SQLRepository: Repository {
  let log: any Log
  init(database: Database, log: any Log) { self.log = log }
  var name: String { "sql" }
}
private final class Database: Sendable {}
private struct LoggingRepository: Repository {
  let inner: any Repository
  let log: any Log
  var name: String { "logging(\(inner.name))" }
}
private protocol Cache: AnyObject, Sendable {}
private final class MemoryCache: Cache {}
private protocol Plugin: Sendable {}
private struct A: Plugin {}
private struct B: Plugin {}
@MainActor private final class LandmarkStore {}
private final class NotSendable {}
private struct Session {
  let user: Int
  let log: any Log
}

struct RegistrationFormsTests {
  @Test func `every form of registration works in one container`() throws {
    let container = ServiceContainer()
    try container.services
      .register((any Clock).self, WallClock.init)
      .register((any Log).self) { provider in
        ConsoleLog(clock: provider.resolveRequired((any Clock).self))
      }
      .register(Database.self, Database.init)
      .register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
      .register((any Cache).self, name: "images", lifetime: .singleton) { MemoryCache() }
      .register((any Plugin).self, A.init).register((any Plugin).self, B.init)
      .register(NotSendable.self, lifetime: .transient) { NotSendable() }
      .register(Session.self, with: Int.self) { (user: Int, log: any Log) in
        Session(user: user, log: log)
      }
      .registerOnMainActor(LandmarkStore.self, lifetime: .singleton) { LandmarkStore() }
      .decorate((any Repository).self) { (inner: any Repository, log: any Log) in
        LoggingRepository(inner: inner, log: log)
      }
    let provider = try container.validated()
    #expect(provider.resolve((any Log).self) != nil)
    let scope = provider.makeScope()
    #expect(scope.resolveRequired((any Repository).self).name == "logging(sql)")
    #expect(provider.resolve((any Cache).self) == nil)
    #expect(provider.resolve((any Cache).self, name: "images") != nil)
    let isSame =
      provider.resolve((any Cache).self, name: "images")! === provider.resolve((any Cache).self, name: "images")!
    #expect(isSame)
    #expect(provider.resolveAll((any Plugin).self).count == 2)
    #expect(provider.resolve(Session.self, with: 7)?.user == 7)
  }
}
