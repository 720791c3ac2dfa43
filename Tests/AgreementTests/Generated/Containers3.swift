// swift-format-ignore-file: written by `Scripts/check generated --write`.
import Furnish

func container150() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self) { WallClock() }
  services.register((any Log).self) { provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Database.self) { Database(log: $0.resolveRequired((any Log).self)) }
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Archive.self, Archive.init(store:))
  services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
  services.register(Database.self) { Database(log: $0.resolveRequired((any Log).self)) }
  services.register(User.self, User.init)
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  services.register(Editor.self, Editor.init(spelling:))
  services.include(Accounts())
  return container
}

func container151() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Cache<Database>.self, lifetime: .scoped) { provider in Cache(of: provider.resolveRequired(Database.self)) }
  services.replacing.register((any Spelling).self, lifetime: .transient, Dictionary.init(editor:))
  services.register((any Clock).self, lifetime: .scoped) { WallClock() }
  services.register(Report.self, lifetime: .transient) { (screen: Screen) in Report(screen: screen) }
  services.register((any Repository).self, eager: true, SQLRepository.init(database:log:))
  return container
}

func container152() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self) { WallClock() }
  services.register((any Log).self) { provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self) { (database: Database, log: any Log) in SQLRepository(database: database, log: log) }
  services.register(User.self) { User() }
  services.register(Session.self) { Session(repository: $0.resolveRequired((any Repository).self), user: $0.resolve(User.self)) }
  services.register(Int.self, name: "port") { 25 }
  services.register(Page.Footer.self, eager: true, Page.Footer.live(clock:))
  services.register((any Plugin).self, Speller.init)
  services.register(Cache<Database>.self) { provider in Cache(of: provider.resolveRequired(Database.self)) }
  return container
}

func container153() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Widget.self, lifetime: .transient, makeWidget(header:cache:))
  services.register(Archive.self, Archive.init(store:))
  services.register((any Spelling).self, lifetime: .scoped) { provider in Dictionary(editor: provider.resolveRequired(Editor.self)) }
  services.register(Archive.self) { (store: Store) in Archive(store: store) }
  services.register(Egg.self) { (hen: Chicken) in Egg(hen: hen) }
  return container
}

func container154() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self) { Database(log: $0.resolveRequired((any Log).self)) }
  services.register((any Repository).self) { (database: Database, log: any Log) in SQLRepository(database: database, log: log) }
  services.register(User.self, User.init)
  services.register(Session.self, eager: true) { Session(repository: $0.resolveRequired((any Repository).self), user: $0.resolve(User.self)) }
  services.register(Int.self, name: "port") { 25 }
  services.register(Page.Footer.self, lifetime: .transient, Page.Footer.live(clock:))
  services.register(Workshop.self, eager: true, Workshop.init(sessions:))
  services.register(Archive.self) { (store: Store) in Archive(store: store) }
  services.register((any Plugin).self) { Speller() }
  return container
}

func container155() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Host.self, lifetime: .scoped, Host.init(plugins:))
  services.register(Page.Header.self, lifetime: .scoped, eager: true) { Page.Header() }
  services.register(Cache<Database>.self, lifetime: .scoped, Cache<Database>.init(of:))
  services.replacing.register(Editor.self, Editor.init(spelling:))
  services.register((any Log).self, lifetime: .scoped) { (clock: any Clock) in ConsoleLog(clock: clock) }
  return container
}

func container156() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self) { WallClock() }
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self) { Database(log: $0.resolveRequired((any Log).self)) }
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self) { User() }
  services.register(Session.self) { Session(repository: $0.resolveRequired((any Repository).self), user: $0.resolve(User.self)) }
  services.register(Int.self, name: "port") { 25 }
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Host.self) { provider in Host(plugins: provider.resolveAll((any Plugin).self)) }
  services.register((any Plugin).self) { provider in Logger(log: provider.resolveRequired((any Log).self)) }
  services.register(Host.self) { provider in Host(plugins: provider.resolveAll((any Plugin).self)) }
  return container
}

