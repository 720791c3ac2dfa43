// Written by Scripts/generate-agreement.
import Furnish

func container0() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Store.self, lifetime: .scoped, Store.init(database:))
  services.register(Page.Header.self, Page.Header.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  return container
}

func container1() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Screen.self, lifetime: .scoped, Screen.init(log:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Int.self) { 25 }
  services.register(Page.Header.self, lifetime: .transient, Page.Header.init)
  services.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  services.register(Report.self, Report.init(screen:))
  services.register(User.self, lifetime: .scoped, User.init)
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  return container
}

func container2() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.registerOnMainActor(Screen.self, Screen.init(log:))
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  services.tryRegister(Screen.self, lifetime: .scoped, Screen.init(log:))
  services.tryRegister((any Log).self, ConsoleLog.init(clock:))
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  services.replace((any Repository).self, SQLRepository.init(database:log:))
  services.register(Page.Header.self, Page.Header.init)
  services.register(Egg.self, Egg.init(hen:))
  return container
}

func container3() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Mailer.self, lifetime: .scoped, Mailer.init(port:))
  services.register((any Spelling).self, Dictionary.init(editor:))
  services.register((any Spelling).self, eager: true, Dictionary.init(editor:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  services.register((any Clock).self, WallClock.init)
  services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  services.register(Archive.self, Archive.init(store:))
  return container
}

func container4() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Host.self, lifetime: .transient, Host.init(plugins:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(User.self, User.init)
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Editor.self, Editor.init(spelling:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Int.self, name: "port") { 25 }
  return container
}

func container5() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Editor.self, Editor.init(spelling:))
  services.register(Archive.self, Archive.init(store:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register(User.self, User.init)
  services.register(Report.self, Report.init(screen:))
  services.register(Cache<Database>.self, lifetime: .scoped, Cache<Database>.init(of:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container6() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.tryRegister(Widget.self, makeWidget(header:cache:))
  services.register(Report.self, Report.init(screen:))
  services.register(Report.self, Report.init(screen:))
  services.register(Archive.self, Archive.init(store:))
  return container
}

func container7() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(User.self, User.init)
  services.register(Host.self, Host.init(plugins:))
  services.tryRegister(Page.Header.self, Page.Header.init)
  services.register(Database.self, lifetime: .transient, Database.init(log:))
  services.register(Host.self, Host.init(plugins:))
  services.register(Archive.self, Archive.init(store:))
  return container
}

func container8() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  services.register(Host.self, Host.init(plugins:))
  services.register(Editor.self, Editor.init(spelling:))
  services.register(Widget.self, makeWidget(header:cache:))
  services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(Database.self, lifetime: .scoped, Database.init(log:))
  return container
}

func container9() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.replace(Workshop.self, Workshop.init(sessions:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Egg.self, lifetime: .scoped, Egg.init(hen:))
  services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  services.register(Session.self, Session.init(repository:user:))
  return container
}

func container10() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, Speller.init)
  services.register(Editor.self, lifetime: .transient, Editor.init(spelling:))
  services.register(Page.Header.self, Page.Header.init)
  services.register(User.self, lifetime: .scoped, User.init)
  services.register((any Clock).self, WallClock.init)
  services.register(Archive.self, Archive.init(store:))
  return container
}

func container11() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Header.self, Page.Header.init)
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Store.self, Store.init(database:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Workshop.self, eager: true, Workshop.init(sessions:))
  services.register(Store.self, lifetime: .scoped, Store.init(database:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  return container
}

func container12() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Mailer.self, lifetime: .scoped, Mailer.init(port:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register((any Clock).self, WallClock.init)
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container13() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.replace(Archive.self, lifetime: .scoped, Archive.init(store:))
  services.register(Archive.self, Archive.init(store:))
  services.register(Host.self, lifetime: .scoped, Host.init(plugins:))
  services.register(Archive.self, lifetime: .transient, Archive.init(store:))
  services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  services.register(Store.self, Store.init(database:))
  services.register(Editor.self, lifetime: .transient, Editor.init(spelling:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.include(Accounts())
  return container
}

func container14() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register(Widget.self, makeWidget(header:cache:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Store.self, Store.init(database:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  return container
}

func container15() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Page.Header.self, Page.Header.init)
  services.replace(Page.Footer.self, lifetime: .transient, Page.Footer.live(clock:))
  services.register((any Clock).self, lifetime: .transient, WallClock.init)
  services.register(Editor.self, Editor.init(spelling:))
  services.register(Editor.self, lifetime: .scoped, Editor.init(spelling:))
  services.register(User.self, User.init)
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  return container
}

func container16() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.tryRegister(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  services.register(Archive.self, lifetime: .transient, Archive.init(store:))
  services.tryRegister(Editor.self, lifetime: .scoped, Editor.init(spelling:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  return container
}

func container17() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Screen.self, lifetime: .scoped, Screen.init(log:))
  services.register(Editor.self, lifetime: .scoped, Editor.init(spelling:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Mailer.self, lifetime: .scoped, Mailer.init(port:))
  services.register(Report.self, Report.init(screen:))
  services.register(Store.self, Store.init(database:))
  services.register(Session.self, Session.init(repository:user:))
  services.register((any Plugin).self, lifetime: .scoped, Speller.init)
  return container
}

func container18() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Editor.self, lifetime: .scoped, Editor.init(spelling:))
  services.register(User.self, User.init)
  services.tryRegister(Database.self, lifetime: .scoped, Database.init(log:))
  services.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  return container
}

func container19() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Workshop.self, eager: true, Workshop.init(sessions:))
  services.registerOnMainActor(Screen.self, lifetime: .scoped, Screen.init(log:))
  services.register((any Spelling).self, Dictionary.init(editor:))
  services.register(Report.self, Report.init(screen:))
  services.register((any Spelling).self, lifetime: .transient, Dictionary.init(editor:))
  return container
}

