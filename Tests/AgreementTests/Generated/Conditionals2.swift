// swift-format-ignore-file: written by `Scripts/check generated --write`.
import Furnish

func conditional100(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if !beta {  // #if !BETA
    services.addingIfMissing.register(Mailer.self, Mailer.init(port:))
    services.register((any Repository).self, SQLRepository.init(database:log:))
  }  // #endif
  services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  services.register(Session.self, Session.init(repository:user:))
  return container
}

func conditional101(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  if beta {  // #if BETA
    services.register(Panel.self, lifetime: .transient, Panel.init(ticket:))
  } else {  // #else
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
  }  // #endif
  services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
  if fast {  // #if FAST
    services.include(Accounts())
  }  // #endif
  services.register((any Plugin).self, lifetime: .scoped, Speller.init)
  return container
}

func conditional102(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  services.addingIfMissing.register(Int.self, name: "port") { 25 }
  services.register(Router.self, Router.init(handlers:))
  return container
}

func conditional103(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Egg.self, lifetime: .scoped, eager: true, Egg.init(hen:))
  if fast {  // #if FAST
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
  } else {  // #else
    services.register(Auditor.self, Auditor.init(log:))
  }  // #endif
  services.register(Int.self, name: "port") { 25 }
  return container
}

func conditional104(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Session.self, Session.init(repository:user:))
  services.register((any Log).self, name: "debug", ConsoleLog.init(clock:))
  return container
}

func conditional105(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  if fast {  // #if FAST
    if !loud && loud {  // #if !LOUD && LOUD
      if fast {  // #if FAST
        services.register((any Log).self, name: "debug", ConsoleLog.init(clock:))
      } else {  // #else
        services.decorate((any Log).self, LoudLog.init(_:clock:))
        services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
      }  // #endif
    } else if !beta {  // #elseif !BETA
      services.decorate((any Repository).self, SafeRepository.init(_:log:))
      services.register(Store.self, eager: true, Store.init(database:))
    } else {  // #else
      services.register(User.self, User.init)
      services.register(User.self, User.init)
    }  // #endif
  } else {  // #else
    services.register(Panel.self, Panel.init(ticket:))
    services.register(Router.self, Router.init(handlers:))
  }  // #endif
  services.register(Page.Footer.self, Page.Footer.live(clock:))
  return container
}

func conditional106(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if loud {  // #if LOUD
    services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  } else {  // #else
    services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
    services.register((any Clock).self, WallClock.init)
  }  // #endif
  if mock {  // #if MOCK
    services.register(Panel.self, lifetime: .scoped(to: Detail.self), Panel.init(ticket:))
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  }  // #endif
  services.register(Workshop.self, Workshop.init(sessions:))
  services.register(Auditor.self, lifetime: .transient, Auditor.init(log:))
  return container
}

func conditional107(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, eager: true, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  if mock || mock {  // #if MOCK || MOCK
    services.register((any Plugin).self, lifetime: .scoped, Speller.init)
  } else {  // #else
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
  }  // #endif
  services.register(Ticket.self, Ticket.init(visitor:log:))
  services.replacing.register(User.self, User.init)
  if fast {  // #if FAST
    services.include(Accounts())
  }  // #endif
  return container
}

func conditional108(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, eager: true, ConsoleLog.init(clock:))
  if !beta || mock {  // #if !BETA || MOCK
    if !loud {  // #if !LOUD
      if beta {  // #if BETA
        services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
        services.include(Accounts())
      }  // #endif
    }  // #endif
  } else if fast {  // #elseif FAST
    services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
    services.register((any Repository).self, eager: true, SQLRepository.init(database:log:))
  } else {  // #else
    services.register(Ticket.self, Ticket.init(visitor:log:))
  }  // #endif
  return container
}

