// swift-format-ignore-file: written by `Scripts/check generated --write`.
import Furnish

func conditional150(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
  services.register(Int.self, name: "port", lifetime: .transient) { 25 }
  if fast {  // #if FAST
    services.include(Accounts())
  } else if mock {  // #elseif MOCK
    services.register(Int.self, name: "port") { 25 }
    services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
  } else {  // #else
    services.register(Router.self, Router.init(handlers:))
    services.register(Router.self, Router.init(handlers:))
  }  // #endif
  services.register(Router.self, Router.init(handlers:))
  return container
}

func conditional151(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register(Database.self, Database.init(log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Clock).self, WallClock.init)
  if loud && loud {  // #if LOUD && LOUD
    services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
    services.register(User.self, User.init)
  } else {  // #else
    services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
  }  // #endif
  if !mock {  // #if !MOCK
    services.register((any Log).self, name: "debug", lifetime: .transient, ConsoleLog.init(clock:))
    services.addingIfMissing.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  } else {  // #else
    services.register(Ticket.self, Ticket.init(visitor:log:))
    services.register(Widget.self, makeWidget(header:cache:))
  }  // #endif
  return container
}

func conditional152(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Int.self, name: "port") { 25 }
  services.replacing.register((any Plugin).self, Speller.init)
  services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  return container
}

func conditional153(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if !beta || beta {  // #if !BETA || BETA
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
    services.register(User.self, lifetime: .scoped, User.init)
  } else {  // #else
    services.addingIfMissing.register(Database.self, Database.init(log:))
    services.replacing.register((any Clock).self, WallClock.init)
  }  // #endif
  if fast {  // #if FAST
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
    services.register(Auditor.self, Auditor.init(log:))
  } else if !beta {  // #elseif !BETA
    services.register((any Log).self, name: "debug", lifetime: .scoped, ConsoleLog.init(clock:))
  }  // #endif
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func conditional154(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, eager: true, User.init)
  services.register(Int.self, name: "port") { 25 }
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  if !mock {  // #if !MOCK
    if fast || mock {  // #if FAST || MOCK
      services.register(Auditor.self, Auditor.init(log:))
    } else {  // #else
      services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
      services.register(Page.Header.self, Page.Header.init)
    }  // #endif
  }  // #endif
  if !fast {  // #if !FAST
    if !fast {  // #if !FAST
      services.register(User.self, eager: true, User.init)
    }  // #endif
  } else {  // #else
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  }  // #endif
  if !mock {  // #if !MOCK
    services.addingIfMissing.register(Int.self, lifetime: .scoped) { 25 }
  } else {  // #else
    services.register(Ticket.self, lifetime: .transient, Ticket.init(visitor:log:))
    services.register(Session.self, eager: true, Session.init(repository:user:))
  }  // #endif
  services.replacing.register(Int.self, name: "port") { 25 }
  return container
}

func conditional155(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  if !loud {  // #if !LOUD
    services.register(Int.self, name: "port") { 25 }
  }  // #endif
  return container
}

func conditional156(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.decorate((any Repository).self, SafeRepository.init(_:log:))
  services.register((any Plugin).self, Logger.init(log:))
  if fast {  // #if FAST
    services.register(Router.self, Router.init(handlers:))
    services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
  } else if loud {  // #elseif LOUD
    services.register((any Spelling).self, lifetime: .scoped, Dictionary.init(editor:))
    services.register(Int.self, lifetime: .scoped, eager: true) { 25 }
  } else {  // #else
    services.register((any Repository).self, SQLRepository.init(database:log:))
    services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  }  // #endif
  services.register(Router.self, Router.init(handlers:))
  services.register((any Spelling).self, Dictionary.init(editor:))
  return container
}

func conditional157(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.include(Storage())
  services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
  services.register(Ticket.self, lifetime: .scoped, Ticket.init(visitor:log:))
  services.register(Auditor.self, Auditor.init(log:))
  return container
}

