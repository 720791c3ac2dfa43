// Written by Scripts/generate-agreement.
import Furnish

func container100() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.tryRegister(Page.Header.self, lifetime: .transient, Page.Header.init)
  services.register(Widget.self, lifetime: .transient, makeWidget(header:cache:))
  services.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  services.registerOnMainActor(Screen.self, Screen.init(log:))
  services.register(Egg.self, Egg.init(hen:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Spelling).self, lifetime: .transient, Dictionary.init(editor:))
  services.register((any Clock).self, WallClock.init)
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container101() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Hen.self, Hen.init(egg:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register(User.self, User.init)
  services.register(Report.self, Report.init(screen:))
  return container
}

func container102() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Footer.self, eager: true, Page.Footer.live(clock:))
  services.register(Editor.self, lifetime: .transient, Editor.init(spelling:))
  services.register(Store.self, Store.init(database:))
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  services.register(Store.self, lifetime: .scoped, Store.init(database:))
  services.register(Host.self, Host.init(plugins:))
  services.register(Egg.self, Egg.init(hen:))
  services.register((any Plugin).self, Logger.init(log:))
  return container
}

func container103() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Mailer.self, eager: true, Mailer.init(port:))
  services.register(Screen.self, lifetime: .scoped, Screen.init(log:))
  services.register(Host.self, lifetime: .scoped, Host.init(plugins:))
  services.register(Screen.self, Screen.init(log:))
  services.register(Store.self, Store.init(database:))
  return container
}

func container104() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(User.self, User.init)
  services.register(Int.self, name: "port", lifetime: .scoped) { 25 }
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  services.tryRegister(Hen.self, Hen.init(egg:))
  services.register(Cache<Database>.self, lifetime: .scoped, Cache<Database>.init(of:))
  services.tryRegister(Session.self, lifetime: .transient, Session.init(repository:user:))
  services.register(Screen.self, Screen.init(log:))
  return container
}

func container105() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register((any Repository).self, eager: true, SQLRepository.init(database:log:))
  services.register(User.self, lifetime: .scoped, User.init)
  services.register(Page.Body.self, lifetime: .transient, Page.Body.init(_:footer:))
  services.register((any Plugin).self, lifetime: .scoped, Speller.init)
  services.register(Widget.self, lifetime: .transient, makeWidget(header:cache:))
  services.replace(Database.self, Database.init(log:))
  return container
}

func container106() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.replace((any Plugin).self, lifetime: .transient, Speller.init)
  services.register(User.self, User.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  return container
}

func container107() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Editor.self, lifetime: .transient, Editor.init(spelling:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Int.self, lifetime: .transient) { 25 }
  return container
}

func container108() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, Speller.init)
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Host.self, lifetime: .scoped, Host.init(plugins:))
  services.register((any Spelling).self, Dictionary.init(editor:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  return container
}

func container109() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.replace(Editor.self, Editor.init(spelling:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register(Archive.self, Archive.init(store:))
  services.register(Database.self, lifetime: .scoped, Database.init(log:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register((any Spelling).self, lifetime: .scoped, Dictionary.init(editor:))
  services.register(Page.Header.self, Page.Header.init)
  return container
}

func container110() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Archive.self, lifetime: .scoped, Archive.init(store:))
  services.register(Host.self, eager: true, Host.init(plugins:))
  services.register(Archive.self, Archive.init(store:))
  services.register(Page.Header.self, Page.Header.init)
  services.include(Storage())
  return container
}

func container111() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Store.self, Store.init(database:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Store.self, Store.init(database:))
  services.register((any Spelling).self, Dictionary.init(editor:))
  services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  return container
}

func container112() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Repository).self, lifetime: .transient, SQLRepository.init(database:log:))
  services.register(Egg.self, Egg.init(hen:))
  services.register(Page.Header.self, Page.Header.init)
  services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
  services.replace(Report.self, lifetime: .scoped, Report.init(screen:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.registerOnMainActor(Screen.self, Screen.init(log:))
  return container
}

func container113() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Report.self, Report.init(screen:))
  services.register(Database.self, lifetime: .transient, Database.init(log:))
  services.register(Hen.self, Hen.init(egg:))
  services.register(Database.self, Database.init(log:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Mailer.self, lifetime: .transient, Mailer.init(port:))
  return container
}