func conditional109(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, eager: true, ConsoleLog.init(clock:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register(Session.self, Session.init(repository:user:))
  if mock {  // #if MOCK
    if loud && !mock {  // #if LOUD && !MOCK
      services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
    }  // #endif
  }  // #endif
  return container
}

func conditional110(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if !loud {  // #if !LOUD
    services.register(Hen.self, lifetime: .transient, Hen.init(egg:))
  } else if fast {  // #elseif FAST
    services.register(Ticket.self, lifetime: .scoped, Ticket.init(visitor:log:))
    services.register((any Log).self, name: "audit", lifetime: .transient, ConsoleLog.init(clock:))
  }  // #endif
  services.register(Session.self, Session.init(repository:user:))
  return container
}

func conditional111(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(User.self, User.init)
  services.register(Ticket.self, lifetime: .transient, Ticket.init(visitor:log:))
  return container
}

func conditional112(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Repository).self, eager: true, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Ticket.self, lifetime: .scoped, Ticket.init(visitor:log:))
  services.register(Auditor.self, Auditor.init(log:))
  services.register(Router.self, Router.init(handlers:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func conditional113(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
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
  if !fast && beta {  // #if !FAST && BETA
    if fast {  // #if FAST
      services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
      services.include(Accounts())
    }  // #endif
  }  // #endif
  services.register(Host.self, eager: true, Host.init(plugins:))
  if !fast && fast {  // #if !FAST && FAST
    if beta {  // #if BETA
      if beta {  // #if BETA
        services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
      }  // #endif
    } else {  // #else
      services.register(Panel.self, lifetime: .scoped(to: Detail.self), Panel.init(ticket:))
    }  // #endif
  }  // #endif
  return container
}

func conditional114(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if mock {  // #if MOCK
    if beta && loud {  // #if BETA && LOUD
      services.register(Editor.self, lifetime: .scoped, Editor.init(spelling:))
      services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
    }  // #endif
  } else {  // #else
    services.decorate((any Log).self, LoudLog.init(_:clock:))
    services.register(Router.self, Router.init(handlers:))
  }  // #endif
  services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  services.register(Router.self, Router.init(handlers:))
  if fast && loud {  // #if FAST && LOUD
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
    services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
  } else {  // #else
    services.register(Session.self, Session.init(repository:user:))
    services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
  }  // #endif
  return container
}

func conditional115(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port", eager: true) { 25 }
  if !mock || fast {  // #if !MOCK || FAST
    if fast || fast {  // #if FAST || FAST
      services.register((any Log).self, lifetime: .transient, ConsoleLog.init(clock:))
      services.decorate((any Repository).self, SafeRepository.init(_:log:))
    } else {  // #else
      services.register(Auditor.self, Auditor.init(log:))
    }  // #endif
  } else {  // #else
    services.register(Ticket.self, Ticket.init(visitor:log:))
  }  // #endif
  if mock {  // #if MOCK
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
    services.register(Auditor.self, lifetime: .scoped, Auditor.init(log:))
  } else if loud && fast {  // #elseif LOUD && FAST
    services.register(Auditor.self, Auditor.init(log:))
    services.register(Page.Header.self, eager: true, Page.Header.init)
  }  // #endif
  if !fast {  // #if !FAST
    if mock || fast {  // #if MOCK || FAST
      services.register(Auditor.self, Auditor.init(log:))
    } else {  // #else
      services.register(Router.self, Router.init(handlers:))
    }  // #endif
  } else {  // #else
    services.register(Store.self, lifetime: .scoped, Store.init(database:))
    services.register((any Clock).self, WallClock.init)
  }  // #endif
  services.include(Storage())
  if beta && mock {  // #if BETA && MOCK
    services.register(Router.self, Router.init(handlers:))
  } else if beta {  // #elseif BETA
    services.register(Ticket.self, lifetime: .transient, Ticket.init(visitor:log:))
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  } else {  // #else
    services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  }  // #endif
  return container
}

func conditional116(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, eager: true, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Auditor.self, Auditor.init(log:))
  if fast {  // #if FAST
    services.register(Router.self, Router.init(handlers:))
  } else if !loud {  // #elseif !LOUD
    services.register(Router.self, Router.init(handlers:))
    services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
  }  // #endif
  services.register(Archive.self, eager: true, Archive.init(store:))
  services.register(Panel.self, lifetime: .scoped(to: Detail.self), Panel.init(ticket:))
  return container
}

func conditional117(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.include(Accounts())
  if mock {  // #if MOCK
    if fast {  // #if FAST
      services.decorate((any Repository).self, SafeRepository.init(_:log:))
      services.register(Ticket.self, lifetime: .scoped, Ticket.init(visitor:log:))
    }  // #endif
  } else {  // #else
    services.register(Workshop.self, lifetime: .transient, Workshop.init(sessions:))
  }  // #endif
  if loud {  // #if LOUD
    if loud {  // #if LOUD
      if !beta {  // #if !BETA
        services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
      } else if mock {  // #elseif MOCK
        services.register((any Log).self, ConsoleLog.init(clock:))
        services.register(Screen.self, lifetime: .scoped, Screen.init(log:))
      } else {  // #else
        services.register(Int.self, name: "port") { 25 }
        services.addingIfMissing.register(Int.self, name: "port") { 25 }
      }  // #endif
    }  // #endif
  } else {  // #else
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  }  // #endif
  services.include(Accounts())
  if loud {  // #if LOUD
    services.decorate((any Log).self, LoudLog.init(_:clock:))
    services.register((any Repository).self, SQLRepository.init(database:log:))
  } else if !fast {  // #elseif !FAST
    services.register(Screen.self, lifetime: .scoped, Screen.init(log:))
  } else {  // #else
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  }  // #endif
  return container
}

func conditional118(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Database.self, lifetime: .scoped, Database.init(log:))
  services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  if mock {  // #if MOCK
    services.register(Router.self, Router.init(handlers:))
  } else {  // #else
    services.register(Ticket.self, Ticket.init(visitor:log:))
  }  // #endif
  if loud && !loud {  // #if LOUD && !LOUD
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
    services.include(Accounts())
  }  // #endif
  return container
}