func conditional158(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, eager: true, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Session.self, Session.init(repository:user:))
  services.register((any Spelling).self, Dictionary.init(editor:))
  services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
  services.addingIfMissing.register(Session.self, Session.init(repository:user:))
  return container
}

func conditional159(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if fast {  // #if FAST
    if loud {  // #if LOUD
      services.decorate((any Repository).self, SafeRepository.init(_:log:))
      services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
    } else if beta && mock {  // #elseif BETA && MOCK
      services.register((any Log).self, name: "audit", lifetime: .scoped, ConsoleLog.init(clock:))
      services.register(Auditor.self, Auditor.init(log:))
    }  // #endif
  }  // #endif
  services.register(Workshop.self, Workshop.init(sessions:))
  if beta || fast {  // #if BETA || FAST
    if beta {  // #if BETA
      services.register(Database.self, eager: true, Database.init(log:))
    } else if fast && beta {  // #elseif FAST && BETA
      services.include(Storage())
      services.register(Auditor.self, Auditor.init(log:))
    }  // #endif
  }  // #endif
  if mock {  // #if MOCK
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
  }  // #endif
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  return container
}

func conditional160(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, eager: true, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if !beta {  // #if !BETA
    services.register(Panel.self, Panel.init(ticket:))
    services.replacing.register((any Clock).self, WallClock.init)
  } else if !loud || !loud {  // #elseif !LOUD || !LOUD
    services.register(Session.self, Session.init(repository:user:))
  } else {  // #else
    services.register(Database.self, lifetime: .scoped, Database.init(log:))
  }  // #endif
  if !fast {  // #if !FAST
    if beta || mock {  // #if BETA || MOCK
      services.register(Router.self, Router.init(handlers:))
      services.register((any Clock).self, lifetime: .scoped, eager: true, WallClock.init)
    }  // #endif
  } else if loud {  // #elseif LOUD
    services.register(Mailer.self, Mailer.init(port:))
  } else {  // #else
    services.include(Storage())
    services.replacing.register(Screen.self, lifetime: .scoped, Screen.init(log:))
  }  // #endif
  if loud && !fast {  // #if LOUD && !FAST
    services.register(Panel.self, Panel.init(ticket:))
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  } else if !beta {  // #elseif !BETA
    services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
  }  // #endif
  return container
}

func conditional161(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if beta {  // #if BETA
    services.register(Auditor.self, lifetime: .scoped, Auditor.init(log:))
  } else {  // #else
    services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  }  // #endif
  if fast {  // #if FAST
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  } else {  // #else
    services.register(Auditor.self, Auditor.init(log:))
  }  // #endif
  return container
}

func conditional162(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.replacing.register(Mailer.self, lifetime: .transient, Mailer.init(port:))
  if beta {  // #if BETA
    services.register(Screen.self, Screen.init(log:))
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
  } else {  // #else
    services.register((any Log).self, ConsoleLog.init(clock:))
  }  // #endif
  services.register(Router.self, Router.init(handlers:))
  if beta {  // #if BETA
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
    services.register(User.self, User.init)
  }  // #endif
  services.register(User.self, User.init)
  return container
}

func conditional163(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, eager: true, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.decorate((any Repository).self, SafeRepository.init(_:log:))
  services.register((any Clock).self, WallClock.init)
  services.register((any Clock).self, lifetime: .scoped, eager: true, WallClock.init)
  return container
}

func conditional164(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, eager: true, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Int.self, name: "port") { 25 }
  services.register(Cache<Database>.self, lifetime: .transient, Cache<Database>.init(of:))
  services.register((any Clock).self, WallClock.init)
  if loud {  // #if LOUD
    services.register((any Spelling).self, Dictionary.init(editor:))
    services.register(Ticket.self, Ticket.init(visitor:log:))
  } else if fast {  // #elseif FAST
    services.register((any Log).self, lifetime: .transient, ConsoleLog.init(clock:))
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
  } else {  // #else
    services.decorate((any Log).self, LoudLog.init(_:clock:))
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  }  // #endif
  services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
  if !loud {  // #if !LOUD
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  } else if !beta {  // #elseif !BETA
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
  }  // #endif
  return container
}

