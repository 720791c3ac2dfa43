// Written by Scripts/generate-agreement.
import Furnish

func container50() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Mailer.self, Mailer.init(port:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Repository).self, lifetime: .transient, SQLRepository.init(database:log:))
  services.tryRegister(Report.self, Report.init(screen:))
  services.register(Database.self, lifetime: .scoped, Database.init(log:))
  services.register(User.self, User.init)
  services.include(Storage())
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container51() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Host.self, Host.init(plugins:))
  services.register(User.self, lifetime: .scoped, User.init)
  services.register(Page.Header.self, Page.Header.init)
  services.registerOnMainActor(Screen.self, lifetime: .scoped, Screen.init(log:))
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container52() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.tryRegister((any Log).self, ConsoleLog.init(clock:))
  services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  services.tryRegister((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.include(Accounts())
  return container
}

func container53() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Archive.self, Archive.init(store:))
  services.register(User.self, lifetime: .scoped, User.init)
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Editor.self, Editor.init(spelling:))
  services.tryRegister(Editor.self, Editor.init(spelling:))
  services.register(User.self, User.init)
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(Page.Header.self, lifetime: .scoped, Page.Header.init)
  return container
}

func container54() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Widget.self, makeWidget(header:cache:))
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  services.tryRegister(Page.Body.self, lifetime: .transient, Page.Body.init(_:footer:))
  services.include(Storage())
  return container
}

func container55() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  services.register(Session.self, Session.init(repository:user:))
  services.replace(Int.self, name: "port") { 25 }
  services.register(Page.Header.self, Page.Header.init)
  return container
}

func container56() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
  services.register(Egg.self, eager: true, Egg.init(hen:))
  services.register(Host.self, Host.init(plugins:))
  services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container57() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register((any Spelling).self, Dictionary.init(editor:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Cache<Database>.self, lifetime: .scoped, Cache<Database>.init(of:))
  services.replace(Database.self, lifetime: .scoped, Database.init(log:))
  services.register(Widget.self, makeWidget(header:cache:))
  services.register(User.self, eager: true, User.init)
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container58() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, Logger.init(log:))
  services.register((any Plugin).self, lifetime: .scoped, Logger.init(log:))
  services.replace(Egg.self, Egg.init(hen:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register((any Clock).self, WallClock.init)
  services.register(Archive.self, Archive.init(store:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  return container
}

func container59() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(Report.self, Report.init(screen:))
  services.register(Database.self, Database.init(log:))
  services.register(Editor.self, Editor.init(spelling:))
  return container
}

func container60() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Header.self, Page.Header.init)
  services.register(Widget.self, makeWidget(header:cache:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Int.self, name: "port", eager: true) { 25 }
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container61() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Session.self, Session.init(repository:user:))
  services.register(Database.self, lifetime: .transient, Database.init(log:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.include(Storage())
  return container
}

func container62() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register((any Repository).self, lifetime: .transient, SQLRepository.init(database:log:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Workshop.self, Workshop.init(sessions:))
  return container
}

func container63() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.replace(Database.self, lifetime: .scoped, Database.init(log:))
  services.register((any Clock).self, WallClock.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Mailer.self, lifetime: .scoped, Mailer.init(port:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Cache<Database>.self, lifetime: .scoped, Cache<Database>.init(of:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register(Mailer.self, lifetime: .scoped, Mailer.init(port:))
  return container
}

func container64() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(User.self, User.init)
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  services.register(Screen.self, lifetime: .scoped, Screen.init(log:))
  services.register(User.self, eager: true, User.init)
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  return container
}

func container65() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Database.self, lifetime: .scoped, Database.init(log:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.replace((any Spelling).self, Dictionary.init(editor:))
  services.register((any Spelling).self, lifetime: .scoped, Dictionary.init(editor:))
  services.tryRegister(Widget.self, makeWidget(header:cache:))
  services.register((any Spelling).self, lifetime: .transient, Dictionary.init(editor:))
  return container
}

func container66() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  services.register(Int.self, lifetime: .scoped) { 25 }
  services.register(User.self, lifetime: .scoped, User.init)
  services.replace((any Plugin).self, Speller.init)
  services.register(Workshop.self, Workshop.init(sessions:))
  return container
}

func container67() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(User.self, lifetime: .scoped, User.init)
  services.register(Page.Header.self, lifetime: .scoped, Page.Header.init)
  services.register((any Spelling).self, lifetime: .scoped, Dictionary.init(editor:))
  services.register(User.self, User.init)
  services.tryRegister(Hen.self, Hen.init(egg:))
  services.tryRegister(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
  services.register((any Spelling).self, Dictionary.init(editor:))
  return container
}

func container68() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Int.self, name: "port", lifetime: .scoped) { 25 }
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register(Report.self, Report.init(screen:))
  return container
}

