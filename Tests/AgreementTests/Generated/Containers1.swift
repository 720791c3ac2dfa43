// swift-format-ignore-file: written by `Scripts/check generated --write`.
import Furnish

func container50() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Host.self, lifetime: .scoped, Host.init(plugins:))
  services.register(Int.self, name: "port") { 25 }
  services.replacing.register((any Repository).self, lifetime: .transient, SQLRepository.init(database:log:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Archive.self, lifetime: .scoped, Archive.init(store:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container51() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Archive.self, Archive.init(store:))
  services.register(Egg.self, Egg.init(hen:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container52() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Plugin).self, Speller.init)
  services.register(Page.Header.self, Page.Header.init)
  services.register((any Plugin).self, eager: true, Logger.init(log:))
  return container
}

func container53() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Session.self, Session.init(repository:user:))
  services.register(Database.self, lifetime: .scoped, Database.init(log:))
  return container
}

func container54() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Widget.self, makeWidget(header:cache:))
  services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
  services.register(Report.self, Report.init(screen:))
  services.include(Accounts())
  return container
}

func container55() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  services.register((any Plugin).self, Logger.init(log:))
  return container
}

func container56() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Plugin).self, eager: true, Speller.init)
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  return container
}

func container57() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.addingIfMissing.register((any Repository).self, SQLRepository.init(database:log:))
  services.register((any Plugin).self, Speller.init)
  services.register(Store.self, Store.init(database:))
  services.register(Store.self, Store.init(database:))
  services.register(Session.self, lifetime: .transient, Session.init(repository:user:))
  services.addingIfMissing.register(User.self, lifetime: .scoped, User.init)
  return container
}

func container58() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, eager: true, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, eager: true, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  services.register((any Plugin).self, lifetime: .scoped, eager: true, Logger.init(log:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register(Session.self, lifetime: .transient, Session.init(repository:user:))
  services.register(Report.self, Report.init(screen:))
  services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  services.include(Accounts())
  return container
}

func container59() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Spelling).self, lifetime: .scoped, Dictionary.init(editor:))
  services.replacing.register(Widget.self, lifetime: .transient, makeWidget(header:cache:))
  services.register(Workshop.self, Workshop.init(sessions:))
  services.include(Accounts())
  return container
}

func container60() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Plugin).self, Logger.init(log:))
  services.register((any Plugin).self, eager: true, Speller.init)
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Page.Header.self, Page.Header.init)
  services.register((any Plugin).self, Speller.init)
  return container
}

func container61() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, lifetime: .transient, ConsoleLog.init(clock:))
  services.register(Page.Header.self, lifetime: .scoped, Page.Header.init)
  services.register(Screen.self, lifetime: .transient, Screen.init(log:))
  services.register(Cache<Database>.self, lifetime: .scoped, Cache<Database>.init(of:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  return container
}

func container62() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Workshop.self, lifetime: .transient, Workshop.init(sessions:))
  services.register(Mailer.self, lifetime: .scoped, Mailer.init(port:))
  return container
}

func container63() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Header.self, lifetime: .scoped, Page.Header.init)
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  return container
}

func container64() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Host.self, Host.init(plugins:))
  services.register(Workshop.self, eager: true, Workshop.init(sessions:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register((any Plugin).self, Speller.init)
  return container
}

func container65() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Egg.self, lifetime: .scoped, Egg.init(hen:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Int.self, name: "port", lifetime: .transient) { 25 }
  services.register(Report.self, Report.init(screen:))
  return container
}

func container66() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, eager: true, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, eager: true, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Spelling).self, Dictionary.init(editor:))
  services.register(Egg.self, lifetime: .transient, Egg.init(hen:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register(Egg.self, Egg.init(hen:))
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register((any Clock).self, WallClock.init)
  return container
}

func container67() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  return container
}

func container68() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port", eager: true) { 25 }
  services.register(Database.self, Database.init(log:))
  services.register(Page.Header.self, Page.Header.init)
  services.register(Mailer.self, Mailer.init(port:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container69() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Hen.self, Hen.init(egg:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Plugin).self, Speller.init)
  services.include(Accounts())
  return container
}

func container70() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, eager: true, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  services.register(Host.self, Host.init(plugins:))
  services.include(Storage())
  return container
}

func container71() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Egg.self, lifetime: .scoped, Egg.init(hen:))
  services.register(Archive.self, lifetime: .scoped, Archive.init(store:))
  services.register((any Plugin).self, Speller.init)
  services.register(Archive.self, Archive.init(store:))
  services.replacing.register(Cache<Database>.self, lifetime: .scoped, Cache<Database>.init(of:))
  services.register(Page.Header.self, eager: true, Page.Header.init)
  return container
}

func container72() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, eager: true, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register((any Plugin).self, Speller.init)
  services.register(Host.self, Host.init(plugins:))
  services.register(Mailer.self, eager: true, Mailer.init(port:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Host.self, Host.init(plugins:))
  return container
}

func container73() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Page.Header.self, Page.Header.init)
  services.register(Store.self, Store.init(database:))
  return container
}