func conditional165(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, name: "audit", lifetime: .scoped, ConsoleLog.init(clock:))
  services.include(Accounts())
  if fast {  // #if FAST
    if !loud {  // #if !LOUD
      services.register(Database.self, Database.init(log:))
      services.addingIfMissing.register((any Clock).self, WallClock.init)
    } else if loud {  // #elseif LOUD
      services.register(Mailer.self, Mailer.init(port:))
    } else {  // #else
      services.register((any Repository).self, SQLRepository.init(database:log:))
      services.register(Widget.self, makeWidget(header:cache:))
    }  // #endif
  } else if beta {  // #elseif BETA
    services.register(Cache<Database>.self, lifetime: .scoped, Cache<Database>.init(of:))
    services.register(User.self, User.init)
  } else {  // #else
    services.register(Int.self) { 25 }
    services.register(Auditor.self, lifetime: .scoped, Auditor.init(log:))
  }  // #endif
  if loud {  // #if LOUD
    if !mock {  // #if !MOCK
      if beta {  // #if BETA
        services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
      }  // #endif
    }  // #endif
  } else if loud {  // #elseif LOUD
    services.decorate((any Log).self, LoudLog.init(_:clock:))
    services.register(Panel.self, lifetime: .scoped, Panel.init(ticket:))
  }  // #endif
  return container
}

func conditional166(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register(Int.self, name: "port") { 25 }
  services.register(User.self, lifetime: .scoped, User.init)
  services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
  return container
}

func conditional167(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, eager: true, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if loud && !loud {  // #if LOUD && !LOUD
    services.register((any Log).self, ConsoleLog.init(clock:))
    services.register(Router.self, Router.init(handlers:))
  } else {  // #else
    services.register(User.self, User.init)
    services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  }  // #endif
  services.register((any Log).self, name: "audit", lifetime: .scoped, ConsoleLog.init(clock:))
  return container
}

func conditional168(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if !mock && fast {  // #if !MOCK && FAST
    services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
  } else if fast {  // #elseif FAST
    services.register((any Log).self, ConsoleLog.init(clock:))
  }  // #endif
  if loud {  // #if LOUD
    services.include(Accounts())
  }  // #endif
  if fast || fast {  // #if FAST || FAST
    if mock && mock {  // #if MOCK && MOCK
      services.register((any Clock).self, WallClock.init)
      services.register((any Clock).self, lifetime: .scoped, WallClock.init)
    }  // #endif
  }  // #endif
  if !beta && beta {  // #if !BETA && BETA
    if !beta {  // #if !BETA
      services.register(Mailer.self, Mailer.init(port:))
      services.register(Router.self, Router.init(handlers:))
    } else {  // #else
      services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
      services.decorate((any Log).self, LoudLog.init(_:clock:))
    }  // #endif
  }  // #endif
  if beta {  // #if BETA
    services.register(Panel.self, Panel.init(ticket:))
  }  // #endif
  return container
}

func conditional169(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, eager: true, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Int.self, name: "port") { 25 }
  services.register(Session.self, Session.init(repository:user:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  if mock {  // #if MOCK
    services.register((any Log).self, lifetime: .scoped, eager: true, ConsoleLog.init(clock:))
    services.register(Router.self, Router.init(handlers:))
  }  // #endif
  if mock {  // #if MOCK
    if !loud {  // #if !LOUD
      if loud {  // #if LOUD
        services.register(Workshop.self, Workshop.init(sessions:))
        services.register((any Repository).self, lifetime: .scoped, eager: true, SQLRepository.init(database:log:))
      } else if !mock {  // #elseif !MOCK
        services.register(Page.Header.self, lifetime: .scoped, Page.Header.init)
        services.register(Database.self, Database.init(log:))
      }  // #endif
    } else {  // #else
      services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
      services.decorate((any Repository).self, SafeRepository.init(_:log:))
    }  // #endif
  } else if fast || beta {  // #elseif FAST || BETA
    services.register((any Clock).self, WallClock.init)
  }  // #endif
  return container
}

func conditional170(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Hen.self, Hen.init(egg:))
  if loud {  // #if LOUD
    if !fast {  // #if !FAST
      services.register(Page.Header.self, lifetime: .transient, Page.Header.init)
    } else {  // #else
      services.addingIfMissing.register((any Repository).self, SQLRepository.init(database:log:))
    }  // #endif
  } else if !beta || fast {  // #elseif !BETA || FAST
    services.register(Panel.self, Panel.init(ticket:))
    services.register(Workshop.self, Workshop.init(sessions:))
  }  // #endif
  return container
}