func container69() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Screen.self, lifetime: .scoped, Screen.init(log:))
  services.register(User.self, lifetime: .scoped, User.init)
  services.register(Mailer.self, lifetime: .scoped, Mailer.init(port:))
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  services.tryRegister(Hen.self, Hen.init(egg:))
  services.include(Accounts())
  return container
}

func container70() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  return container
}

func container71() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Editor.self, lifetime: .scoped, Editor.init(spelling:))
  services.register(Host.self, lifetime: .transient, Host.init(plugins:))
  services.register((any Repository).self, lifetime: .transient, SQLRepository.init(database:log:))
  services.registerOnMainActor(Screen.self, Screen.init(log:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container72() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register((any Repository).self, lifetime: .transient, SQLRepository.init(database:log:))
  services.register(Database.self, Database.init(log:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register((any Spelling).self, lifetime: .scoped, Dictionary.init(editor:))
  services.registerOnMainActor(Screen.self, Screen.init(log:))
  services.replace(Egg.self, Egg.init(hen:))
  return container
}

func container73() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Mailer.self, Mailer.init(port:))
  services.register((any Log).self, lifetime: .transient, ConsoleLog.init(clock:))
  services.register(Host.self, lifetime: .scoped, Host.init(plugins:))
  services.register(Egg.self, Egg.init(hen:))
  services.register(Int.self, name: "port") { 25 }
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container74() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.replace(Page.Header.self, lifetime: .scoped, Page.Header.init)
  services.registerOnMainActor(Screen.self, Screen.init(log:))
  services.register(Workshop.self, lifetime: .transient, Workshop.init(sessions:))
  services.register(Store.self, eager: true, Store.init(database:))
  services.register(Archive.self, Archive.init(store:))
  return container
}

func container75() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Database.self, Database.init(log:))
  services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
  services.register(Archive.self, lifetime: .scoped, Archive.init(store:))
  services.register((any Plugin).self, Speller.init)
  services.register(Cache<Database>.self, lifetime: .scoped, Cache<Database>.init(of:))
  services.register(Egg.self, lifetime: .transient, Egg.init(hen:))
  services.register(Page.Header.self, Page.Header.init)
  return container
}

func container76() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  services.register(Host.self, Host.init(plugins:))
  services.register(Page.Header.self, Page.Header.init)
  return container
}

func container77() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, Speller.init)
  services.replace(Archive.self, lifetime: .scoped, Archive.init(store:))
  services.register((any Spelling).self, lifetime: .transient, Dictionary.init(editor:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register((any Plugin).self, lifetime: .scoped, Speller.init)
  services.register((any Clock).self, WallClock.init)
  return container
}

func container78() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Session.self, Session.init(repository:user:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Page.Header.self, lifetime: .transient, Page.Header.init)
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register((any Plugin).self, lifetime: .scoped, Speller.init)
  services.register(Egg.self, lifetime: .scoped, Egg.init(hen:))
  services.register(Database.self, Database.init(log:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container79() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Host.self, lifetime: .transient, Host.init(plugins:))
  services.register(Mailer.self, lifetime: .scoped, Mailer.init(port:))
  services.register(Host.self, Host.init(plugins:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Int.self, name: "port", lifetime: .scoped) { 25 }
  services.register((any Clock).self, WallClock.init)
  services.register(Database.self, lifetime: .scoped, Database.init(log:))
  return container
}

func container80() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.tryRegister(Screen.self, Screen.init(log:))
  services.register((any Repository).self, lifetime: .transient, SQLRepository.init(database:log:))
  services.tryRegister((any Plugin).self, lifetime: .scoped, Logger.init(log:))
  services.register(User.self, User.init)
  services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  services.register(Int.self, name: "port", lifetime: .transient) { 25 }
  return container
}

func container81() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, lifetime: .scoped, Logger.init(log:))
  services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  services.register(Int.self, name: "port", lifetime: .scoped) { 25 }
  services.register(Editor.self, Editor.init(spelling:))
  services.replace((any Repository).self, SQLRepository.init(database:log:))
  return container
}