func conditional119(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Int.self, name: "port") { 25 }
  services.register(Router.self, Router.init(handlers:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  if loud {  // #if LOUD
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  }  // #endif
  services.register((any Log).self, name: "audit", lifetime: .scoped, ConsoleLog.init(clock:))
  if loud {  // #if LOUD
    services.register(Auditor.self, Auditor.init(log:))
  }  // #endif
  return container
}

func conditional120(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if loud {  // #if LOUD
    services.register(Panel.self, lifetime: .scoped, Panel.init(ticket:))
    services.register(Panel.self, lifetime: .scoped, Panel.init(ticket:))
  }  // #endif
  if !fast && mock {  // #if !FAST && MOCK
    services.register(Ticket.self, Ticket.init(visitor:log:))
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  }  // #endif
  return container
}

func conditional121(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, eager: true, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port", eager: true) { 25 }
  services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
  services.register(Ticket.self, lifetime: .transient, Ticket.init(visitor:log:))
  services.register(Ticket.self, lifetime: .scoped, Ticket.init(visitor:log:))
  if fast || fast {  // #if FAST || FAST
    services.register((any Clock).self, lifetime: .scoped, WallClock.init)
    services.include(Accounts())
  } else {  // #else
    services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  }  // #endif
  if beta || mock {  // #if BETA || MOCK
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  } else {  // #else
    services.register(Session.self, lifetime: .scoped, eager: true, Session.init(repository:user:))
  }  // #endif
  return container
}

func conditional122(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Session.self, lifetime: .transient, Session.init(repository:user:))
  if loud || beta {  // #if LOUD || BETA
    services.register((any Log).self, ConsoleLog.init(clock:))
  } else {  // #else
    services.register((any Clock).self, lifetime: .scoped, WallClock.init)
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  }  // #endif
  return container
}

