// swift-format-ignore-file: written by `Scripts/check generated --write`.
import Furnish

func container100() throws -> ServiceContainer {
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
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Mailer.self, Mailer.init(port:))
  return container
}

func container101() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Spelling).self, Dictionary.init(editor:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Screen.self, eager: true, Screen.init(log:))
  return container
}

func container102() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Database.self, lifetime: .scoped, Database.init(log:))
  services.register(Database.self, lifetime: .transient, Database.init(log:))
  services.addingIfMissing.register(User.self, lifetime: .scoped, User.init)
  services.register((any Repository).self, SQLRepository.init(database:log:))
  return container
}

func container103() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Editor.self, lifetime: .scoped, Editor.init(spelling:))
  services.register(Host.self, lifetime: .transient, Host.init(plugins:))
  services.register((any Repository).self, lifetime: .transient, SQLRepository.init(database:log:))
  services.registerOnMainActor(Screen.self, Screen.init(log:))
  services.register((any Plugin).self, Speller.init)
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  return container
}

func container104() throws -> ServiceContainer {
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
  services.register(Host.self, Host.init(plugins:))
  services.register(Host.self, Host.init(plugins:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Workshop.self, eager: true, Workshop.init(sessions:))
  return container
}

func container105() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Mailer.self, Mailer.init(port:))
  services.addingIfMissing.register((any Clock).self, WallClock.init)
  return container
}

func container106() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, eager: true, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  return container
}

func container107() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
  services.register(Editor.self, lifetime: .scoped, Editor.init(spelling:))
  services.register((any Spelling).self, lifetime: .scoped, Dictionary.init(editor:))
  services.register(Database.self, Database.init(log:))
  services.register(Editor.self, Editor.init(spelling:))
  return container
}

func container108() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  return container
}

func container109() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Screen.self, Screen.init(log:))
  services.addingIfMissing.register(Workshop.self, lifetime: .transient, Workshop.init(sessions:))
  services.register(Page.Header.self, Page.Header.init)
  services.register(Host.self, lifetime: .scoped, Host.init(plugins:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Archive.self, Archive.init(store:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container110() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Spelling).self, lifetime: .transient, Dictionary.init(editor:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register((any Plugin).self, lifetime: .scoped, Speller.init)
  services.register((any Clock).self, WallClock.init)
  return container
}

func container111() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Session.self, Session.init(repository:user:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Page.Header.self, lifetime: .transient, Page.Header.init)
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.include(Storage())
  return container
}

func container112() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, eager: true, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Workshop.self, Workshop.init(sessions:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container113() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, eager: true, Logger.init(log:))
  services.register(Host.self, lifetime: .transient, Host.init(plugins:))
  services.register(Mailer.self, lifetime: .scoped, Mailer.init(port:))
  services.register(Host.self, Host.init(plugins:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  return container
}

func container114() throws -> ServiceContainer {
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
  services.register(User.self, lifetime: .scoped, User.init)
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register((any Repository).self, lifetime: .transient, SQLRepository.init(database:log:))
  services.addingIfMissing.register((any Plugin).self, lifetime: .scoped, Logger.init(log:))
  services.register(User.self, User.init)
  services.include(Storage())
  return container
}

func container115() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Int.self, name: "port", lifetime: .transient) { 25 }
  services.register((any Plugin).self, Logger.init(log:))
  services.register((any Plugin).self, lifetime: .scoped, Logger.init(log:))
  return container
}

func container116() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, eager: true, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Plugin).self, Speller.init)
  services.register((any Plugin).self, eager: true, Speller.init)
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Page.Header.self, Page.Header.init)
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  return container
}

func container117() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Egg.self, lifetime: .scoped, Egg.init(hen:))
  services.register(Cache<Database>.self, lifetime: .transient, Cache<Database>.init(of:))
  return container
}

func container118() throws -> ServiceContainer {
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
  services.register(Mailer.self, eager: true, Mailer.init(port:))
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  services.register(Widget.self, lifetime: .transient, makeWidget(header:cache:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(User.self, User.init)
  return container
}

func container119() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Egg.self, Egg.init(hen:))
  services.replacing.register(Store.self, lifetime: .scoped, Store.init(database:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.include(Storage())
  return container
}

func container120() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Page.Header.self, Page.Header.init)
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  return container
}

func container121() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Database.self, Database.init(log:))
  services.register(Editor.self, eager: true, Editor.init(spelling:))
  services.register(Hen.self, Hen.init(egg:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container122() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, eager: true, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Database.self, Database.init(log:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  return container
}

func container123() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Store.self, Store.init(database:))
  services.include(Storage())
  return container
}

func container124() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, eager: true, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Mailer.self, Mailer.init(port:))
  services.register((any Plugin).self, eager: true, Speller.init)
  services.register((any Plugin).self, Speller.init)
  return container
}

