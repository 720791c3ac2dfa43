// Written by Scripts/generate-agreement.
import Furnish

func container150() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.registerOnMainActor(Screen.self, lifetime: .scoped, Screen.init(log:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Egg.self, lifetime: .scoped, Egg.init(hen:))
  services.register(Int.self, name: "port", lifetime: .scoped) { 25 }
  services.register(Database.self) { Database(log: $0.resolveRequired((any Log).self)) }
  services.register(Database.self, Database.init(log:))
  return container
}

func container151() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Cache<Database>.self, lifetime: .transient, Cache<Database>.init(of:))
  services.register((any Log).self) { provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Egg.self, Egg.init(hen:))
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  services.register((any Plugin).self, Speller.init)
  return container
}

func container152() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Store.self, Store.init(database:))
  services.register(Editor.self, eager: true, Editor.init(spelling:))
  services.register((any Clock).self, lifetime: .scoped) { WallClock() }
  services.register(Egg.self, lifetime: .scoped) { (hen: Chicken) in Egg(hen: hen) }
  services.register(Widget.self, lifetime: .transient, makeWidget(header:cache:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Store.self, lifetime: .scoped) { provider in try await Store(database: provider.resolveRequired(Database.self)) }
  return container
}

func container153() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(User.self) { User() }
  services.register(Page.Header.self) { Page.Header() }
  services.register(Page.Header.self, lifetime: .transient) { Page.Header() }
  services.register(Editor.self, lifetime: .transient, Editor.init(spelling:))
  services.register((any Plugin).self, Speller.init)
  services.tryRegister(Host.self, lifetime: .transient) { provider in Host(plugins: provider.resolveAll((any Plugin).self)) }
  services.tryRegister((any Log).self) { provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Mailer.self, eager: true, Mailer.init(port:))
  return container
}

func container154() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Archive.self) { (store: Store) in Archive(store: store) }
  services.register((any Log).self, lifetime: .scoped) { (clock: any Clock) in ConsoleLog(clock: clock) }
  services.register(Screen.self, Screen.init(log:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Clock).self, WallClock.init)
  services.register(Archive.self, lifetime: .scoped) { (store: Store) in Archive(store: store) }
  services.replace((any Log).self, ConsoleLog.init(clock:))
  services.register((any Spelling).self, lifetime: .scoped, Dictionary.init(editor:))
  return container
}

func container155() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Spelling).self, eager: true) { provider in Dictionary(editor: provider.resolveRequired(Editor.self)) }
  services.register(Int.self, name: "port", lifetime: .scoped) { 25 }
  services.replace(Archive.self, lifetime: .scoped, Archive.init(store:))
  services.register(Report.self) { (screen: Screen) in Report(screen: screen) }
  services.register((any Repository).self) { (database: Database, log: any Log) in SQLRepository(database: database, log: log) }
  services.register(Database.self, lifetime: .scoped, Database.init(log:))
  services.register(Egg.self, lifetime: .transient, Egg.init(hen:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.replace(Page.Body.self, Page.Body.init(_:footer:))
  services.include(Storage())
  return container
}

func container156() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Egg.self, Egg.init(hen:))
  services.register((any Repository).self, lifetime: .scoped) { (database: Database, log: any Log) in SQLRepository(database: database, log: log) }
  services.replace(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  services.replace((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Plugin).self) { provider in Logger(log: provider.resolveRequired((any Log).self)) }
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  return container
}

func container157() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Int.self, name: "port", lifetime: .scoped) { 25 }
  services.register(Page.Header.self, lifetime: .scoped, Page.Header.init)
  services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  services.register(Editor.self, Editor.init(spelling:))
  services.register(Int.self, name: "port") { 25 }
  services.registerOnMainActor(Screen.self, Screen.init(log:))
  return container
}

func container158() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Screen.self, lifetime: .scoped, Screen.init(log:))
  services.register(Page.Footer.self, eager: true, Page.Footer.live(clock:))
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Egg.self, lifetime: .scoped) { (hen: Chicken) in Egg(hen: hen) }
  services.replace(Cache<Database>.self, lifetime: .scoped) { provider in Cache(of: provider.resolveRequired(Database.self)) }
  services.replace(Database.self, lifetime: .scoped) { Database(log: $0.resolveRequired((any Log).self)) }
  services.include(Accounts())
  return container
}

