// swift-format-ignore-file: written by `Scripts/check generated --write`.
import Furnish

func container0() throws -> ServiceContainer {
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
  services.register(Page.Header.self, Page.Header.init)
  services.register(Host.self, Host.init(plugins:))
  services.register(Workshop.self, Workshop.init(sessions:))
  return container
}

func container1() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, lifetime: .scoped, Speller.init)
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Report.self, Report.init(screen:))
  return container
}

func container2() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, eager: true, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, eager: true, Session.init(repository:user:))
  services.register(Int.self, name: "port", eager: true) { 25 }
  services.register(Store.self, lifetime: .scoped, Store.init(database:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Hen.self, Hen.init(egg:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register((any Spelling).self, Dictionary.init(editor:))
  services.register(Session.self, Session.init(repository:user:))
  return container
}

func container3() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Host.self, Host.init(plugins:))
  services.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  services.register(Int.self) { 25 }
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  services.addingIfMissing.register((any Log).self, ConsoleLog.init(clock:))
  return container
}

func container4() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, eager: true, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Host.self, Host.init(plugins:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container5() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Mailer.self, lifetime: .scoped, Mailer.init(port:))
  services.register((any Spelling).self, Dictionary.init(editor:))
  services.register((any Spelling).self, eager: true, Dictionary.init(editor:))
  return container
}

func container6() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, eager: true, Database.init(log:))
  services.register((any Repository).self, eager: true, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Cache<Database>.self, lifetime: .scoped, Cache<Database>.init(of:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  return container
}

func container7() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, Logger.init(log:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  services.register((any Spelling).self, Dictionary.init(editor:))
  return container
}

func container8() throws -> ServiceContainer {
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
  services.register((any Plugin).self, Speller.init)
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Database.self, Database.init(log:))
  services.register((any Plugin).self, Logger.init(log:))
  return container
}

func container9() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  services.register(Page.Header.self, Page.Header.init)
  return container
}

func container10() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Report.self, Report.init(screen:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.addingIfMissing.register(Widget.self, makeWidget(header:cache:))
  return container
}

func container11() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Int.self, name: "port") { 25 }
  services.register(Archive.self, Archive.init(store:))
  services.register(User.self, lifetime: .scoped, User.init)
  services.register(Page.Header.self, Page.Header.init)
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  services.register(User.self, User.init)
  return container
}

func container12() throws -> ServiceContainer {
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
  services.register(Host.self, Host.init(plugins:))
  services.register(Database.self, Database.init(log:))
  services.register(Database.self, Database.init(log:))
  return container
}

func container13() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Editor.self, Editor.init(spelling:))
  services.register(Egg.self, Egg.init(hen:))
  services.register(Egg.self, lifetime: .scoped, Egg.init(hen:))
  services.replacing.register(Page.Header.self, Page.Header.init)
  services.register(Int.self, name: "port", lifetime: .transient) { 25 }
  services.include(Storage())
  return container
}

func container14() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  services.registerOnMainActor(Screen.self, Screen.init(log:))
  services.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  return container
}

func container15() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, lifetime: .transient, ConsoleLog.init(clock:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
  services.register((any Clock).self, WallClock.init)
  return container
}

func container16() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, eager: true, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, eager: true, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register((any Plugin).self, Speller.init)
  return container
}

func container17() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Workshop.self, eager: true, Workshop.init(sessions:))
  services.register(Store.self, lifetime: .scoped, Store.init(database:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Session.self, Session.init(repository:user:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container18() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Widget.self, makeWidget(header:cache:))
  services.replacing.register(Archive.self, lifetime: .scoped, Archive.init(store:))
  return container
}

func container19() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Report.self, Report.init(screen:))
  services.registerOnMainActor(Screen.self, lifetime: .transient, Screen.init(log:))
  return container
}

func container20() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, eager: true, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Host.self, Host.init(plugins:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register((any Plugin).self, Speller.init)
  return container
}

func container21() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Body.self, lifetime: .scoped, eager: true, Page.Body.init(_:footer:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  return container
}

func container22() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Report.self, Report.init(screen:))
  services.register(Archive.self, Archive.init(store:))
  services.register(Page.Header.self, Page.Header.init)
  services.registerOnMainActor(Screen.self, Screen.init(log:))
  return container
}

func container23() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, lifetime: .scoped, Database.init(log:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
  services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  services.addingIfMissing.register(Report.self, Report.init(screen:))
  services.include(Accounts())
  return container
}

func container24() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Database.self, Database.init(log:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Host.self, Host.init(plugins:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Workshop.self, Workshop.init(sessions:))
  return container
}

func container25() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, lifetime: .scoped, Speller.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  return container
}