func container74() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.registerOnMainActor(Screen.self, Screen.init(log:))
  services.register(Page.Header.self, lifetime: .scoped, Page.Header.init)
  services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Page.Header.self, eager: true, Page.Header.init)
  services.register(Page.Header.self, Page.Header.init)
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container75() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Spelling).self, lifetime: .scoped, Dictionary.init(editor:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Mailer.self, lifetime: .scoped, Mailer.init(port:))
  return container
}

func container76() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Host.self, Host.init(plugins:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register((any Plugin).self, Logger.init(log:))
  return container
}

func container77() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.include(Accounts())
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container78() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Egg.self, Egg.init(hen:))
  services.register(Report.self, Report.init(screen:))
  return container
}

func container79() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Database.self, Database.init(log:))
  services.addingIfMissing.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  return container
}

func container80() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Plugin).self, Speller.init)
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register((any Plugin).self, Speller.init)
  services.register(Mailer.self, Mailer.init(port:))
  services.register((any Plugin).self, Logger.init(log:))
  return container
}

func container81() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Widget.self, makeWidget(header:cache:))
  services.register(Report.self, Report.init(screen:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Cache<Database>.self, lifetime: .scoped, Cache<Database>.init(of:))
  services.addingIfMissing.register(Workshop.self, Workshop.init(sessions:))
  return container
}

func container82() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.addingIfMissing.register((any Plugin).self, Logger.init(log:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.include(Accounts())
  return container
}

func container83() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  services.register(User.self, lifetime: .transient, User.init)
  services.include(Accounts())
  return container
}

func container84() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, eager: true, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Page.Header.self, Page.Header.init)
  return container
}

func container85() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Cache<Database>.self, lifetime: .scoped, Cache<Database>.init(of:))
  services.replacing.register(Database.self, lifetime: .scoped, Database.init(log:))
  return container
}

func container86() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, eager: true, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Int.self, name: "port", lifetime: .scoped) { 25 }
  services.replacing.register(Egg.self, Egg.init(hen:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register((any Clock).self, WallClock.init)
  return container
}

func container87() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  services.replacing.register(Widget.self, makeWidget(header:cache:))
  return container
}

func container88() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, eager: true, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Page.Header.self, Page.Header.init)
  services.register((any Plugin).self, Speller.init)
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register((any Plugin).self, Logger.init(log:))
  return container
}

func container89() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Header.self, Page.Header.init)
  services.register(Widget.self, makeWidget(header:cache:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Int.self, name: "port", eager: true) { 25 }
  services.register((any Plugin).self, Logger.init(log:))
  return container
}

func container90() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Spelling).self, Dictionary.init(editor:))
  services.register((any Plugin).self, Speller.init)
  services.register(Host.self, Host.init(plugins:))
  services.register(Store.self, Store.init(database:))
  services.register(Session.self, Session.init(repository:user:))
  return container
}

func container91() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Hen.self, Hen.init(egg:))
  services.register(User.self, User.init)
  services.register(Hen.self, eager: true, Hen.init(egg:))
  return container
}

func container92() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Plugin).self, Speller.init)
  services.register(Page.Header.self, Page.Header.init)
  services.register(Workshop.self, eager: true, Workshop.init(sessions:))
  services.register((any Plugin).self, eager: true, Logger.init(log:))
  return container
}

func container93() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Egg.self, lifetime: .transient, Egg.init(hen:))
  return container
}

func container94() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(User.self, eager: true, User.init)
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  services.register(Database.self, Database.init(log:))
  services.replacing.register(Archive.self, lifetime: .transient, Archive.init(store:))
  services.register(User.self, lifetime: .scoped, User.init)
  return container
}

func container95() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Spelling).self, lifetime: .scoped, eager: true, Dictionary.init(editor:))
  services.addingIfMissing.register(Widget.self, makeWidget(header:cache:))
  return container
}

func container96() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Plugin).self, Logger.init(log:))
  services.register((any Plugin).self, Speller.init)
  services.register((any Plugin).self, Logger.init(log:))
  services.register((any Plugin).self, Speller.init)
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container97() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.replacing.register((any Plugin).self, Speller.init)
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Archive.self, Archive.init(store:))
  services.addingIfMissing.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  return container
}

func container98() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, eager: true, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, eager: true, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Host.self, lifetime: .scoped, Host.init(plugins:))
  services.register(Page.Header.self, Page.Header.init)
  return container
}

func container99() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register(Archive.self, lifetime: .scoped, Archive.init(store:))
  services.register(Egg.self, Egg.init(hen:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  return container
}

let containers1: [@Sendable () throws -> ServiceContainer] = [
  container50, container51, container52, container53, container54,
  container55, container56, container57, container58, container59,
  container60, container61, container62, container63, container64,
  container65, container66, container67, container68, container69,
  container70, container71, container72, container73, container74,
  container75, container76, container77, container78, container79,
  container80, container81, container82, container83, container84,
  container85, container86, container87, container88, container89,
  container90, container91, container92, container93, container94,
  container95, container96, container97, container98, container99,
]