func conditional171(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if beta {  // #if BETA
    if beta {  // #if BETA
      if fast || fast {  // #if FAST || FAST
        services.register(Int.self, name: "port", lifetime: .scoped) { 25 }
        services.include(Accounts())
      }  // #endif
    }  // #endif
  }  // #endif
  services.register(Database.self, lifetime: .scoped, Database.init(log:))
  if fast {  // #if FAST
    services.register(Database.self, Database.init(log:))
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
  } else {  // #else
    services.register(Ticket.self, lifetime: .transient, Ticket.init(visitor:log:))
  }  // #endif
  return container
}

func conditional172(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if fast {  // #if FAST
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  } else if !loud || loud {  // #elseif !LOUD || LOUD
    services.include(Storage())
    services.register(Archive.self, Archive.init(store:))
  }  // #endif
  if loud {  // #if LOUD
    services.register(Router.self, Router.init(handlers:))
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  }  // #endif
  services.register(Report.self, Report.init(screen:))
  services.include(Storage())
  if !fast {  // #if !FAST
    if loud && !fast {  // #if LOUD && !FAST
      if !mock {  // #if !MOCK
        services.register(Editor.self, lifetime: .scoped, Editor.init(spelling:))
        services.register(Store.self, Store.init(database:))
      } else {  // #else
        services.register((any Clock).self, lifetime: .scoped, WallClock.init)
        services.register((any Log).self, ConsoleLog.init(clock:))
      }  // #endif
    }  // #endif
  } else {  // #else
    services.register(Egg.self, Egg.init(hen:))
    services.register(Editor.self, lifetime: .scoped, eager: true, Editor.init(spelling:))
  }  // #endif
  return container
}

func conditional173(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if beta {  // #if BETA
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  } else {  // #else
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
    services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
  }  // #endif
  services.include(Storage())
  if loud && loud {  // #if LOUD && LOUD
    services.register(Session.self, Session.init(repository:user:))
    services.register(Int.self, name: "port", lifetime: .scoped) { 25 }
  }  // #endif
  if !beta {  // #if !BETA
    if mock && beta {  // #if MOCK && BETA
      services.register(Router.self, Router.init(handlers:))
      services.register((any Plugin).self, lifetime: .scoped, Speller.init)
    }  // #endif
  } else if fast {  // #elseif FAST
    services.register((any Log).self, name: "audit", lifetime: .scoped, ConsoleLog.init(clock:))
  } else {  // #else
    services.replacing.register(User.self, User.init)
  }  // #endif
  return container
}

func conditional174(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  if mock && fast {  // #if MOCK && FAST
    services.register(Panel.self, Panel.init(ticket:))
    services.register(Auditor.self, Auditor.init(log:))
  } else {  // #else
    services.registerOnMainActor(Screen.self, Screen.init(log:))
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  }  // #endif
  services.register(User.self, User.init)
  return container
}

func conditional175(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
  if !beta {  // #if !BETA
    services.register(Panel.self, lifetime: .transient, Panel.init(ticket:))
  } else if beta || !fast {  // #elseif BETA || !FAST
    services.register(Ticket.self, lifetime: .transient, Ticket.init(visitor:log:))
  } else {  // #else
    services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
  }  // #endif
  services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  if !loud {  // #if !LOUD
    if mock || fast {  // #if MOCK || FAST
      services.decorate((any Repository).self, SafeRepository.init(_:log:))
    } else if loud {  // #elseif LOUD
      services.register(Router.self, Router.init(handlers:))
      services.register((any Log).self, name: "debug", lifetime: .scoped, ConsoleLog.init(clock:))
    } else {  // #else
      services.register(Panel.self, Panel.init(ticket:))
    }  // #endif
  }  // #endif
  return container
}