func container157() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Report.self) { (screen: Screen) in Report(screen: screen) }
  services.replacing.register((any Plugin).self, Logger.init(log:))
  return container
}

func container158() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, eager: true) { provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Database.self) { Database(log: $0.resolveRequired((any Log).self)) }
  services.register((any Repository).self) { (database: Database, log: any Log) in SQLRepository(database: database, log: log) }
  services.register(User.self) { User() }
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Store.self) { provider in try await Store(database: provider.resolveRequired(Database.self)) }
  services.register(Egg.self, Egg.init(hen:))
  services.register(Egg.self, Egg.init(hen:))
  services.register(Cache<Database>.self) { provider in Cache(of: provider.resolveRequired(Database.self)) }
  services.register(Mailer.self, lifetime: .scoped, Mailer.init(port:))
  services.register(Widget.self, makeWidget(header:cache:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container159() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Store.self) { provider in try await Store(database: provider.resolveRequired(Database.self)) }
  services.register(Int.self, name: "port", lifetime: .scoped) { 25 }
  services.register((any Log).self) { provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self)) }
  services.registerOnMainActor(Screen.self, Screen.init(log:))
  return container
}

func container160() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self) { WallClock() }
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self) { Database(log: $0.resolveRequired((any Log).self)) }
  services.register((any Repository).self) { (database: Database, log: any Log) in SQLRepository(database: database, log: log) }
  services.register(User.self, User.init)
  services.register(Session.self) { Session(repository: $0.resolveRequired((any Repository).self), user: $0.resolve(User.self)) }
  services.register(Int.self, name: "port") { 25 }
  services.register((any Plugin).self) { Speller() }
  services.register((any Plugin).self) { Speller() }
  services.register(Page.Header.self) { Page.Header() }
  return container
}

func container161() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  services.register(Widget.self, makeWidget(header:cache:))
  services.register(Workshop.self, Workshop.init(sessions:))
  services.registerOnMainActor(Screen.self, Screen.init(log:))
  services.include(Accounts())
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container162() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, eager: true) { provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Database.self) { Database(log: $0.resolveRequired((any Log).self)) }
  services.register((any Repository).self) { (database: Database, log: any Log) in SQLRepository(database: database, log: log) }
  services.register(User.self) { User() }
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Editor.self, lifetime: .transient, Editor.init(spelling:))
  services.register(Database.self, lifetime: .scoped, Database.init(log:))
  services.addingIfMissing.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  services.register((any Repository).self) { (database: Database, log: any Log) in SQLRepository(database: database, log: log) }
  return container
}

func container163() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Header.self, Page.Header.init)
  services.register(Database.self, Database.init(log:))
  services.register(Workshop.self, lifetime: .transient, Workshop.init(sessions:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Session.self, Session.init(repository:user:))
  services.include(Storage())
  return container
}

func container164() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self) { provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self) { Session(repository: $0.resolveRequired((any Repository).self), user: $0.resolve(User.self)) }
  services.register(Int.self, name: "port") { 25 }
  services.register(Host.self, Host.init(plugins:))
  services.register(Page.Header.self) { Page.Header() }
  services.register((any Plugin).self, Logger.init(log:))
  services.register((any Plugin).self, Speller.init)
  services.register(Page.Header.self) { Page.Header() }
  services.register((any Plugin).self) { Speller() }
  return container
}

func container165() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Archive.self) { (store: Store) in Archive(store: store) }
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Store.self) { provider in try await Store(database: provider.resolveRequired(Database.self)) }
  return container
}

func container166() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self) { WallClock() }
  services.register((any Log).self) { provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Database.self) { Database(log: $0.resolveRequired((any Log).self)) }
  services.register((any Repository).self) { (database: Database, log: any Log) in SQLRepository(database: database, log: log) }
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port", eager: true) { 25 }
  services.register(User.self) { User() }
  services.register(Session.self, Session.init(repository:user:))
  services.register(Hen.self, eager: true, Hen.init(egg:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  return container
}

func container167() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Editor.self, Editor.init(spelling:))
  services.register((any Clock).self) { WallClock() }
  services.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  services.register(Mailer.self, lifetime: .scoped, Mailer.init(port:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  return container
}

func container168() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self) { WallClock() }
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self) { (database: Database, log: any Log) in SQLRepository(database: database, log: log) }
  services.register(User.self) { User() }
  services.register(Session.self) { Session(repository: $0.resolveRequired((any Repository).self), user: $0.resolve(User.self)) }
  services.register(Int.self, name: "port") { 25 }
  services.register((any Plugin).self) { provider in Logger(log: provider.resolveRequired((any Log).self)) }
  services.register(Mailer.self, Mailer.init(port:))
  return container
}