func container20() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Cache<Database>.self, lifetime: .scoped, Cache<Database>.init(of:))
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  services.register(Report.self, Report.init(screen:))
  services.register(Screen.self, lifetime: .scoped, Screen.init(log:))
  services.register(Editor.self, lifetime: .scoped, Editor.init(spelling:))
  services.include(Storage())
  return container
}

func container21() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Int.self, name: "port", lifetime: .scoped) { 25 }
  services.register(Mailer.self, Mailer.init(port:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register((any Spelling).self, lifetime: .scoped, Dictionary.init(editor:))
  services.registerOnMainActor(Screen.self, lifetime: .scoped, Screen.init(log:))
  services.register(Report.self, Report.init(screen:))
  services.register(Page.Header.self, lifetime: .scoped, Page.Header.init)
  return container
}

func container22() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Mailer.self, eager: true, Mailer.init(port:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Page.Footer.self, lifetime: .transient, Page.Footer.live(clock:))
  services.register(Database.self, lifetime: .transient, Database.init(log:))
  services.register(User.self, lifetime: .transient, User.init)
  services.register(Report.self, Report.init(screen:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Store.self, Store.init(database:))
  services.register(Store.self, Store.init(database:))
  return container
}

func container23() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Spelling).self, Dictionary.init(editor:))
  services.register((any Log).self, lifetime: .transient, ConsoleLog.init(clock:))
  services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  services.register(Widget.self, makeWidget(header:cache:))
  services.register(Host.self, Host.init(plugins:))
  return container
}

func container24() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Archive.self, lifetime: .scoped, Archive.init(store:))
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register((any Clock).self, WallClock.init)
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container25() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Database.self, eager: true, Database.init(log:))
  services.registerOnMainActor(Screen.self, Screen.init(log:))
  services.register(Editor.self, Editor.init(spelling:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Session.self, eager: true, Session.init(repository:user:))
  services.replace(Archive.self, lifetime: .transient, Archive.init(store:))
  return container
}

func container26() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Report.self, Report.init(screen:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Archive.self, eager: true, Archive.init(store:))
  services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Page.Body.self, eager: true, Page.Body.init(_:footer:))
  return container
}

func container27() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Mailer.self, lifetime: .scoped, Mailer.init(port:))
  services.register(Host.self, Host.init(plugins:))
  services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  services.register(Widget.self, makeWidget(header:cache:))
  services.tryRegister((any Plugin).self, Speller.init)
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  services.register(Screen.self, Screen.init(log:))
  services.register(Page.Footer.self, lifetime: .transient, Page.Footer.live(clock:))
  services.register(Mailer.self, lifetime: .transient, Mailer.init(port:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container28() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Widget.self, eager: true, makeWidget(header:cache:))
  services.register((any Plugin).self, Speller.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Editor.self, Editor.init(spelling:))
  return container
}

func container29() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Screen.self, lifetime: .transient, Screen.init(log:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register((any Spelling).self, Dictionary.init(editor:))
  services.register(Session.self, Session.init(repository:user:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(User.self, lifetime: .scoped, User.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Store.self, Store.init(database:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container30() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(Report.self, Report.init(screen:))
  services.register((any Repository).self, lifetime: .transient, SQLRepository.init(database:log:))
  services.register(Screen.self, eager: true, Screen.init(log:))
  services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  services.tryRegister(Mailer.self, Mailer.init(port:))
  return container
}

func container31() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Header.self, Page.Header.init)
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  services.register((any Log).self, eager: true, ConsoleLog.init(clock:))
  services.register(Mailer.self, Mailer.init(port:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Database.self, lifetime: .scoped, Database.init(log:))
  return container
}

func container32() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Hen.self, Hen.init(egg:))
  services.replace((any Repository).self, SQLRepository.init(database:log:))
  services.register(Int.self, name: "port", lifetime: .transient) { 25 }
  services.register(User.self, User.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
  services.registerOnMainActor(Screen.self, Screen.init(log:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  return container
}

func container33() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Header.self, Page.Header.init)
  services.register(Archive.self, lifetime: .scoped, Archive.init(store:))
  services.register(Archive.self, lifetime: .scoped, Archive.init(store:))
  services.register(Database.self, Database.init(log:))
  services.register(Archive.self, lifetime: .scoped, Archive.init(store:))
  services.register(Int.self, name: "port") { 25 }
  services.include(Storage())
  return container
}

func container34() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Repository).self, lifetime: .transient, SQLRepository.init(database:log:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(Session.self, Session.init(repository:user:))
  services.tryRegister(Workshop.self, Workshop.init(sessions:))
  return container
}

func container35() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Session.self, Session.init(repository:user:))
  services.register(Database.self, lifetime: .scoped, Database.init(log:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Store.self, Store.init(database:))
  services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
  services.register((any Plugin).self, Speller.init)
  return container
}