func container159() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Egg.self) { (hen: Chicken) in Egg(hen: hen) }
  services.register(Screen.self, lifetime: .scoped, Screen.init(log:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register(Page.Footer.self) { provider in .live(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Page.Header.self, lifetime: .scoped, Page.Header.init)
  services.register((any Clock).self) { WallClock() }
  services.register(Int.self, name: "port", lifetime: .scoped) { 25 }
  return container
}

func container160() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Database.self, lifetime: .scoped, Database.init(log:))
  services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  services.register(Page.Header.self) { Page.Header() }
  services.register(Hen.self, Hen.init(egg:))
  services.register(Cache<Database>.self) { provider in Cache(of: provider.resolveRequired(Database.self)) }
  return container
}

func container161() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(User.self, lifetime: .scoped, User.init)
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register((any Spelling).self) { provider in Dictionary(editor: provider.resolveRequired(Editor.self)) }
  services.register(Page.Footer.self, eager: true, Page.Footer.live(clock:))
  services.register(Archive.self, lifetime: .scoped) { (store: Store) in Archive(store: store) }
  services.tryRegister((any Repository).self) { (database: Database, log: any Log) in SQLRepository(database: database, log: log) }
  return container
}

func container162() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Report.self) { (screen: Screen) in Report(screen: screen) }
  services.register(Archive.self) { (store: Store) in Archive(store: store) }
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Widget.self, makeWidget(header:cache:))
  services.register(Host.self, Host.init(plugins:))
  services.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  services.tryRegister(Page.Header.self, Page.Header.init)
  services.register(User.self, lifetime: .scoped, User.init)
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container163() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.replace(Editor.self, Editor.init(spelling:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register((any Spelling).self, lifetime: .scoped) { provider in Dictionary(editor: provider.resolveRequired(Editor.self)) }
  services.tryRegister(Page.Footer.self, lifetime: .transient, Page.Footer.live(clock:))
  services.register(Editor.self, lifetime: .transient, Editor.init(spelling:))
  services.register((any Plugin).self, Logger.init(log:))
  return container
}

func container164() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self) { provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self)) }
  services.register((any Clock).self) { WallClock() }
  services.register(User.self, lifetime: .scoped, User.init)
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register((any Log).self) { provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Session.self, lifetime: .transient) { Session(repository: $0.resolveRequired((any Repository).self), user: $0.resolve(User.self)) }
  services.register(Report.self) { (screen: Screen) in Report(screen: screen) }
  services.register((any Spelling).self) { provider in Dictionary(editor: provider.resolveRequired(Editor.self)) }
  services.include(Storage())
  return container
}

func container165() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Editor.self, Editor.init(spelling:))
  services.register(Screen.self, Screen.init(log:))
  services.register(User.self, lifetime: .scoped, User.init)
  services.register(Page.Header.self, Page.Header.init)
  services.register(Mailer.self, lifetime: .scoped, Mailer.init(port:))
  services.replace(Report.self, lifetime: .scoped, Report.init(screen:))
  services.register(User.self, User.init)
  services.include(Accounts())
  return container
}

func container166() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.replace(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Host.self, lifetime: .transient, Host.init(plugins:))
  services.register(Archive.self, Archive.init(store:))
  return container
}

func container167() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, lifetime: .transient) { provider in Logger(log: provider.resolveRequired((any Log).self)) }
  services.register(Int.self, name: "port", lifetime: .scoped) { 25 }
  services.register(Widget.self, makeWidget(header:cache:))
  services.register((any Plugin).self, lifetime: .scoped, Speller.init)
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  services.include(Accounts())
  return container
}

func container168() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Session.self, lifetime: .scoped) { Session(repository: $0.resolveRequired((any Repository).self), user: $0.resolve(User.self)) }
  services.register(Editor.self, Editor.init(spelling:))
  services.register(Widget.self, makeWidget(header:cache:))
  services.register((any Plugin).self, Speller.init)
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Screen.self, eager: true, Screen.init(log:))
  return container
}