func conditional176(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, eager: true, ConsoleLog.init(clock:))
  services.register(Int.self, name: "port", eager: true) { 25 }
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  return container
}

func conditional177(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Plugin).self, Speller.init)
  services.decorate((any Repository).self, SafeRepository.init(_:log:))
  if beta {  // #if BETA
    services.register(Router.self, Router.init(handlers:))
  }  // #endif
  if !mock {  // #if !MOCK
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  } else if !loud {  // #elseif !LOUD
    services.register(Workshop.self, Workshop.init(sessions:))
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  } else {  // #else
    services.register((any Repository).self, SQLRepository.init(database:log:))
  }  // #endif
  if beta {  // #if BETA
    if !fast {  // #if !FAST
      services.register(User.self, User.init)
    }  // #endif
  }  // #endif
  return container
}

func conditional178(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, eager: true, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Int.self, name: "port") { 25 }
  services.register(Auditor.self, lifetime: .scoped, Auditor.init(log:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  return container
}

func conditional179(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register(User.self, eager: true, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if loud {  // #if LOUD
    if mock {  // #if MOCK
      services.register(Router.self, Router.init(handlers:))
      services.register(Auditor.self, Auditor.init(log:))
    }  // #endif
  }  // #endif
  services.register(Router.self, Router.init(handlers:))
  return container
}

func conditional180(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if !loud || !beta {  // #if !LOUD || !BETA
    if beta || !loud {  // #if BETA || !LOUD
      services.register((any Log).self, name: "debug", ConsoleLog.init(clock:))
      services.register((any Log).self, ConsoleLog.init(clock:))
    } else if beta || beta {  // #elseif BETA || BETA
      services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
      services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
    } else {  // #else
      services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
    }  // #endif
  }  // #endif
  if !loud {  // #if !LOUD
    services.register((any Clock).self, WallClock.init)
  }  // #endif
  services.register(Auditor.self, Auditor.init(log:))
  if mock {  // #if MOCK
    services.register(Panel.self, lifetime: .scoped(to: Detail.self), Panel.init(ticket:))
  } else {  // #else
    services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
  }  // #endif
  return container
}

func conditional181(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Panel.self, Panel.init(ticket:))
  services.register(Cache<Database>.self, lifetime: .scoped, Cache<Database>.init(of:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Database.self, lifetime: .scoped, Database.init(log:))
  if fast {  // #if FAST
    services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
    services.register(Session.self, Session.init(repository:user:))
  } else {  // #else
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  }  // #endif
  return container
}

func conditional182(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, eager: true, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if loud {  // #if LOUD
    services.register(Router.self, Router.init(handlers:))
    services.register(Cache<Database>.self, eager: true, Cache<Database>.init(of:))
  } else if !loud {  // #elseif !LOUD
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  }  // #endif
  if !mock {  // #if !MOCK
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
  } else if loud {  // #elseif LOUD
    services.register(Int.self, name: "port", lifetime: .scoped) { 25 }
    services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
  }  // #endif
  services.register(Page.Header.self, lifetime: .scoped, Page.Header.init)
  services.register(Router.self, Router.init(handlers:))
  if mock || loud {  // #if MOCK || LOUD
    if loud || loud {  // #if LOUD || LOUD
      services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
      services.register((any Log).self, ConsoleLog.init(clock:))
    }  // #endif
  } else if !mock || mock {  // #elseif !MOCK || MOCK
    services.register(Egg.self, Egg.init(hen:))
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  } else {  // #else
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  }  // #endif
  return container
}

func conditional183(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if fast && mock {  // #if FAST && MOCK
    services.register((any Log).self, name: "debug", lifetime: .scoped, ConsoleLog.init(clock:))
  } else if fast && fast {  // #elseif FAST && FAST
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
    services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  } else {  // #else
    services.register(Router.self, Router.init(handlers:))
    services.register(Page.Header.self, Page.Header.init)
  }  // #endif
  if !fast {  // #if !FAST
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  } else {  // #else
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  }  // #endif
  return container
}

func conditional184(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, eager: true, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if !fast {  // #if !FAST
    if loud {  // #if LOUD
      if !mock && mock {  // #if !MOCK && MOCK
        services.register(Panel.self, Panel.init(ticket:))
        services.decorate((any Log).self, LoudLog.init(_:clock:))
      } else if mock {  // #elseif MOCK
        services.decorate((any Log).self, LoudLog.init(_:clock:))
      }  // #endif
    } else {  // #else
      services.addingIfMissing.register((any Clock).self, lifetime: .scoped, WallClock.init)
      services.decorate((any Log).self, LoudLog.init(_:clock:))
    }  // #endif
  } else {  // #else
    services.register(Session.self, Session.init(repository:user:))
    services.register(Auditor.self, lifetime: .scoped, Auditor.init(log:))
  }  // #endif
  services.register(User.self, User.init)
  if !fast {  // #if !FAST
    services.register(Panel.self, Panel.init(ticket:))
    services.register((any Spelling).self, Dictionary.init(editor:))
  }  // #endif
  if mock || loud {  // #if MOCK || LOUD
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
    services.include(Storage())
  } else {  // #else
    services.register(Session.self, Session.init(repository:user:))
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
  }  // #endif
  services.register(Panel.self, lifetime: .scoped(to: Detail.self), Panel.init(ticket:))
  return container
}

func conditional185(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if !beta {  // #if !BETA
    services.register(Session.self, Session.init(repository:user:))
  } else if !fast {  // #elseif !FAST
    services.register((any Clock).self, WallClock.init)
  } else {  // #else
    services.register(Database.self, Database.init(log:))
    services.register(Hen.self, lifetime: .transient, Hen.init(egg:))
  }  // #endif
  services.register(Database.self, Database.init(log:))
  services.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  services.register(Panel.self, Panel.init(ticket:))
  return container
}

func conditional186(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if loud {  // #if LOUD
    services.register(Auditor.self, Auditor.init(log:))
  }  // #endif
  if mock {  // #if MOCK
    services.register(Host.self, Host.init(plugins:))
    services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  } else {  // #else
    services.register(Host.self, Host.init(plugins:))
  }  // #endif
  return container
}

func conditional187(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Int.self, name: "port") { 25 }
  if loud || mock {  // #if LOUD || MOCK
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
    services.register(Workshop.self, Workshop.init(sessions:))
  } else {  // #else
    services.register(Auditor.self, lifetime: .scoped, Auditor.init(log:))
  }  // #endif
  if !mock {  // #if !MOCK
    services.register(Report.self, Report.init(screen:))
  }  // #endif
  services.register((any Spelling).self, Dictionary.init(editor:))
  return container
}

func conditional188(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
  if beta {  // #if BETA
    services.register((any Log).self, ConsoleLog.init(clock:))
  } else if !mock {  // #elseif !MOCK
    services.register(Session.self, Session.init(repository:user:))
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
  }  // #endif
  if loud && loud {  // #if LOUD && LOUD
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
  }  // #endif
  if fast {  // #if FAST
    services.replacing.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
    services.addingIfMissing.register((any Log).self, ConsoleLog.init(clock:))
  } else {  // #else
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
    services.register((any Spelling).self, Dictionary.init(editor:))
  }  // #endif
  services.replacing.register(Database.self, lifetime: .scoped, Database.init(log:))
  return container
}

func conditional189(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Egg.self, Egg.init(hen:))
  if beta {  // #if BETA
    if fast {  // #if FAST
      services.register(Editor.self, lifetime: .scoped, Editor.init(spelling:))
    } else if fast {  // #elseif FAST
      services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
      services.register(Int.self, name: "port", lifetime: .scoped) { 25 }
    } else {  // #else
      services.register((any Clock).self, lifetime: .scoped, eager: true, WallClock.init)
      services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
    }  // #endif
  }  // #endif
  services.register((any Plugin).self, Logger.init(log:))
  if !mock {  // #if !MOCK
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
  } else {  // #else
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  }  // #endif
  if beta {  // #if BETA
    services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
  } else {  // #else
    services.register(Page.Header.self, lifetime: .scoped, Page.Header.init)
  }  // #endif
  return container
}