func conditional123(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if fast {  // #if FAST
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  } else {  // #else
    services.register(Panel.self, lifetime: .transient, Panel.init(ticket:))
  }  // #endif
  services.register(Int.self, name: "port", lifetime: .scoped) { 25 }
  if !mock {  // #if !MOCK
    if loud {  // #if LOUD
      if loud {  // #if LOUD
        services.register(Widget.self, makeWidget(header:cache:))
        services.register((any Plugin).self, eager: true, Logger.init(log:))
      }  // #endif
    } else {  // #else
      services.replacing.register(Page.Body.self, Page.Body.init(_:footer:))
    }  // #endif
  } else if fast {  // #elseif FAST
    services.register((any Repository).self, SQLRepository.init(database:log:))
    services.register(Ticket.self, lifetime: .scoped, Ticket.init(visitor:log:))
  }  // #endif
  return container
}

func conditional124(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  if beta {  // #if BETA
    services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
  } else if !loud && mock {  // #elseif !LOUD && MOCK
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
  }  // #endif
  services.register(Auditor.self, Auditor.init(log:))
  return container
}

func conditional125(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if !loud || loud {  // #if !LOUD || LOUD
    services.replacing.register(User.self, User.init)
  }  // #endif
  services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
  services.include(Accounts())
  services.register(Archive.self, Archive.init(store:))
  if fast || loud {  // #if FAST || LOUD
    services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  } else if beta {  // #elseif BETA
    services.register((any Repository).self, SQLRepository.init(database:log:))
  } else {  // #else
    services.register(Database.self, Database.init(log:))
  }  // #endif
  return container
}

func conditional126(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if loud {  // #if LOUD
    services.register(Workshop.self, lifetime: .scoped, eager: true, Workshop.init(sessions:))
    services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
  }  // #endif
  services.include(Accounts())
  services.include(Accounts())
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  return container
}

func conditional127(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if loud || loud {  // #if LOUD || LOUD
    services.register(Session.self, Session.init(repository:user:))
  } else if !mock {  // #elseif !MOCK
    services.register(User.self, lifetime: .scoped, User.init)
  }  // #endif
  services.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
  if beta {  // #if BETA
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
    services.register((any Repository).self, eager: true, SQLRepository.init(database:log:))
  }  // #endif
  return container
}

func conditional128(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if mock {  // #if MOCK
    services.include(Accounts())
    services.register((any Log).self, ConsoleLog.init(clock:))
  }  // #endif
  if mock {  // #if MOCK
    if !mock {  // #if !MOCK
      services.decorate((any Log).self, LoudLog.init(_:clock:))
    }  // #endif
  } else {  // #else
    services.decorate((any Log).self, LoudLog.init(_:clock:))
    services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
  }  // #endif
  return container
}

func conditional129(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Panel.self, lifetime: .scoped, Panel.init(ticket:))
  services.register((any Spelling).self, Dictionary.init(editor:))
  if beta {  // #if BETA
    services.replacing.register(Page.Header.self, Page.Header.init)
    services.register(Database.self, Database.init(log:))
  }  // #endif
  return container
}

func conditional130(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.include(Accounts())
  if beta {  // #if BETA
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  } else {  // #else
    services.register(Hen.self, Hen.init(egg:))
    services.register(Router.self, Router.init(handlers:))
  }  // #endif
  return container
}

func conditional131(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, eager: true, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Session.self, eager: true, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Repository).self, SQLRepository.init(database:log:))
  if !fast {  // #if !FAST
    if mock {  // #if MOCK
      services.register(Auditor.self, Auditor.init(log:))
      services.include(Storage())
    } else if !beta && fast {  // #elseif !BETA && FAST
      services.register(Screen.self, lifetime: .scoped, Screen.init(log:))
      services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
    } else {  // #else
      services.decorate((any Log).self, LoudLog.init(_:clock:))
    }  // #endif
  } else {  // #else
    services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
    services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  }  // #endif
  if !loud {  // #if !LOUD
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  }  // #endif
  services.decorate((any Repository).self, SafeRepository.init(_:log:))
  return container
}