func container169() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Hen.self) { provider in Hen(egg: provider.resolveRequired(Egg.self)) }
  services.register(Screen.self, lifetime: .scoped, Screen.init(log:))
  services.replace(User.self, User.init)
  services.registerOnMainActor(Screen.self, Screen.init(log:))
  return container
}

func container170() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Database.self, lifetime: .transient) { Database(log: $0.resolveRequired((any Log).self)) }
  services.register(Report.self, Report.init(screen:))
  services.register(Host.self, lifetime: .transient) { provider in Host(plugins: provider.resolveAll((any Plugin).self)) }
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Host.self) { provider in Host(plugins: provider.resolveAll((any Plugin).self)) }
  services.register(Host.self, Host.init(plugins:))
  services.registerOnMainActor(Screen.self, lifetime: .transient, Screen.init(log:))
  return container
}

func container171() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Page.Header.self, lifetime: .scoped, Page.Header.init)
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Store.self, Store.init(database:))
  services.register(Page.Footer.self, lifetime: .transient, Page.Footer.live(clock:))
  services.register(Hen.self) { provider in Hen(egg: provider.resolveRequired(Egg.self)) }
  return container
}

func container172() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Mailer.self, lifetime: .scoped, Mailer.init(port:))
  services.register(User.self, User.init)
  services.register(Egg.self, lifetime: .transient, Egg.init(hen:))
  services.register((any Plugin).self) { provider in Logger(log: provider.resolveRequired((any Log).self)) }
  return container
}

func container173() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Store.self, Store.init(database:))
  services.tryRegister((any Plugin).self, lifetime: .scoped, Speller.init)
  services.register(Archive.self) { (store: Store) in Archive(store: store) }
  services.register(Store.self, Store.init(database:))
  services.register((any Plugin).self) { Speller() }
  services.register(Egg.self, lifetime: .scoped, Egg.init(hen:))
  services.register(Archive.self, eager: true) { (store: Store) in Archive(store: store) }
  services.register(Egg.self) { (hen: Chicken) in Egg(hen: hen) }
  return container
}

func container174() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, lifetime: .scoped, Speller.init)
  services.register(Host.self, lifetime: .scoped) { provider in Host(plugins: provider.resolveAll((any Plugin).self)) }
  services.register(Session.self) { Session(repository: $0.resolveRequired((any Repository).self), user: $0.resolve(User.self)) }
  services.register(User.self, lifetime: .scoped, User.init)
  services.include(Storage())
  return container
}

func container175() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Header.self, lifetime: .scoped, Page.Header.init)
  services.register(User.self, lifetime: .scoped) { User() }
  services.register(Editor.self, Editor.init(spelling:))
  services.register(Egg.self, lifetime: .scoped, Egg.init(hen:))
  services.register(User.self, lifetime: .transient) { User() }
  services.replace((any Log).self) { provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Cache<Database>.self, lifetime: .scoped) { provider in Cache(of: provider.resolveRequired(Database.self)) }
  return container
}

func container176() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Archive.self, lifetime: .scoped) { (store: Store) in Archive(store: store) }
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  services.register(Int.self, lifetime: .scoped) { 25 }
  services.register(User.self) { User() }
  services.register(Page.Header.self, Page.Header.init)
  return container
}

func container177() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  services.register(Egg.self, lifetime: .transient) { (hen: Chicken) in Egg(hen: hen) }
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Session.self, Session.init(repository:user:))
  services.include(Storage())
  return container
}