func conditional190(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  if beta && mock {  // #if BETA && MOCK
    services.register(Egg.self, Egg.init(hen:))
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
  }  // #endif
  return container
}

func conditional191(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, eager: true, SQLRepository.init(database:log:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if !beta || !mock {  // #if !BETA || !MOCK
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  }  // #endif
  if beta {  // #if BETA
    services.include(Accounts())
  } else {  // #else
    services.register(Router.self, Router.init(handlers:))
  }  // #endif
  if fast {  // #if FAST
    if !beta {  // #if !BETA
      services.decorate((any Repository).self, SafeRepository.init(_:log:))
      services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
    }  // #endif
  } else if !mock && mock {  // #elseif !MOCK && MOCK
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
    services.register(Auditor.self, lifetime: .scoped, Auditor.init(log:))
  } else {  // #else
    services.register(Store.self, Store.init(database:))
    services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
  }  // #endif
  return container
}

func conditional192(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if !loud {  // #if !LOUD
    if loud {  // #if LOUD
      services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
      services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
    }  // #endif
  } else if !mock {  // #elseif !MOCK
    services.register(Editor.self, Editor.init(spelling:))
  } else {  // #else
    services.register(Int.self) { 25 }
  }  // #endif
  if mock || !mock {  // #if MOCK || !MOCK
    services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  } else {  // #else
    services.register((any Log).self, ConsoleLog.init(clock:))
    services.register(Database.self, Database.init(log:))
  }  // #endif
  if fast {  // #if FAST
    services.register(Ticket.self, lifetime: .transient, Ticket.init(visitor:log:))
  }  // #endif
  return container
}

func conditional193(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, eager: true, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Database.self, lifetime: .scoped, Database.init(log:))
  if mock {  // #if MOCK
    services.register(Widget.self, makeWidget(header:cache:))
  }  // #endif
  services.decorate((any Repository).self, SafeRepository.init(_:log:))
  services.register((any Clock).self, WallClock.init)
  return container
}