func conditional132(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Router.self, Router.init(handlers:))
  if !beta {  // #if !BETA
    services.register(Store.self, eager: true, Store.init(database:))
  }  // #endif
  if !fast {  // #if !FAST
    services.register(Auditor.self, Auditor.init(log:))
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  } else {  // #else
    services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
    services.register(Session.self, Session.init(repository:user:))
  }  // #endif
  if mock {  // #if MOCK
    services.addingIfMissing.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
    services.register((any Repository).self, SQLRepository.init(database:log:))
  }  // #endif
  if loud {  // #if LOUD
    if !beta {  // #if !BETA
      services.register(Int.self, name: "port") { 25 }
      services.register(Widget.self, makeWidget(header:cache:))
    } else {  // #else
      services.include(Accounts())
      services.decorate((any Repository).self, SafeRepository.init(_:log:))
    }  // #endif
  } else {  // #else
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  }  // #endif
  return container
}

func conditional133(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port", eager: true) { 25 }
  if mock {  // #if MOCK
    if loud {  // #if LOUD
      services.decorate((any Log).self, LoudLog.init(_:clock:))
    } else {  // #else
      services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
    }  // #endif
  } else if !fast && !loud {  // #elseif !FAST && !LOUD
    services.register((any Log).self, name: "debug", ConsoleLog.init(clock:))
    services.include(Accounts())
  }  // #endif
  services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
  if !beta {  // #if !BETA
    if loud {  // #if LOUD
      services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
    } else if beta {  // #elseif BETA
      services.register(Auditor.self, lifetime: .scoped, Auditor.init(log:))
      services.register(User.self, lifetime: .scoped, User.init)
    } else {  // #else
      services.register(Editor.self, Editor.init(spelling:))
    }  // #endif
  }  // #endif
  if loud {  // #if LOUD
    if !mock {  // #if !MOCK
      if mock {  // #if MOCK
        services.decorate((any Log).self, LoudLog.init(_:clock:))
        services.register((any Clock).self, lifetime: .scoped, WallClock.init)
      }  // #endif
    }  // #endif
  } else {  // #else
    services.register(Int.self, name: "port") { 25 }
  }  // #endif
  if !beta {  // #if !BETA
    services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
  }  // #endif
  return container
}

func conditional134(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, eager: true, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  if !mock {  // #if !MOCK
    services.include(Storage())
  } else {  // #else
    services.register(Panel.self, Panel.init(ticket:))
  }  // #endif
  if !loud {  // #if !LOUD
    if mock || beta {  // #if MOCK || BETA
      services.register(Int.self, name: "port") { 25 }
      services.register((any Clock).self, WallClock.init)
    }  // #endif
  } else {  // #else
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
  }  // #endif
  return container
}

func conditional135(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if beta {  // #if BETA
    services.register((any Plugin).self, Speller.init)
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  }  // #endif
  if !beta || beta {  // #if !BETA || BETA
    if mock || fast {  // #if MOCK || FAST
      services.register(Store.self, lifetime: .scoped, Store.init(database:))
    } else {  // #else
      services.register((any Repository).self, SQLRepository.init(database:log:))
    }  // #endif
  }  // #endif
  services.register(User.self, lifetime: .scoped, User.init)
  services.register(User.self, lifetime: .transient, User.init)
  return container
}

func conditional136(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
  if loud || loud {  // #if LOUD || LOUD
    services.register(Session.self, Session.init(repository:user:))
    services.addingIfMissing.register((any Repository).self, SQLRepository.init(database:log:))
  } else if !loud && !mock {  // #elseif !LOUD && !MOCK
    services.register(Router.self, Router.init(handlers:))
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  }  // #endif
  if loud {  // #if LOUD
    services.register(Page.Body.self, Page.Body.init(_:footer:))
  }  // #endif
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, eager: true, ConsoleLog.init(clock:))
  return container
}