func container178() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self) { Speller() }
  services.register((any Clock).self, WallClock.init)
  services.register(Page.Footer.self, lifetime: .transient, Page.Footer.live(clock:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register((any Repository).self, eager: true, SQLRepository.init(database:log:))
  return container
}

func container179() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(User.self) { User() }
  services.register((any Plugin).self, lifetime: .scoped) { Speller() }
  services.register(Page.Footer.self) { provider in .live(clock: provider.resolveRequired((any Clock).self)) }
  services.tryRegister(Host.self) { provider in Host(plugins: provider.resolveAll((any Plugin).self)) }
  services.register(Host.self, lifetime: .scoped) { provider in Host(plugins: provider.resolveAll((any Plugin).self)) }
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container180() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Widget.self, makeWidget(header:cache:))
  services.register((any Clock).self) { WallClock() }
  services.register(Host.self, lifetime: .scoped, Host.init(plugins:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Store.self, lifetime: .scoped, Store.init(database:))
  services.register(Egg.self, lifetime: .scoped) { (hen: Chicken) in Egg(hen: hen) }
  services.register(Session.self) { Session(repository: $0.resolveRequired((any Repository).self), user: $0.resolve(User.self)) }
  services.register(Editor.self, Editor.init(spelling:))
  services.register(Hen.self) { provider in Hen(egg: provider.resolveRequired(Egg.self)) }
  return container
}

func container181() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.tryRegister((any Log).self, lifetime: .transient) { (clock: any Clock) in ConsoleLog(clock: clock) }
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register(Mailer.self, lifetime: .scoped, Mailer.init(port:))
  services.register(Workshop.self, Workshop.init(sessions:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container182() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register((any Log).self) { (clock: any Clock) in ConsoleLog(clock: clock) }
  services.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  services.register(Int.self, name: "port", lifetime: .scoped) { 25 }
  services.register(User.self, lifetime: .scoped) { User() }
  return container
}

func container183() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Session.self, lifetime: .transient, Session.init(repository:user:))
  services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  services.register(Store.self, lifetime: .scoped, Store.init(database:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  return container
}

func container184() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Int.self, lifetime: .scoped) { 25 }
  services.register((any Spelling).self) { provider in Dictionary(editor: provider.resolveRequired(Editor.self)) }
  services.register((any Spelling).self, lifetime: .scoped) { provider in Dictionary(editor: provider.resolveRequired(Editor.self)) }
  services.register(Store.self) { provider in try await Store(database: provider.resolveRequired(Database.self)) }
  return container
}

func container185() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Report.self, lifetime: .scoped) { (screen: Screen) in Report(screen: screen) }
  services.register(Egg.self, lifetime: .scoped, Egg.init(hen:))
  services.register(Store.self) { provider in try await Store(database: provider.resolveRequired(Database.self)) }
  services.register(Store.self, Store.init(database:))
  services.register((any Plugin).self, lifetime: .transient, Logger.init(log:))
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  return container
}

func container186() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Archive.self, lifetime: .transient, Archive.init(store:))
  services.register((any Spelling).self) { provider in Dictionary(editor: provider.resolveRequired(Editor.self)) }
  services.register(Database.self, lifetime: .scoped) { Database(log: $0.resolveRequired((any Log).self)) }
  services.include(Accounts())
  return container
}

func container187() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Spelling).self) { provider in Dictionary(editor: provider.resolveRequired(Editor.self)) }
  services.register((any Spelling).self) { provider in Dictionary(editor: provider.resolveRequired(Editor.self)) }
  services.register(User.self, lifetime: .transient, User.init)
  services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
  services.include(Accounts())
  return container
}

func container188() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Session.self) { Session(repository: $0.resolveRequired((any Repository).self), user: $0.resolve(User.self)) }
  services.register(Mailer.self, Mailer.init(port:))
  services.register((any Clock).self) { WallClock() }
  services.register(Editor.self, lifetime: .scoped, Editor.init(spelling:))
  return container
}

func container189() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  services.tryRegister((any Log).self) { (clock: any Clock) in ConsoleLog(clock: clock) }
  services.register((any Plugin).self, lifetime: .scoped) { Speller() }
  services.register(Database.self, lifetime: .scoped) { Database(log: $0.resolveRequired((any Log).self)) }
  services.register((any Spelling).self) { provider in Dictionary(editor: provider.resolveRequired(Editor.self)) }
  services.register(Widget.self, makeWidget(header:cache:))
  services.register(Egg.self) { (hen: Chicken) in Egg(hen: hen) }
  services.register(Page.Header.self, eager: true, Page.Header.init)
  return container
}