func container169() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Int.self, name: "port", lifetime: .scoped) { 25 }
  services.register(Screen.self, Screen.init(log:))
  return container
}

func container170() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self) { Database(log: $0.resolveRequired((any Log).self)) }
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self) { Session(repository: $0.resolveRequired((any Repository).self), user: $0.resolve(User.self)) }
  services.register(Int.self, name: "port") { 25 }
  services.register(Workshop.self, lifetime: .transient, Workshop.init(sessions:))
  services.register(Archive.self) { (store: Store) in Archive(store: store) }
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container171() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.registerOnMainActor(Screen.self, Screen.init(log:))
  services.register(Mailer.self, Mailer.init(port:))
  services.include(Accounts())
  return container
}

func container172() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self) { WallClock() }
  services.register((any Log).self) { provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Database.self, eager: true, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self) { Session(repository: $0.resolveRequired((any Repository).self), user: $0.resolve(User.self)) }
  services.register(Int.self, name: "port") { 25 }
  services.register((any Plugin).self) { provider in Logger(log: provider.resolveRequired((any Log).self)) }
  services.register((any Plugin).self, Speller.init)
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Page.Header.self, Page.Header.init)
  services.register(Host.self) { provider in Host(plugins: provider.resolveAll((any Plugin).self)) }
  services.register((any Plugin).self, Speller.init)
  return container
}

func container173() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Egg.self, lifetime: .scoped, Egg.init(hen:))
  services.register(Session.self) { Session(repository: $0.resolveRequired((any Repository).self), user: $0.resolve(User.self)) }
  services.register(Egg.self, lifetime: .transient) { (hen: Chicken) in Egg(hen: hen) }
  services.register(Host.self, Host.init(plugins:))
  services.register(Session.self, lifetime: .transient, Session.init(repository:user:))
  services.register(Store.self) { provider in try await Store(database: provider.resolveRequired(Database.self)) }
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container174() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self) { WallClock() }
  services.register((any Log).self) { provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self) { (database: Database, log: any Log) in SQLRepository(database: database, log: log) }
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  services.addingIfMissing.register((any Clock).self, lifetime: .scoped) { WallClock() }
  return container
}

func container175() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, lifetime: .scoped) { Speller() }
  services.register(Database.self, Database.init(log:))
  return container
}

func container176() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self) { WallClock() }
  services.register((any Log).self) { provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self) { (database: Database, log: any Log) in SQLRepository(database: database, log: log) }
  services.register(User.self, User.init)
  services.register(Session.self) { Session(repository: $0.resolveRequired((any Repository).self), user: $0.resolve(User.self)) }
  services.register(Int.self, name: "port") { 25 }
  services.register((any Plugin).self) { provider in Logger(log: provider.resolveRequired((any Log).self)) }
  services.register((any Plugin).self, eager: true, Logger.init(log:))
  services.register(Database.self) { Database(log: $0.resolveRequired((any Log).self)) }
  services.register((any Plugin).self, eager: true, Logger.init(log:))
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register((any Plugin).self) { provider in Logger(log: provider.resolveRequired((any Log).self)) }
  return container
}

func container177() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Archive.self, Archive.init(store:))
  services.register(Database.self, lifetime: .scoped, Database.init(log:))
  services.register((any Clock).self, WallClock.init)
  services.register(Database.self, Database.init(log:))
  return container
}