func conditional137(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register(Database.self, Database.init(log:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
  if mock {  // #if MOCK
    services.register((any Clock).self, WallClock.init)
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
  }  // #endif
  return container
}

func conditional138(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if !fast {  // #if !FAST
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
  } else {  // #else
    services.register(Ticket.self, Ticket.init(visitor:log:))
    services.register((any Spelling).self, Dictionary.init(editor:))
  }  // #endif
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  services.include(Accounts())
  services.decorate((any Repository).self, SafeRepository.init(_:log:))
  return container
}

func conditional139(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Clock).self, WallClock.init)
  services.register((any Repository).self, SQLRepository.init(database:log:))
  if beta {  // #if BETA
    if fast && beta {  // #if FAST && BETA
      services.addingIfMissing.register((any Clock).self, WallClock.init)
      services.decorate((any Log).self, LoudLog.init(_:clock:))
    }  // #endif
  } else {  // #else
    services.register((any Plugin).self, lifetime: .scoped, Speller.init)
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  }  // #endif
  return container
}

func conditional140(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if fast || !fast {  // #if FAST || !FAST
    if mock {  // #if MOCK
      if loud {  // #if LOUD
        services.decorate((any Repository).self, SafeRepository.init(_:log:))
        services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
      } else if !loud {  // #elseif !LOUD
        services.register(Ticket.self, lifetime: .scoped, Ticket.init(visitor:log:))
        services.decorate((any Log).self, LoudLog.init(_:clock:))
      }  // #endif
    } else {  // #else
      services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
    }  // #endif
  } else {  // #else
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
    services.register(Int.self) { 25 }
  }  // #endif
  if !loud {  // #if !LOUD
    if mock {  // #if MOCK
      services.register(User.self, User.init)
    } else if mock {  // #elseif MOCK
      services.register((any Log).self, ConsoleLog.init(clock:))
      services.register(Router.self, Router.init(handlers:))
    } else {  // #else
      services.decorate((any Log).self, LoudLog.init(_:clock:))
    }  // #endif
  }  // #endif
  services.register(Router.self, Router.init(handlers:))
  return container
}

func conditional141(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.registerOnMainActor(Screen.self, lifetime: .transient, Screen.init(log:))
  if beta || !loud {  // #if BETA || !LOUD
    services.register(Host.self, Host.init(plugins:))
    services.register(Archive.self, Archive.init(store:))
  }  // #endif
  services.decorate((any Repository).self, SafeRepository.init(_:log:))
  if beta {  // #if BETA
    if mock || mock {  // #if MOCK || MOCK
      services.register((any Clock).self, WallClock.init)
    }  // #endif
  } else if !mock || mock {  // #elseif !MOCK || MOCK
    services.include(Accounts())
    services.register(Auditor.self, lifetime: .transient, Auditor.init(log:))
  }  // #endif
  return container
}

func conditional142(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
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
  services.register(Int.self, name: "port", lifetime: .scoped) { 25 }
  services.register(Page.Body.self, lifetime: .transient, Page.Body.init(_:footer:))
  return container
}

func conditional143(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, eager: true, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if loud {  // #if LOUD
    services.register(Router.self, Router.init(handlers:))
    services.register(User.self, User.init)
  }  // #endif
  if mock || fast {  // #if MOCK || FAST
    services.register(User.self, lifetime: .scoped, User.init)
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  } else {  // #else
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
    services.register((any Log).self, name: "audit", lifetime: .transient, ConsoleLog.init(clock:))
  }  // #endif
  if loud && !fast {  // #if LOUD && !FAST
    services.register(Widget.self, makeWidget(header:cache:))
    services.replacing.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  } else {  // #else
    services.register(Ticket.self, lifetime: .transient, Ticket.init(visitor:log:))
  }  // #endif
  if !fast {  // #if !FAST
    services.register(Auditor.self, lifetime: .scoped, Auditor.init(log:))
  }  // #endif
  return container
}