func conditional194(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  if mock {  // #if MOCK
    if !mock {  // #if !MOCK
      services.register(Auditor.self, Auditor.init(log:))
    } else if beta || !mock {  // #elseif BETA || !MOCK
      services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
    } else {  // #else
      services.register((any Log).self, lifetime: .transient, ConsoleLog.init(clock:))
      services.register(Screen.self, lifetime: .scoped, eager: true, Screen.init(log:))
    }  // #endif
  } else {  // #else
    services.replacing.register(Page.Footer.self, lifetime: .transient, Page.Footer.live(clock:))
  }  // #endif
  services.replacing.register(Session.self, Session.init(repository:user:))
  if mock {  // #if MOCK
    services.register(Int.self, name: "port") { 25 }
    services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
  } else {  // #else
    services.include(Storage())
  }  // #endif
  if beta {  // #if BETA
    services.register(Auditor.self, Auditor.init(log:))
    services.register((any Log).self, name: "debug", lifetime: .scoped, ConsoleLog.init(clock:))
  } else {  // #else
    services.register(Router.self, Router.init(handlers:))
  }  // #endif
  return container
}

func conditional195(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if beta || loud {  // #if BETA || LOUD
    services.register(Panel.self, lifetime: .transient, Panel.init(ticket:))
    services.register(Editor.self, lifetime: .transient, Editor.init(spelling:))
  }  // #endif
  services.include(Accounts())
  services.register(Ticket.self, Ticket.init(visitor:log:))
  services.register(Panel.self, lifetime: .transient, Panel.init(ticket:))
  return container
}