func container178() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, eager: true) { WallClock() }
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self) { Database(log: $0.resolveRequired((any Log).self)) }
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Workshop.self, Workshop.init(sessions:))
  services.addingIfMissing.register(Screen.self, lifetime: .scoped, Screen.init(log:))
  services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  return container
}

func container179() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  services.register(Database.self, lifetime: .scoped, eager: true, Database.init(log:))
  return container
}

func container180() throws -> ServiceContainer {
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
  services.register(Mailer.self, Mailer.init(port:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container181() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Session.self, lifetime: .scoped, eager: true) { Session(repository: $0.resolveRequired((any Repository).self), user: $0.resolve(User.self)) }
  services.register(Store.self, Store.init(database:))
  services.register(Database.self) { Database(log: $0.resolveRequired((any Log).self)) }
  return container
}

func container182() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self) { WallClock() }
  services.register((any Log).self) { provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self) { (database: Database, log: any Log) in SQLRepository(database: database, log: log) }
  services.register(User.self) { User() }
  services.register(Session.self) { Session(repository: $0.resolveRequired((any Repository).self), user: $0.resolve(User.self)) }
  services.register(Int.self, name: "port") { 25 }
  services.replacing.register(Page.Header.self) { Page.Header() }
  services.register((any Plugin).self, lifetime: .scoped, Logger.init(log:))
  services.register(Host.self, lifetime: .scoped, eager: true, Host.init(plugins:))
  services.register((any Clock).self, WallClock.init)
  services.register(Report.self, eager: true, Report.init(screen:))
  return container
}

func container183() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self) { (clock: any Clock) in ConsoleLog(clock: clock) }
  services.register(Int.self, name: "port", eager: true) { 25 }
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container184() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self) { (database: Database, log: any Log) in SQLRepository(database: database, log: log) }
  services.register(User.self, eager: true, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port", eager: true) { 25 }
  services.register(Page.Footer.self) { provider in .live(clock: provider.resolveRequired((any Clock).self)) }
  services.register((any Plugin).self, eager: true) { provider in Logger(log: provider.resolveRequired((any Log).self)) }
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register((any Plugin).self) { provider in Logger(log: provider.resolveRequired((any Log).self)) }
  services.register((any Plugin).self) { provider in Logger(log: provider.resolveRequired((any Log).self)) }
  return container
}

func container185() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Store.self, lifetime: .scoped) { provider in try await Store(database: provider.resolveRequired(Database.self)) }
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.include(Accounts())
  return container
}

func container186() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self) { WallClock() }
  services.register((any Log).self) { provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Database.self) { Database(log: $0.resolveRequired((any Log).self)) }
  services.register((any Repository).self) { (database: Database, log: any Log) in SQLRepository(database: database, log: log) }
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Page.Body.self, lifetime: .transient, Page.Body.init(_:footer:))
  services.register((any Repository).self, lifetime: .transient) { (database: Database, log: any Log) in SQLRepository(database: database, log: log) }
  services.register(Session.self, Session.init(repository:user:))
  services.register(Host.self) { provider in Host(plugins: provider.resolveAll((any Plugin).self)) }
  return container
}

func container187() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, lifetime: .transient) { provider in Logger(log: provider.resolveRequired((any Log).self)) }
  services.register((any Spelling).self, eager: true, Dictionary.init(editor:))
  services.register(Host.self, lifetime: .transient) { provider in Host(plugins: provider.resolveAll((any Plugin).self)) }
  services.register((any Clock).self, WallClock.init)
  return container
}

func container188() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self) { provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self) { User() }
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Host.self) { provider in Host(plugins: provider.resolveAll((any Plugin).self)) }
  services.register((any Plugin).self) { provider in Logger(log: provider.resolveRequired((any Log).self)) }
  services.register(Page.Footer.self) { provider in .live(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Host.self) { provider in Host(plugins: provider.resolveAll((any Plugin).self)) }
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  return container
}

func container189() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Host.self, lifetime: .scoped) { provider in Host(plugins: provider.resolveAll((any Plugin).self)) }
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Egg.self, lifetime: .scoped) { (hen: Chicken) in Egg(hen: hen) }
  services.register(Editor.self, Editor.init(spelling:))
  services.include(Storage())
  return container
}