func container26() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.addingIfMissing.register(Egg.self, Egg.init(hen:))
  services.register(Session.self, Session.init(repository:user:))
  services.register((any Plugin).self, lifetime: .scoped, Speller.init)
  services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  return container
}

func container27() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(User.self, User.init)
  services.addingIfMissing.register(Database.self, lifetime: .scoped, Database.init(log:))
  services.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  return container
}

func container28() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, eager: true, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port", eager: true) { 25 }
  services.register(Database.self, Database.init(log:))
  services.register(Database.self, Database.init(log:))
  services.register((any Plugin).self, Speller.init)
  services.register(Database.self, Database.init(log:))
  services.register(Mailer.self, Mailer.init(port:))
  return container
}

func container29() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  services.register(Session.self, Session.init(repository:user:))
  services.register((any Plugin).self, Speller.init)
  services.include(Storage())
  return container
}

func container30() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  services.register(Mailer.self, Mailer.init(port:))
  return container
}

func container31() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, lifetime: .transient, Logger.init(log:))
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  services.register(Egg.self, Egg.init(hen:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container32() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, eager: true, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Page.Header.self, Page.Header.init)
  return container
}

func container33() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.registerOnMainActor(Screen.self, Screen.init(log:))
  services.register(Page.Footer.self, lifetime: .transient, Page.Footer.live(clock:))
  return container
}

func container34() throws -> ServiceContainer {
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
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Store.self, lifetime: .scoped, Store.init(database:))
  return container
}

func container35() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Spelling).self, Dictionary.init(editor:))
  services.register(Cache<Database>.self, lifetime: .scoped, eager: true, Cache<Database>.init(of:))
  services.register(Report.self, lifetime: .scoped, eager: true, Report.init(screen:))
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  return container
}

func container36() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Database.self, Database.init(log:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register((any Plugin).self, Logger.init(log:))
  return container
}

func container37() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(User.self, User.init)
  services.register(Archive.self, Archive.init(store:))
  return container
}

func container38() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, eager: true, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Mailer.self, lifetime: .scoped, Mailer.init(port:))
  services.register(Widget.self, makeWidget(header:cache:))
  services.register(Editor.self, lifetime: .transient, Editor.init(spelling:))
  services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.include(Storage())
  return container
}

func container39() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  return container
}

func container40() throws -> ServiceContainer {
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
  services.register(Page.Header.self, Page.Header.init)
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Mailer.self, Mailer.init(port:))
  return container
}

func container41() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Session.self, Session.init(repository:user:))
  services.register(Mailer.self, lifetime: .transient, Mailer.init(port:))
  services.register(Mailer.self, lifetime: .scoped, Mailer.init(port:))
  return container
}

func container42() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Database.self, Database.init(log:))
  services.register((any Plugin).self, Speller.init)
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register(Database.self, Database.init(log:))
  services.register(Page.Footer.self, lifetime: .transient, Page.Footer.live(clock:))
  services.register(Mailer.self, lifetime: .transient, Mailer.init(port:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container43() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Widget.self, eager: true, makeWidget(header:cache:))
  services.register((any Plugin).self, Speller.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Editor.self, Editor.init(spelling:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  return container
}

func container44() throws -> ServiceContainer {
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
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Host.self, Host.init(plugins:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register((any Plugin).self, Logger.init(log:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container45() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Int.self) { 25 }
  services.register(Mailer.self, eager: true, Mailer.init(port:))
  services.register((any Plugin).self, lifetime: .scoped, Logger.init(log:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(Report.self, Report.init(screen:))
  services.register((any Repository).self, lifetime: .transient, SQLRepository.init(database:log:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container46() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, eager: true, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Page.Header.self, lifetime: .scoped, Page.Header.init)
  services.register(Page.Header.self, Page.Header.init)
  return container
}

func container47() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Header.self, Page.Header.init)
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  services.register((any Log).self, eager: true, ConsoleLog.init(clock:))
  services.register(Mailer.self, Mailer.init(port:))
  services.include(Accounts())
  return container
}

func container48() throws -> ServiceContainer {
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
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Host.self, Host.init(plugins:))
  return container
}

func container49() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Int.self, name: "port", lifetime: .transient) { 25 }
  services.register(User.self, User.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

let containers0: [@Sendable () throws -> ServiceContainer] = [
  container0, container1, container2, container3, container4,
  container5, container6, container7, container8, container9,
  container10, container11, container12, container13, container14,
  container15, container16, container17, container18, container19,
  container20, container21, container22, container23, container24,
  container25, container26, container27, container28, container29,
  container30, container31, container32, container33, container34,
  container35, container36, container37, container38, container39,
  container40, container41, container42, container43, container44,
  container45, container46, container47, container48, container49,
]