func container82() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Mailer.self, lifetime: .transient, Mailer.init(port:))
  services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
  services.register(Egg.self, Egg.init(hen:))
  services.registerOnMainActor(Screen.self, Screen.init(log:))
  services.register(Mailer.self, eager: true, Mailer.init(port:))
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  services.register(Widget.self, lifetime: .transient, makeWidget(header:cache:))
  return container
}

func container83() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Egg.self, Egg.init(hen:))
  services.replace(Store.self, lifetime: .scoped, Store.init(database:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Mailer.self, Mailer.init(port:))
  services.include(Accounts())
  return container
}

func container84() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, Speller.init)
  services.replace(Page.Header.self, lifetime: .transient, Page.Header.init)
  services.register((any Plugin).self, lifetime: .scoped, Logger.init(log:))
  services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  services.register(Database.self, lifetime: .scoped, Database.init(log:))
  services.register(Host.self, lifetime: .scoped, Host.init(plugins:))
  return container
}

func container85() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Header.self, eager: true, Page.Header.init)
  services.register(Database.self, Database.init(log:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Hen.self, Hen.init(egg:))
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container86() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Store.self, Store.init(database:))
  services.register(Store.self, eager: true, Store.init(database:))
  services.registerOnMainActor(Screen.self, lifetime: .scoped, Screen.init(log:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Log).self, lifetime: .transient, ConsoleLog.init(clock:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container87() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Widget.self, eager: true, makeWidget(header:cache:))
  services.register(Hen.self, Hen.init(egg:))
  services.register(Int.self, name: "port", lifetime: .transient) { 25 }
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register((any Clock).self, WallClock.init)
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container88() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Session.self, Session.init(repository:user:))
  services.register(Report.self, Report.init(screen:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register((any Clock).self, WallClock.init)
  return container
}

func container89() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  return container
}

func container90() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Database.self, Database.init(log:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(Archive.self, lifetime: .scoped, Archive.init(store:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Workshop.self, Workshop.init(sessions:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container91() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Host.self, lifetime: .scoped, Host.init(plugins:))
  services.register((any Spelling).self, Dictionary.init(editor:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register((any Clock).self, lifetime: .transient, WallClock.init)
  services.register((any Plugin).self, Speller.init)
  return container
}

func container92() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, Speller.init)
  services.replace((any Clock).self, lifetime: .transient, WallClock.init)
  services.register(Int.self, name: "port", lifetime: .scoped) { 25 }
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.registerOnMainActor(Screen.self, Screen.init(log:))
  services.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  services.replace(Host.self, Host.init(plugins:))
  return container
}

func container93() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Database.self, lifetime: .transient, Database.init(log:))
  services.register(Page.Body.self, eager: true, Page.Body.init(_:footer:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Egg.self, Egg.init(hen:))
  return container
}

func container94() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(Widget.self, makeWidget(header:cache:))
  services.register(Int.self, name: "port") { 25 }
  services.tryRegister(Editor.self, Editor.init(spelling:))
  services.include(Storage())
  return container
}

func container95() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Report.self, lifetime: .transient, Report.init(screen:))
  services.register(Archive.self, Archive.init(store:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(User.self, lifetime: .transient, User.init)
  services.register(Workshop.self, Workshop.init(sessions:))
  return container
}

func container96() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  services.register(Database.self, Database.init(log:))
  services.register(Page.Header.self, Page.Header.init)
  services.register(Editor.self, lifetime: .scoped, Editor.init(spelling:))
  services.register(Page.Header.self, lifetime: .scoped, Page.Header.init)
  services.register(Mailer.self, eager: true, Mailer.init(port:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.registerOnMainActor(Screen.self, Screen.init(log:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container97() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Int.self, name: "port", lifetime: .scoped) { 25 }
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register(User.self, eager: true, User.init)
  services.register((any Plugin).self, lifetime: .scoped, Speller.init)
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Page.Header.self, Page.Header.init)
  return container
}

func container98() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Cache<Database>.self, lifetime: .transient, Cache<Database>.init(of:))
  services.tryRegister(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  services.register(Screen.self, Screen.init(log:))
  services.register((any Plugin).self, Speller.init)
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  services.register(Report.self, Report.init(screen:))
  return container
}

func container99() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  services.register(Store.self, Store.init(database:))
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  services.register(Cache<Database>.self, lifetime: .transient, Cache<Database>.init(of:))
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