func conditional144(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if beta {  // #if BETA
    services.register(Cache<Database>.self, lifetime: .scoped, Cache<Database>.init(of:))
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  } else {  // #else
    services.register(Cache<Database>.self, lifetime: .scoped, Cache<Database>.init(of:))
  }  // #endif
  if beta {  // #if BETA
    if !loud || !beta {  // #if !LOUD || !BETA
      if !loud || !fast {  // #if !LOUD || !FAST
        services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
        services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
      }  // #endif
    } else if !beta && mock {  // #elseif !BETA && MOCK
      services.register((any Log).self, ConsoleLog.init(clock:))
    }  // #endif
  } else {  // #else
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  }  // #endif
  if beta {  // #if BETA
    services.register(Widget.self, makeWidget(header:cache:))
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  }  // #endif
  return container
}

func conditional145(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
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
  if loud {  // #if LOUD
    if !mock {  // #if !MOCK
      if !mock {  // #if !MOCK
        services.register(Database.self, lifetime: .scoped, Database.init(log:))
        services.register(Database.self, lifetime: .scoped, Database.init(log:))
      }  // #endif
    } else if loud {  // #elseif LOUD
      services.register(Report.self, Report.init(screen:))
    }  // #endif
  } else if beta || fast {  // #elseif BETA || FAST
    services.register(Archive.self, Archive.init(store:))
    services.register(Panel.self, lifetime: .transient, Panel.init(ticket:))
  }  // #endif
  if !fast {  // #if !FAST
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  } else if !loud {  // #elseif !LOUD
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
  } else {  // #else
    services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  }  // #endif
  return container
}

func conditional146(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.replacing.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
  if beta {  // #if BETA
    services.register(Auditor.self, lifetime: .scoped, Auditor.init(log:))
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  }  // #endif
  return container
}

func conditional147(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register((any Log).self, name: "debug", lifetime: .transient, ConsoleLog.init(clock:))
  if !mock {  // #if !MOCK
    services.register(Ticket.self, Ticket.init(visitor:log:))
    services.register(Store.self, lifetime: .scoped, eager: true, Store.init(database:))
  } else if mock && mock {  // #elseif MOCK && MOCK
    services.register((any Plugin).self, Logger.init(log:))
  } else {  // #else
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
    services.replacing.register(Int.self) { 25 }
  }  // #endif
  return container
}

func conditional148(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Int.self, name: "port") { 25 }
  services.register(Auditor.self, Auditor.init(log:))
  if loud {  // #if LOUD
    services.register(Session.self, Session.init(repository:user:))
  } else {  // #else
    services.register((any Log).self, ConsoleLog.init(clock:))
  }  // #endif
  services.register((any Log).self, ConsoleLog.init(clock:))
  return container
}

func conditional149(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, eager: true, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, eager: true, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if !mock {  // #if !MOCK
    services.register((any Plugin).self, Logger.init(log:))
  } else {  // #else
    services.replacing.register((any Repository).self, lifetime: .transient, SQLRepository.init(database:log:))
  }  // #endif
  if fast {  // #if FAST
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  } else {  // #else
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  }  // #endif
  return container
}

let conditionals2: [ConditionalContainer] = [
  conditional100, conditional101, conditional102, conditional103, conditional104,
  conditional105, conditional106, conditional107, conditional108, conditional109,
  conditional110, conditional111, conditional112, conditional113, conditional114,
  conditional115, conditional116, conditional117, conditional118, conditional119,
  conditional120, conditional121, conditional122, conditional123, conditional124,
  conditional125, conditional126, conditional127, conditional128, conditional129,
  conditional130, conditional131, conditional132, conditional133, conditional134,
  conditional135, conditional136, conditional137, conditional138, conditional139,
  conditional140, conditional141, conditional142, conditional143, conditional144,
  conditional145, conditional146, conditional147, conditional148, conditional149,
]