func container36() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Host.self, Host.init(plugins:))
  services.register((any Plugin).self, lifetime: .scoped, Logger.init(log:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Int.self, name: "port") { 25 }
  return container
}

func container37() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.tryRegister(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Session.self, Session.init(repository:user:))
  services.tryRegister((any Repository).self, SQLRepository.init(database:log:))
  services.register((any Plugin).self, Speller.init)
  return container
}

func container38() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Spelling).self, lifetime: .scoped, Dictionary.init(editor:))
  services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
  services.register((any Plugin).self, Logger.init(log:))
  services.replace(Hen.self, Hen.init(egg:))
  services.register(Egg.self, Egg.init(hen:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register((any Plugin).self, Logger.init(log:))
  return container
}

func container39() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Session.self, lifetime: .transient, Session.init(repository:user:))
  services.register(Report.self, Report.init(screen:))
  services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  services.register((any Repository).self, lifetime: .transient, SQLRepository.init(database:log:))
  services.register(Workshop.self, Workshop.init(sessions:))
  services.include(Accounts())
  return container
}

func container40() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Hen.self, lifetime: .transient, Hen.init(egg:))
  services.register(Report.self, Report.init(screen:))
  services.register(Page.Header.self, Page.Header.init)
  services.register(Mailer.self, lifetime: .scoped, Mailer.init(port:))
  services.replace((any Spelling).self, lifetime: .scoped, Dictionary.init(editor:))
  services.register((any Log).self, lifetime: .transient, ConsoleLog.init(clock:))
  return container
}

func container41() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Archive.self, lifetime: .transient, Archive.init(store:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Host.self, lifetime: .transient, Host.init(plugins:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  services.register(Workshop.self, lifetime: .transient, Workshop.init(sessions:))
  return container
}

func container42() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, Logger.init(log:))
  services.register(Page.Header.self, lifetime: .scoped, Page.Header.init)
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  services.register(Store.self, Store.init(database:))
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  services.register(Editor.self, Editor.init(spelling:))
  services.register(Store.self, lifetime: .transient, Store.init(database:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  return container
}

func container43() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Int.self, name: "port", lifetime: .transient) { 25 }
  services.register(Report.self, Report.init(screen:))
  services.register((any Plugin).self, eager: true, Speller.init)
  return container
}

func container44() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Widget.self, lifetime: .transient, makeWidget(header:cache:))
  services.register((any Plugin).self, Logger.init(log:))
  services.register((any Plugin).self, lifetime: .transient, Logger.init(log:))
  services.register(Archive.self, Archive.init(store:))
  services.register(Egg.self, Egg.init(hen:))
  services.register(Egg.self, Egg.init(hen:))
  services.register((any Plugin).self, Speller.init)
  services.register(Editor.self, lifetime: .scoped, Editor.init(spelling:))
  services.include(Storage())
  return container
}

func container45() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Store.self, Store.init(database:))
  services.registerOnMainActor(Screen.self, lifetime: .transient, Screen.init(log:))
  services.register(Report.self, Report.init(screen:))
  services.register(Page.Header.self, eager: true, Page.Header.init)
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func container46() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Hen.self, Hen.init(egg:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Plugin).self, Speller.init)
  services.register(Store.self, Store.init(database:))
  services.register(Session.self, Session.init(repository:user:))
  services.tryRegister(Store.self, lifetime: .scoped, Store.init(database:))
  return container
}

func container47() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, eager: true, ConsoleLog.init(clock:))
  services.register(User.self, User.init)
  services.register(Egg.self, Egg.init(hen:))
  services.register(Egg.self, eager: true, Egg.init(hen:))
  services.register(Editor.self, lifetime: .transient, Editor.init(spelling:))
  return container
}

func container48() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Archive.self, lifetime: .scoped, Archive.init(store:))
  services.register((any Plugin).self, Speller.init)
  services.register(Archive.self, Archive.init(store:))
  services.replace(Cache<Database>.self, lifetime: .scoped, Cache<Database>.init(of:))
  services.register(Page.Header.self, eager: true, Page.Header.init)
  services.tryRegister(Widget.self, makeWidget(header:cache:))
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  services.register((any Plugin).self, lifetime: .scoped, Logger.init(log:))
  return container
}

func container49() throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.replace(Store.self, lifetime: .scoped, Store.init(database:))
  services.register(Cache<Database>.self, lifetime: .scoped, Cache<Database>.init(of:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  services.register((any Log).self, lifetime: .transient, ConsoleLog.init(clock:))
  services.register(Egg.self, Egg.init(hen:))
  services.register(Database.self, eager: true, Database.init(log:))
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