func container114() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Store.self, lifetime: .scoped, Store.init(database:))
  services.register((any Plugin).self, Speller.init)
  services.register(Widget.self, makeWidget(header:cache:))
  services.register(Workshop.self, Workshop.init(sessions:))
  return container
}

func container115() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Page.Header.self, lifetime: .scoped, Page.Header.init)
  services.register(Cache<Database>.self, lifetime: .scoped, Cache<Database>.init(of:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register(Int.self, lifetime: .scoped) { 25 }
  services.register(Store.self, lifetime: .scoped, Store.init(database:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  return container
}

func container116() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Widget.self, makeWidget(header:cache:))
  services.register(Hen.self, Hen.init(egg:))
  services.register((any Plugin).self, Speller.init)
  services.register(Hen.self, Hen.init(egg:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container117() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Spelling).self, Dictionary.init(editor:))
  services.register(User.self, User.init)
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  services.register(User.self, lifetime: .scoped, User.init)
  services.register(Egg.self, Egg.init(hen:))
  services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
  services.register(Session.self, Session.init(repository:user:))
  services.register((any Spelling).self, lifetime: .transient, Dictionary.init(editor:))
  return container
}

func container118() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  services.register(Host.self, Host.init(plugins:))
  services.register(Egg.self, Egg.init(hen:))
  services.register(User.self, User.init)
  services.register(Hen.self, Hen.init(egg:))
  services.register(Report.self, Report.init(screen:))
  services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  return container
}

func container119() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Spelling).self, lifetime: .scoped, Dictionary.init(editor:))
  services.register(Database.self, Database.init(log:))
  services.register((any Plugin).self, lifetime: .scoped, Speller.init)
  services.replace(Archive.self, lifetime: .scoped, Archive.init(store:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container120() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container121() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Store.self, lifetime: .scoped, Store.init(database:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
  services.register(Mailer.self, eager: true, Mailer.init(port:))
  services.register(Editor.self, Editor.init(spelling:))
  services.register(Session.self, Session.init(repository:user:))
  return container
}

func container122() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Spelling).self, Dictionary.init(editor:))
  services.register(Store.self, Store.init(database:))
  services.register(Database.self, lifetime: .scoped, Database.init(log:))
  services.register(Host.self, Host.init(plugins:))
  services.register(Hen.self, Hen.init(egg:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Workshop.self, lifetime: .transient, Workshop.init(sessions:))
  services.register(Archive.self, Archive.init(store:))
  services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  return container
}