func conditional196(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if beta {  // #if BETA
    services.register(Auditor.self, Auditor.init(log:))
    services.register(Panel.self, Panel.init(ticket:))
  } else if beta {  // #elseif BETA
    services.register((any Plugin).self, lifetime: .transient, Logger.init(log:))
  } else {  // #else
    services.register(User.self, User.init)
  }  // #endif
  services.register(Int.self, name: "port") { 25 }
  if loud {  // #if LOUD
    services.register(Store.self, Store.init(database:))
    services.register(Router.self, Router.init(handlers:))
  }  // #endif
  if fast {  // #if FAST
    if !mock {  // #if !MOCK
      services.addingIfMissing.register((any Clock).self, WallClock.init)
      services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
    }  // #endif
  } else {  // #else
    services.register(Int.self, name: "port") { 25 }
  }  // #endif
  return container
}

func conditional197(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Int.self, name: "port") { 25 }
  if fast {  // #if FAST
    services.register((any Clock).self, lifetime: .scoped, eager: true, WallClock.init)
  } else {  // #else
    services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  }  // #endif
  if mock {  // #if MOCK
    services.register(Egg.self, Egg.init(hen:))
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  }  // #endif
  return container
}

func conditional198(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Router.self, Router.init(handlers:))
  services.decorate((any Repository).self, SafeRepository.init(_:log:))
  if loud || mock {  // #if LOUD || MOCK
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
    services.register(Workshop.self, Workshop.init(sessions:))
  } else if !beta || loud {  // #elseif !BETA || LOUD
    services.register(Int.self) { 25 }
    services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
  }  // #endif
  services.decorate((any Repository).self, SafeRepository.init(_:log:))
  return container
}

func conditional199(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if mock {  // #if MOCK
    services.register(User.self, User.init)
    services.register(User.self, User.init)
  }  // #endif
  if fast {  // #if FAST
    if !mock && loud {  // #if !MOCK && LOUD
      if !fast {  // #if !FAST
        services.decorate((any Repository).self, SafeRepository.init(_:log:))
        services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
      } else {  // #else
        services.include(Storage())
      }  // #endif
    } else if beta || loud {  // #elseif BETA || LOUD
      services.register(Ticket.self, lifetime: .transient, Ticket.init(visitor:log:))
      services.register(Int.self, name: "port") { 25 }
    }  // #endif
  } else if fast || loud {  // #elseif FAST || LOUD
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  } else {  // #else
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
    services.register(Router.self, Router.init(handlers:))
  }  // #endif
  if !mock && !mock {  // #if !MOCK && !MOCK
    if !loud {  // #if !LOUD
      services.register(Widget.self, makeWidget(header:cache:))
    } else if loud || !mock {  // #elseif LOUD || !MOCK
      services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
    } else {  // #else
      services.register(Hen.self, Hen.init(egg:))
      services.register(Hen.self, Hen.init(egg:))
    }  // #endif
  } else {  // #else
    services.include(Storage())
  }  // #endif
  if !mock && loud {  // #if !MOCK && LOUD
    services.register((any Log).self, ConsoleLog.init(clock:))
    services.register(Page.Footer.self, eager: true, Page.Footer.live(clock:))
  } else {  // #else
    services.register((any Log).self, lifetime: .transient, ConsoleLog.init(clock:))
  }  // #endif
  services.decorate((any Repository).self, SafeRepository.init(_:log:))
  return container
}

let conditionals3: [ConditionalContainer] = [
  conditional150, conditional151, conditional152, conditional153, conditional154,
  conditional155, conditional156, conditional157, conditional158, conditional159,
  conditional160, conditional161, conditional162, conditional163, conditional164,
  conditional165, conditional166, conditional167, conditional168, conditional169,
  conditional170, conditional171, conditional172, conditional173, conditional174,
  conditional175, conditional176, conditional177, conditional178, conditional179,
  conditional180, conditional181, conditional182, conditional183, conditional184,
  conditional185, conditional186, conditional187, conditional188, conditional189,
  conditional190, conditional191, conditional192, conditional193, conditional194,
  conditional195, conditional196, conditional197, conditional198, conditional199,
]