func container190() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self) { WallClock() }
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, eager: true, SQLRepository.init(database:log:))
  services.register(User.self) { User() }
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Hen.self) { provider in Hen(egg: provider.resolveRequired(Egg.self)) }
  services.addingIfMissing.register(Widget.self, lifetime: .transient, makeWidget(header:cache:))
  services.register((any Clock).self, lifetime: .transient, WallClock.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register((any Spelling).self, Dictionary.init(editor:))
  services.register((any Clock).self, eager: true, WallClock.init)
  return container
}

func container191() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
  return container
}

func container192() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self) { WallClock() }
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self) { (database: Database, log: any Log) in SQLRepository(database: database, log: log) }
  services.register(User.self) { User() }
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Plugin).self) { Speller() }
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Database.self) { Database(log: $0.resolveRequired((any Log).self)) }
  services.register((any Plugin).self) { provider in Logger(log: provider.resolveRequired((any Log).self)) }
  services.register((any Plugin).self, Logger.init(log:))
  services.register((any Plugin).self) { provider in Logger(log: provider.resolveRequired((any Log).self)) }
  return container
}

func container193() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self) { Speller() }
  services.register(Store.self, lifetime: .scoped) { provider in try await Store(database: provider.resolveRequired(Database.self)) }
  services.register((any Log).self, lifetime: .transient, ConsoleLog.init(clock:))
  return container
}

func container194() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, eager: true) { WallClock() }
  services.register((any Log).self) { provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Database.self) { Database(log: $0.resolveRequired((any Log).self)) }
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self) { User() }
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.addingIfMissing.register(Page.Header.self, lifetime: .transient) { Page.Header() }
  services.register((any Log).self, lifetime: .scoped, eager: true) { provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Workshop.self, Workshop.init(sessions:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container195() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.replacing.register((any Log).self, ConsoleLog.init(clock:))
  services.replacing.register(Int.self, name: "port") { 25 }
  services.register((any Log).self) { provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Egg.self, lifetime: .scoped, Egg.init(hen:))
  return container
}

func container196() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self) { WallClock() }
  services.register((any Log).self) { provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Database.self) { Database(log: $0.resolveRequired((any Log).self)) }
  services.register((any Repository).self) { (database: Database, log: any Log) in SQLRepository(database: database, log: log) }
  services.register(User.self, User.init)
  services.register(Session.self) { Session(repository: $0.resolveRequired((any Repository).self), user: $0.resolve(User.self)) }
  services.register(Int.self, name: "port") { 25 }
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register((any Plugin).self, eager: true, Logger.init(log:))
  services.register(Database.self) { Database(log: $0.resolveRequired((any Log).self)) }
  services.register((any Plugin).self) { Speller() }
  services.register(Page.Header.self) { Page.Header() }
  return container
}

func container197() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self) { provider in Logger(log: provider.resolveRequired((any Log).self)) }
  services.register((any Plugin).self) { Speller() }
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  return container
}

func container198() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self) { Database(log: $0.resolveRequired((any Log).self)) }
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self) { User() }
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Database.self) { Database(log: $0.resolveRequired((any Log).self)) }
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  services.register(Widget.self, makeWidget(header:cache:))
  services.register(Egg.self, Egg.init(hen:))
  return container
}

func container199() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, Speller.init)
  services.register(Store.self, lifetime: .scoped, Store.init(database:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Session.self) { Session(repository: $0.resolveRequired((any Repository).self), user: $0.resolve(User.self)) }
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register((any Clock).self, WallClock.init)
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

let containers3: [@Sendable () throws -> ServiceContainer] = [
  container150, container151, container152, container153, container154,
  container155, container156, container157, container158, container159,
  container160, container161, container162, container163, container164,
  container165, container166, container167, container168, container169,
  container170, container171, container172, container173, container174,
  container175, container176, container177, container178, container179,
  container180, container181, container182, container183, container184,
  container185, container186, container187, container188, container189,
  container190, container191, container192, container193, container194,
  container195, container196, container197, container198, container199,
]