func container123() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Report.self, Report.init(screen:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register((any Log).self, lifetime: .transient, ConsoleLog.init(clock:))
  services.register((any Plugin).self, lifetime: .scoped, Logger.init(log:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(Archive.self, Archive.init(store:))
  services.tryRegister((any Plugin).self, lifetime: .transient, Speller.init)
  services.tryRegister(Session.self, lifetime: .scoped, Session.init(repository:user:))
  return container
}

func container124() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Database.self, lifetime: .scoped, Database.init(log:))
  services.register(User.self, User.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Egg.self, lifetime: .transient, Egg.init(hen:))
  services.register(Archive.self, Archive.init(store:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(Session.self, Session.init(repository:user:))
  services.register((any Spelling).self, lifetime: .scoped, Dictionary.init(editor:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container125() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register((any Plugin).self, Speller.init)
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  services.register((any Log).self, lifetime: .transient, ConsoleLog.init(clock:))
  services.register(Store.self, Store.init(database:))
  services.register(User.self, lifetime: .scoped, User.init)
  services.register((any Clock).self, WallClock.init)
  services.register(Egg.self, Egg.init(hen:))
  services.register(Database.self, Database.init(log:))
  services.include(Storage())
  return container
}

func container126() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Egg.self, Egg.init(hen:))
  services.register(Hen.self, Hen.init(egg:))
  services.register(Hen.self, Hen.init(egg:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register((any Plugin).self, Logger.init(log:))
  return container
}

func container127() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  services.register((any Spelling).self, Dictionary.init(editor:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Store.self, Store.init(database:))
  services.include(Storage())
  return container
}

func container128() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Store.self, eager: true, Store.init(database:))
  services.register((any Log).self, lifetime: .transient, ConsoleLog.init(clock:))
  services.register(Archive.self, lifetime: .scoped, Archive.init(store:))
  services.register(Host.self, lifetime: .transient, Host.init(plugins:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Egg.self, lifetime: .scoped, Egg.init(hen:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container129() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.tryRegister(Screen.self, lifetime: .scoped, Screen.init(log:))
  services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  services.register(Screen.self, lifetime: .scoped, Screen.init(log:))
  services.registerOnMainActor(Screen.self, Screen.init(log:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container130() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Int.self) { 25 }
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register((any Plugin).self, lifetime: .transient, Speller.init)
  services.register(Int.self, name: "port", lifetime: .transient) { 25 }
  services.replace(Host.self, Host.init(plugins:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Hen.self, Hen.init(egg:))
  services.register(Session.self, Session.init(repository:user:))
  return container
}

func container131() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  services.register((any Log).self, lifetime: .transient, ConsoleLog.init(clock:))
  services.register((any Plugin).self, Speller.init)
  services.register(Page.Body.self, eager: true, Page.Body.init(_:footer:))
  services.register((any Plugin).self, lifetime: .scoped, Logger.init(log:))
  services.tryRegister(Hen.self, lifetime: .scoped, Hen.init(egg:))
  return container
}

func container132() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Int.self, name: "port", eager: true) { 25 }
  services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  services.register((any Spelling).self, Dictionary.init(editor:))
  services.register(Editor.self, lifetime: .scoped, Editor.init(spelling:))
  return container
}

func container133() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.replace(Store.self, Store.init(database:))
  services.tryRegister(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Hen.self, Hen.init(egg:))
  services.register(Page.Body.self, eager: true, Page.Body.init(_:footer:))
  services.register(Database.self, eager: true, Database.init(log:))
  services.register(Session.self, Session.init(repository:user:))
  services.registerOnMainActor(Screen.self, Screen.init(log:))
  services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  return container
}

func container134() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.tryRegister(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  services.register(Cache<Database>.self, lifetime: .transient, Cache<Database>.init(of:))
  services.register(Page.Body.self, lifetime: .transient, Page.Body.init(_:footer:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Mailer.self, Mailer.init(port:))
  services.tryRegister((any Log).self, ConsoleLog.init(clock:))
  return container
}

func container135() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(User.self, lifetime: .scoped, User.init)
  services.register(Host.self, Host.init(plugins:))
  services.register(Database.self, Database.init(log:))
  services.register((any Plugin).self, lifetime: .transient, Logger.init(log:))
  services.register(Workshop.self, Workshop.init(sessions:))
  services.include(Accounts())
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container136() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Body.self, lifetime: .transient, Page.Body.init(_:footer:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Editor.self, Editor.init(spelling:))
  services.register((any Plugin).self, lifetime: .scoped, Logger.init(log:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Store.self, Store.init(database:))
  services.register((any Plugin).self, lifetime: .transient, Speller.init)
  services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  return container
}

func container137() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Header.self, Page.Header.init)
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register(Editor.self, lifetime: .transient, Editor.init(spelling:))
  services.register(Editor.self, Editor.init(spelling:))
  services.register(Report.self, Report.init(screen:))
  services.register(Database.self, Database.init(log:))
  return container
}

func container138() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Database.self, Database.init(log:))
  services.register(User.self, User.init)
  services.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  services.register(User.self, User.init)
  services.register(Store.self, Store.init(database:))
  services.replace(Page.Header.self, lifetime: .scoped, Page.Header.init)
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Session.self, Session.init(repository:user:))
  services.register((any Spelling).self, Dictionary.init(editor:))
  services.include(Accounts())
  return container
}