func container190() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.tryRegister(Widget.self, makeWidget(header:cache:))
  services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
  services.register((any Spelling).self, lifetime: .scoped, Dictionary.init(editor:))
  services.register(Report.self, Report.init(screen:))
  services.register(Database.self, lifetime: .scoped, Database.init(log:))
  services.register((any Repository).self) { (database: Database, log: any Log) in SQLRepository(database: database, log: log) }
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Log).self) { (clock: any Clock) in ConsoleLog(clock: clock) }
  services.register(Workshop.self, Workshop.init(sessions:))
  return container
}

func container191() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Hen.self, Hen.init(egg:))
  services.register(Page.Footer.self) { provider in .live(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Host.self, lifetime: .scoped, Host.init(plugins:))
  services.register(Session.self, lifetime: .transient) { Session(repository: $0.resolveRequired((any Repository).self), user: $0.resolve(User.self)) }
  services.register((any Log).self, ConsoleLog.init(clock:))
  return container
}

func container192() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  services.register(Egg.self, Egg.init(hen:))
  services.register(User.self, lifetime: .scoped) { User() }
  services.register(Widget.self, makeWidget(header:cache:))
  return container
}

func container193() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Hen.self) { provider in Hen(egg: provider.resolveRequired(Egg.self)) }
  services.register(Host.self) { provider in Host(plugins: provider.resolveAll((any Plugin).self)) }
  services.register(Editor.self, Editor.init(spelling:))
  services.register(Report.self) { (screen: Screen) in Report(screen: screen) }
  services.register(Egg.self) { (hen: Chicken) in Egg(hen: hen) }
  services.register(Egg.self) { (hen: Chicken) in Egg(hen: hen) }
  services.register(Session.self, lifetime: .scoped) { Session(repository: $0.resolveRequired((any Repository).self), user: $0.resolve(User.self)) }
  services.register((any Log).self) { provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Store.self, Store.init(database:))
  return container
}

func container194() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Mailer.self, lifetime: .scoped, Mailer.init(port:))
  services.register(User.self) { User() }
  services.register(Widget.self, makeWidget(header:cache:))
  services.register(Page.Footer.self) { provider in .live(clock: provider.resolveRequired((any Clock).self)) }
  services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
  services.register(Editor.self, Editor.init(spelling:))
  return container
}

func container195() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self) { WallClock() }
  services.register(Egg.self, Egg.init(hen:))
  services.register((any Log).self, lifetime: .transient, ConsoleLog.init(clock:))
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register((any Plugin).self, Speller.init)
  services.register(Store.self) { provider in try await Store(database: provider.resolveRequired(Database.self)) }
  services.register((any Plugin).self, lifetime: .transient) { provider in Logger(log: provider.resolveRequired((any Log).self)) }
  services.register(Editor.self, Editor.init(spelling:))
  return container
}

func container196() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self) { (clock: any Clock) in ConsoleLog(clock: clock) }
  services.register(Cache<Database>.self) { provider in Cache(of: provider.resolveRequired(Database.self)) }
  services.register(Host.self, Host.init(plugins:))
  services.register((any Plugin).self) { provider in Logger(log: provider.resolveRequired((any Log).self)) }
  return container
}

func container197() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  services.register(Host.self, Host.init(plugins:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Archive.self, Archive.init(store:))
  services.register(Archive.self, Archive.init(store:))
  services.register(Int.self, name: "port") { 25 }
  services.include(Storage())
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container198() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Store.self, lifetime: .scoped, Store.init(database:))
  services.register(Store.self, Store.init(database:))
  services.register(User.self, lifetime: .scoped) { User() }
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  services.register(Host.self, Host.init(plugins:))
  services.replace((any Log).self, lifetime: .transient) { provider in ConsoleLog(clock: provider.resolveRequired((any Clock).self)) }
  services.register(User.self) { User() }
  return container
}

func container199() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  services.register(Store.self, Store.init(database:))
  services.register(Session.self, lifetime: .transient, Session.init(repository:user:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.tryRegister(Egg.self, Egg.init(hen:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
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