func container125() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Host.self, Host.init(plugins:))
  services.register(Report.self, lifetime: .transient, Report.init(screen:))
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  services.addingIfMissing.register((any Log).self, lifetime: .transient, ConsoleLog.init(clock:))
  return container
}

func container126() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.replacing.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
  services.register(Widget.self, makeWidget(header:cache:))
  services.register(Cache<Database>.self, lifetime: .scoped, Cache<Database>.init(of:))
  services.register(Database.self, lifetime: .scoped, Database.init(log:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.include(Storage())
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container127() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, lifetime: .scoped, eager: true, ConsoleLog.init(clock:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Session.self, Session.init(repository:user:))
  return container
}

func container128() throws -> ServiceContainer {
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
  services.register((any Plugin).self, Speller.init)
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container129() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Workshop.self, lifetime: .transient, Workshop.init(sessions:))
  services.register(Egg.self, lifetime: .scoped, Egg.init(hen:))
  return container
}

func container130() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, eager: true, Session.init(repository:user:))
  services.register(Int.self, name: "port", eager: true) { 25 }
  services.register(User.self, User.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  return container
}

func container131() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Mailer.self, lifetime: .scoped, Mailer.init(port:))
  services.register(Page.Header.self, lifetime: .transient, Page.Header.init)
  return container
}

func container132() throws -> ServiceContainer {
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
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register((any Plugin).self, Speller.init)
  services.register((any Plugin).self, Speller.init)
  services.register(Page.Header.self, Page.Header.init)
  return container
}

func container133() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, lifetime: .scoped, Logger.init(log:))
  services.register(Session.self, Session.init(repository:user:))
  services.registerOnMainActor(Screen.self, lifetime: .scoped, Screen.init(log:))
  services.register(Database.self, lifetime: .transient, Database.init(log:))
  return container
}

func container134() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, eager: true, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.replacing.register((any Plugin).self, Speller.init)
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Hen.self, Hen.init(egg:))
  services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  return container
}

func container135() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Spelling).self, Dictionary.init(editor:))
  services.register(Store.self, lifetime: .transient, Store.init(database:))
  services.include(Storage())
  return container
}

func container136() throws -> ServiceContainer {
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
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Host.self, Host.init(plugins:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  return container
}

func container137() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.include(Storage())
  return container
}

func container138() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Screen.self, Screen.init(log:))
  services.register(Editor.self, Editor.init(spelling:))
  return container
}

func container139() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Host.self, Host.init(plugins:))
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  services.register(Int.self, name: "port", eager: true) { 25 }
  return container
}

func container140() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, eager: true, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Plugin).self, Logger.init(log:))
  services.register((any Plugin).self, Speller.init)
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container141() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  return container
}

func container142() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, eager: true, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(User.self, lifetime: .scoped, eager: true, User.init)
  services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  services.register(Screen.self, Screen.init(log:))
  services.register((any Plugin).self, Speller.init)
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  return container
}

func container143() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  return container
}

func container144() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Page.Header.self, Page.Header.init)
  services.register(Database.self, Database.init(log:))
  return container
}

func container145() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  services.register(Cache<Database>.self, lifetime: .transient, Cache<Database>.init(of:))
  services.register(Egg.self, Egg.init(hen:))
  services.register((any Log).self, lifetime: .transient, ConsoleLog.init(clock:))
  services.register(Widget.self, lifetime: .transient, makeWidget(header:cache:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container146() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port", eager: true) { 25 }
  services.register(Egg.self, Egg.init(hen:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Spelling).self, lifetime: .transient, Dictionary.init(editor:))
  services.register((any Clock).self, WallClock.init)
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container147() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Hen.self, Hen.init(egg:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register(User.self, User.init)
  services.register(Report.self, Report.init(screen:))
  return container
}

func container148() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, eager: true, SQLRepository.init(database:log:))
  services.register(User.self, eager: true, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Plugin).self, Speller.init)
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register((any Plugin).self, Speller.init)
  services.register((any Plugin).self, Speller.init)
  services.register((any Plugin).self, Logger.init(log:))
  return container
}

func container149() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Session.self, Session.init(repository:user:))
  services.register(Session.self, Session.init(repository:user:))
  return container
}

let containers2: [@Sendable () throws -> ServiceContainer] = [
  container100, container101, container102, container103, container104,
  container105, container106, container107, container108, container109,
  container110, container111, container112, container113, container114,
  container115, container116, container117, container118, container119,
  container120, container121, container122, container123, container124,
  container125, container126, container127, container128, container129,
  container130, container131, container132, container133, container134,
  container135, container136, container137, container138, container139,
  container140, container141, container142, container143, container144,
  container145, container146, container147, container148, container149,
]