func container139() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register((any Log).self, eager: true, ConsoleLog.init(clock:))
  services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Cache<Database>.self, lifetime: .transient, Cache<Database>.init(of:))
  services.tryRegister(Store.self, Store.init(database:))
  services.register((any Spelling).self, lifetime: .transient, Dictionary.init(editor:))
  services.include(Storage())
  return container
}

func container140() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(Egg.self, lifetime: .scoped, Egg.init(hen:))
  services.register(Report.self, Report.init(screen:))
  services.register(Store.self, Store.init(database:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container141() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Store.self, lifetime: .scoped, Store.init(database:))
  services.register(Editor.self, Editor.init(spelling:))
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  return container
}

func container142() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Hen.self, Hen.init(egg:))
  services.tryRegister(Page.Header.self, lifetime: .transient, Page.Header.init)
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register((any Spelling).self, lifetime: .transient, Dictionary.init(editor:))
  services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  services.register(Mailer.self, lifetime: .scoped, Mailer.init(port:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Page.Header.self, Page.Header.init)
  services.register(Page.Header.self, lifetime: .scoped, Page.Header.init)
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container143() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Egg.self, lifetime: .scoped, Egg.init(hen:))
  services.register(Store.self, Store.init(database:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Archive.self, Archive.init(store:))
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  return container
}

func container144() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  services.register(Session.self, lifetime: .transient, Session.init(repository:user:))
  services.register(Widget.self, makeWidget(header:cache:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.include(Storage())
  return container
}

func container145() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, lifetime: .transient, Speller.init)
  services.register(Database.self, Database.init(log:))
  services.register(Widget.self, makeWidget(header:cache:))
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(Editor.self, lifetime: .scoped, Editor.init(spelling:))
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  services.register(Store.self, Store.init(database:))
  services.include(Accounts())
  return container
}

func container146() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Database.self, Database.init(log:))
  services.tryRegister(Store.self, Store.init(database:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Widget.self, makeWidget(header:cache:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Report.self, eager: true, Report.init(screen:))
  services.register(Session.self, Session.init(repository:user:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container147() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, lifetime: .scoped, Speller.init)
  services.register((any Spelling).self, Dictionary.init(editor:))
  services.tryRegister(Screen.self, Screen.init(log:))
  services.register(Egg.self, Egg.init(hen:))
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(User.self, User.init)
  services.register(Hen.self, lifetime: .transient, Hen.init(egg:))
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  return container
}

func container148() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.tryRegister(Workshop.self, lifetime: .transient, Workshop.init(sessions:))
  services.register((any Plugin).self, Speller.init)
  services.registerOnMainActor(Screen.self, lifetime: .scoped, Screen.init(log:))
  services.register(User.self, User.init)
  services.register(Host.self, Host.init(plugins:))
  services.register(Screen.self, Screen.init(log:))
  services.register(Page.Footer.self, lifetime: .transient, Page.Footer.live(clock:))
  services.register(Workshop.self, Workshop.init(sessions:))
  return container
}

func container149() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, lifetime: .scoped, Logger.init(log:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Host.self, lifetime: .transient, Host.init(plugins:))
  services.register(Editor.self, lifetime: .scoped, Editor.init(spelling:))
  services.register(Archive.self, Archive.init(store:))
  services.register(Widget.self, lifetime: .transient, makeWidget(header:cache:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Page.Header.self, Page.Header.init)
  services.registerOnMainActor(Screen.self, Screen.init(log:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
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
