// swift-format-ignore-file: written by `Scripts/check generated --write`.
import Furnish

func conditional50(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Router.self, Router.init(handlers:))
  if fast {  // #if FAST
    if !beta && !beta {  // #if !BETA && !BETA
      if beta {  // #if BETA
        services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
      } else if fast {  // #elseif FAST
        services.register(Panel.self, lifetime: .scoped(to: Detail.self), Panel.init(ticket:))
        services.include(Accounts())
      } else {  // #else
        services.register(Router.self, Router.init(handlers:))
        services.register(Ticket.self, lifetime: .scoped, Ticket.init(visitor:log:))
      }  // #endif
    } else if !loud {  // #elseif !LOUD
      services.register((any Log).self, name: "debug", ConsoleLog.init(clock:))
      services.register(Router.self, Router.init(handlers:))
    } else {  // #else
      services.register(Session.self, Session.init(repository:user:))
      services.decorate((any Repository).self, SafeRepository.init(_:log:))
    }  // #endif
  } else {  // #else
    services.register(Ticket.self, Ticket.init(visitor:log:))
  }  // #endif
  services.register(Egg.self, lifetime: .transient, Egg.init(hen:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(User.self, lifetime: .transient, User.init)
  return container
}

func conditional51(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if mock || fast {  // #if MOCK || FAST
    services.register((any Log).self, ConsoleLog.init(clock:))
  } else if !loud {  // #elseif !LOUD
    services.include(Storage())
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  }  // #endif
  services.include(Storage())
  services.register((any Log).self, name: "audit", lifetime: .scoped, ConsoleLog.init(clock:))
  return container
}

func conditional52(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  if !mock {  // #if !MOCK
    services.register(Database.self, Database.init(log:))
  } else {  // #else
    services.register((any Clock).self, lifetime: .scoped, WallClock.init)
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  }  // #endif
  services.register(User.self, lifetime: .scoped, User.init)
  return container
}

func conditional53(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, eager: true, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, eager: true, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  if !loud && mock {  // #if !LOUD && MOCK
    services.register(Store.self, eager: true, Store.init(database:))
    services.register(Int.self, name: "port") { 25 }
  } else if !beta && beta {  // #elseif !BETA && BETA
    services.register((any Repository).self, SQLRepository.init(database:log:))
  } else {  // #else
    services.register(Session.self, Session.init(repository:user:))
    services.register(Panel.self, lifetime: .transient, Panel.init(ticket:))
  }  // #endif
  if !beta && loud {  // #if !BETA && LOUD
    services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
    services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
  } else if fast {  // #elseif FAST
    services.register(Session.self, Session.init(repository:user:))
    services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  } else {  // #else
    services.register((any Clock).self, WallClock.init)
    services.register(User.self, User.init)
  }  // #endif
  services.replacing.register(Archive.self, lifetime: .scoped, Archive.init(store:))
  if mock {  // #if MOCK
    services.replacing.register(Widget.self, makeWidget(header:cache:))
    services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  }  // #endif
  return container
}

func conditional54(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if !beta {  // #if !BETA
    services.register((any Repository).self, lifetime: .transient, SQLRepository.init(database:log:))
    services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
  }  // #endif
  services.register(Router.self, Router.init(handlers:))
  if mock {  // #if MOCK
    services.register((any Log).self, name: "debug", lifetime: .scoped, ConsoleLog.init(clock:))
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
  } else {  // #else
    services.include(Accounts())
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  }  // #endif
  services.register(Page.Body.self, lifetime: .scoped, eager: true, Page.Body.init(_:footer:))
  services.register(Session.self, eager: true, Session.init(repository:user:))
  return container
}

func conditional55(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
  if mock {  // #if MOCK
    services.register((any Clock).self, WallClock.init)
  } else if mock {  // #elseif MOCK
    services.register((any Log).self, ConsoleLog.init(clock:))
  }  // #endif
  return container
}

func conditional56(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port", eager: true) { 25 }
  services.register(Int.self, name: "port", eager: true) { 25 }
  services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  return container
}

func conditional57(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Int.self, name: "port", lifetime: .transient) { 25 }
  if mock {  // #if MOCK
    services.register(Session.self, lifetime: .scoped, eager: true, Session.init(repository:user:))
  } else if fast {  // #elseif FAST
    services.register(Cache<Database>.self, Cache<Database>.init(of:))
  }  // #endif
  services.register(Session.self, Session.init(repository:user:))
  if !mock {  // #if !MOCK
    if fast {  // #if FAST
      if loud {  // #if LOUD
        services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
      }  // #endif
    }  // #endif
  } else {  // #else
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
    services.addingIfMissing.register(Database.self, Database.init(log:))
  }  // #endif
  return container
}

func conditional58(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, eager: true, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if !fast {  // #if !FAST
    services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
    services.registerOnMainActor(Screen.self, Screen.init(log:))
  }  // #endif
  services.decorate((any Repository).self, SafeRepository.init(_:log:))
  services.register((any Plugin).self, Speller.init)
  services.register(Router.self, Router.init(handlers:))
  return container
}

func conditional59(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, eager: true, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if mock || !fast {  // #if MOCK || !FAST
    services.include(Accounts())
  } else if fast {  // #elseif FAST
    services.register((any Repository).self, lifetime: .transient, SQLRepository.init(database:log:))
    services.register(Ticket.self, lifetime: .transient, Ticket.init(visitor:log:))
  }  // #endif
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  if loud && beta {  // #if LOUD && BETA
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
  }  // #endif
  services.register(Router.self, Router.init(handlers:))
  return container
}

func conditional60(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Router.self, Router.init(handlers:))
  services.register(Ticket.self, lifetime: .transient, Ticket.init(visitor:log:))
  if fast {  // #if FAST
    services.addingIfMissing.register((any Clock).self, WallClock.init)
  } else if fast {  // #elseif FAST
    services.register(Router.self, Router.init(handlers:))
    services.register(User.self, User.init)
  } else {  // #else
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  }  // #endif
  if !beta {  // #if !BETA
    services.register(Database.self, Database.init(log:))
  } else {  // #else
    services.register((any Log).self, name: "debug", lifetime: .transient, ConsoleLog.init(clock:))
  }  // #endif
  return container
}

func conditional61(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
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
  if beta && fast {  // #if BETA && FAST
    services.register((any Log).self, ConsoleLog.init(clock:))
    services.register(User.self, lifetime: .scoped, eager: true, User.init)
  } else if beta {  // #elseif BETA
    services.register(Auditor.self, lifetime: .scoped, Auditor.init(log:))
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  }  // #endif
  services.decorate((any Repository).self, SafeRepository.init(_:log:))
  return container
}

func conditional62(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Int.self, name: "port") { 25 }
  services.register((any Plugin).self, Logger.init(log:))
  if !mock {  // #if !MOCK
    if beta {  // #if BETA
      if !loud {  // #if !LOUD
        services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
        services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
      }  // #endif
    } else if loud && !loud {  // #elseif LOUD && !LOUD
      services.register(Int.self, name: "port") { 25 }
      services.decorate((any Repository).self, SafeRepository.init(_:log:))
    } else {  // #else
      services.decorate((any Repository).self, SafeRepository.init(_:log:))
      services.include(Accounts())
    }  // #endif
  }  // #endif
  return container
}

func conditional63(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if mock {  // #if MOCK
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  } else {  // #else
    services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
    services.register((any Repository).self, SQLRepository.init(database:log:))
  }  // #endif
  services.register(Auditor.self, lifetime: .scoped, Auditor.init(log:))
  return container
}

func conditional64(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, eager: true, ConsoleLog.init(clock:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Egg.self, Egg.init(hen:))
  services.register(Ticket.self, lifetime: .transient, Ticket.init(visitor:log:))
  if fast && loud {  // #if FAST && LOUD
    services.register(Router.self, Router.init(handlers:))
  } else if beta {  // #elseif BETA
    services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
  }  // #endif
  if loud {  // #if LOUD
    services.register(Ticket.self, lifetime: .transient, Ticket.init(visitor:log:))
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
  }  // #endif
  services.register(Database.self, lifetime: .transient, Database.init(log:))
  return container
}

func conditional65(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if fast {  // #if FAST
    services.register(Router.self, Router.init(handlers:))
  }  // #endif
  services.register(Auditor.self, lifetime: .transient, Auditor.init(log:))
  services.register(Database.self, Database.init(log:))
  return container
}

func conditional66(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if !fast || !fast {  // #if !FAST || !FAST
    if loud {  // #if LOUD
      services.register(Session.self, Session.init(repository:user:))
    } else {  // #else
      services.addingIfMissing.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
    }  // #endif
  } else if !loud && !fast {  // #elseif !LOUD && !FAST
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
    services.addingIfMissing.register(Int.self, name: "port", lifetime: .scoped) { 25 }
  }  // #endif
  services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
  services.register(Archive.self, Archive.init(store:))
  if !fast {  // #if !FAST
    if beta {  // #if BETA
      if !mock && !fast {  // #if !MOCK && !FAST
        services.register(Router.self, Router.init(handlers:))
        services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
      } else {  // #else
        services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
        services.replacing.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
      }  // #endif
    } else if fast {  // #elseif FAST
      services.register(Workshop.self, Workshop.init(sessions:))
      services.decorate((any Repository).self, SafeRepository.init(_:log:))
    } else {  // #else
      services.register(Panel.self, lifetime: .scoped, Panel.init(ticket:))
      services.decorate((any Repository).self, SafeRepository.init(_:log:))
    }  // #endif
  } else if mock {  // #elseif MOCK
    services.register(Int.self) { 25 }
  } else {  // #else
    services.decorate((any Log).self, LoudLog.init(_:clock:))
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
  }  // #endif
  if loud || !fast {  // #if LOUD || !FAST
    services.replacing.register(Host.self, lifetime: .transient, Host.init(plugins:))
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
  }  // #endif
  return container
}

func conditional67(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, eager: true, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if mock {  // #if MOCK
    services.register(Int.self, name: "port", lifetime: .transient) { 25 }
    services.register(User.self, User.init)
  } else {  // #else
    services.register(Database.self, lifetime: .transient, Database.init(log:))
    services.register(Auditor.self, Auditor.init(log:))
  }  // #endif
  if beta {  // #if BETA
    services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
  } else {  // #else
    services.register(Ticket.self, Ticket.init(visitor:log:))
  }  // #endif
  return container
}

func conditional68(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
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
    if !fast {  // #if !FAST
      if !mock {  // #if !MOCK
        services.register(Report.self, Report.init(screen:))
        services.include(Storage())
      }  // #endif
    } else if mock {  // #elseif MOCK
      services.register(Screen.self, Screen.init(log:))
    }  // #endif
  } else if fast {  // #elseif FAST
    services.register(User.self, User.init)
  }  // #endif
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  if beta {  // #if BETA
    services.register(Int.self, name: "port") { 25 }
  } else {  // #else
    services.register(User.self, lifetime: .scoped, User.init)
  }  // #endif
  return container
}

func conditional69(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if fast {  // #if FAST
    services.decorate((any Log).self, LoudLog.init(_:clock:))
    services.replacing.register(Database.self, Database.init(log:))
  } else if beta {  // #elseif BETA
    services.replacing.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
  } else {  // #else
    services.register((any Repository).self, SQLRepository.init(database:log:))
  }  // #endif
  if !beta {  // #if !BETA
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
    services.register(Panel.self, lifetime: .scoped, Panel.init(ticket:))
  }  // #endif
  if beta {  // #if BETA
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
    services.register((any Log).self, name: "debug", ConsoleLog.init(clock:))
  }  // #endif
  services.register(Router.self, Router.init(handlers:))
  if fast || beta {  // #if FAST || BETA
    if loud && !mock {  // #if LOUD && !MOCK
      if fast && loud {  // #if FAST && LOUD
        services.register(User.self, lifetime: .scoped, User.init)
        services.decorate((any Repository).self, SafeRepository.init(_:log:))
      } else if fast {  // #elseif FAST
        services.register(Router.self, Router.init(handlers:))
        services.register(Host.self, lifetime: .scoped, Host.init(plugins:))
      } else {  // #else
        services.include(Accounts())
        services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
      }  // #endif
    }  // #endif
  } else {  // #else
    services.register(Auditor.self, Auditor.init(log:))
    services.register(Auditor.self, Auditor.init(log:))
  }  // #endif
  return container
}

func conditional70(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if loud {  // #if LOUD
    if beta {  // #if BETA
      services.decorate((any Log).self, LoudLog.init(_:clock:))
    } else if fast {  // #elseif FAST
      services.decorate((any Log).self, LoudLog.init(_:clock:))
    } else {  // #else
      services.register(Session.self, Session.init(repository:user:))
      services.register((any Clock).self, WallClock.init)
    }  // #endif
  } else if beta {  // #elseif BETA
    services.addingIfMissing.register(Session.self, Session.init(repository:user:))
    services.register(Database.self, lifetime: .scoped, Database.init(log:))
  }  // #endif
  services.register(Page.Header.self, Page.Header.init)
  if beta || beta {  // #if BETA || BETA
    services.register(Ticket.self, lifetime: .transient, Ticket.init(visitor:log:))
  }  // #endif
  return container
}

func conditional71(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, eager: true, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if beta && mock {  // #if BETA && MOCK
    services.register((any Log).self, name: "debug", ConsoleLog.init(clock:))
  } else if fast {  // #elseif FAST
    services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
    services.register((any Log).self, name: "debug", ConsoleLog.init(clock:))
  }  // #endif
  if !fast || !mock {  // #if !FAST || !MOCK
    services.register(Router.self, Router.init(handlers:))
  } else if beta {  // #elseif BETA
    services.register(User.self, User.init)
  } else {  // #else
    services.register(Int.self, name: "port", lifetime: .transient) { 25 }
    services.register((any Clock).self, WallClock.init)
  }  // #endif
  return container
}

func conditional72(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(User.self, User.init)
  if !beta || mock {  // #if !BETA || MOCK
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  }  // #endif
  services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  return container
}

func conditional73(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  services.register((any Log).self, name: "debug", ConsoleLog.init(clock:))
  if mock {  // #if MOCK
    services.register((any Log).self, name: "debug", ConsoleLog.init(clock:))
  } else if beta {  // #elseif BETA
    services.register((any Repository).self, SQLRepository.init(database:log:))
    services.register(Host.self, lifetime: .transient, Host.init(plugins:))
  }  // #endif
  services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
  services.register(Panel.self, lifetime: .scoped(to: Detail.self), Panel.init(ticket:))
  return container
}

func conditional74(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port", eager: true) { 25 }
  if loud {  // #if LOUD
    services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
    services.register(Ticket.self, Ticket.init(visitor:log:))
  }  // #endif
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Ticket.self, lifetime: .scoped, Ticket.init(visitor:log:))
  services.replacing.register(Session.self, Session.init(repository:user:))
  services.register(Panel.self, lifetime: .scoped, Panel.init(ticket:))
  return container
}

func conditional75(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if beta {  // #if BETA
    if mock || loud {  // #if MOCK || LOUD
      services.decorate((any Repository).self, SafeRepository.init(_:log:))
    } else if loud && !beta {  // #elseif LOUD && !BETA
      services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
      services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
    } else {  // #else
      services.register(Page.Body.self, lifetime: .transient, Page.Body.init(_:footer:))
      services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
    }  // #endif
  } else if !mock && !fast {  // #elseif !MOCK && !FAST
    services.register(Session.self, Session.init(repository:user:))
  }  // #endif
  if !fast {  // #if !FAST
    services.register((any Clock).self, WallClock.init)
  } else {  // #else
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
  }  // #endif
  return container
}

func conditional76(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Repository).self, SQLRepository.init(database:log:))
  if beta || !loud {  // #if BETA || !LOUD
    if !beta {  // #if !BETA
      services.register(User.self, lifetime: .scoped, User.init)
    } else {  // #else
      services.register((any Log).self, ConsoleLog.init(clock:))
    }  // #endif
  } else {  // #else
    services.register(Database.self, lifetime: .scoped, Database.init(log:))
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
  }  // #endif
  return container
}

func conditional77(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, eager: true, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Int.self, name: "port") { 25 }
  if mock {  // #if MOCK
    if beta && !beta {  // #if BETA && !BETA
      services.replacing.register((any Log).self, ConsoleLog.init(clock:))
    } else {  // #else
      services.register(Auditor.self, lifetime: .transient, Auditor.init(log:))
    }  // #endif
  } else if mock || beta {  // #elseif MOCK || BETA
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  } else {  // #else
    services.register(Panel.self, lifetime: .scoped(to: Detail.self), Panel.init(ticket:))
  }  // #endif
  services.register((any Clock).self, WallClock.init)
  services.register((any Plugin).self, Speller.init)
  if !mock {  // #if !MOCK
    services.register(Cache<Database>.self, lifetime: .scoped, Cache<Database>.init(of:))
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  }  // #endif
  return container
}

func conditional78(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if !mock || mock {  // #if !MOCK || MOCK
    services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
  }  // #endif
  if beta || beta {  // #if BETA || BETA
    if beta {  // #if BETA
      services.replacing.register(User.self, User.init)
    } else {  // #else
      services.register(Router.self, Router.init(handlers:))
    }  // #endif
  } else {  // #else
    services.include(Accounts())
    services.register(Page.Header.self, Page.Header.init)
  }  // #endif
  services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
  return container
}

func conditional79(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  if beta && loud {  // #if BETA && LOUD
    services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
  }  // #endif
  if mock && mock {  // #if MOCK && MOCK
    services.register(Archive.self, Archive.init(store:))
  }  // #endif
  if mock || mock {  // #if MOCK || MOCK
    if !beta {  // #if !BETA
      services.include(Storage())
      services.register(Page.Body.self, Page.Body.init(_:footer:))
    } else {  // #else
      services.register(Auditor.self, Auditor.init(log:))
      services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
    }  // #endif
  } else {  // #else
    services.register(Panel.self, Panel.init(ticket:))
    services.register(Panel.self, lifetime: .scoped, Panel.init(ticket:))
  }  // #endif
  return container
}

func conditional80(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  if !beta || !loud {  // #if !BETA || !LOUD
    services.include(Storage())
  }  // #endif
  if !fast {  // #if !FAST
    services.register((any Plugin).self, lifetime: .scoped, Speller.init)
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  }  // #endif
  if !loud && !mock {  // #if !LOUD && !MOCK
    services.register(Auditor.self, Auditor.init(log:))
  } else {  // #else
    services.register((any Log).self, ConsoleLog.init(clock:))
    services.register(Report.self, Report.init(screen:))
  }  // #endif
  services.register(Archive.self, lifetime: .scoped, Archive.init(store:))
  return container
}

func conditional81(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if !fast {  // #if !FAST
    services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
    services.register(Auditor.self, lifetime: .transient, Auditor.init(log:))
  } else {  // #else
    services.register(Auditor.self, Auditor.init(log:))
  }  // #endif
  if loud {  // #if LOUD
    services.register((any Clock).self, lifetime: .transient, WallClock.init)
    services.register(Session.self, Session.init(repository:user:))
  } else if beta && !mock {  // #elseif BETA && !MOCK
    services.register(Egg.self, Egg.init(hen:))
  }  // #endif
  if !mock && !mock {  // #if !MOCK && !MOCK
    services.register(Session.self, Session.init(repository:user:))
  } else {  // #else
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
  }  // #endif
  services.register(Int.self, lifetime: .scoped) { 25 }
  services.register(Panel.self, lifetime: .scoped(to: Detail.self), Panel.init(ticket:))
  return container
}

func conditional82(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if beta || beta {  // #if BETA || BETA
    services.addingIfMissing.register(Int.self, name: "port", lifetime: .scoped) { 25 }
    services.register(Auditor.self, Auditor.init(log:))
  }  // #endif
  services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  services.register(Screen.self, lifetime: .scoped, Screen.init(log:))
  services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  return container
}

func conditional83(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if loud {  // #if LOUD
    if loud {  // #if LOUD
      services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
      services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
    } else if mock {  // #elseif MOCK
      services.include(Accounts())
    } else {  // #else
      services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
      services.register((any Log).self, ConsoleLog.init(clock:))
    }  // #endif
  }  // #endif
  if !loud || fast {  // #if !LOUD || FAST
    services.register(Ticket.self, lifetime: .transient, Ticket.init(visitor:log:))
  }  // #endif
  if mock {  // #if MOCK
    services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
  } else {  // #else
    services.register((any Clock).self, WallClock.init)
    services.register(Int.self, lifetime: .scoped, eager: true) { 25 }
  }  // #endif
  services.register((any Clock).self, lifetime: .transient, WallClock.init)
  return container
}

func conditional84(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.include(Accounts())
  if fast {  // #if FAST
    services.include(Accounts())
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
  } else if !loud || loud {  // #elseif !LOUD || LOUD
    services.decorate((any Log).self, LoudLog.init(_:clock:))
    services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  } else {  // #else
    services.register((any Log).self, name: "debug", ConsoleLog.init(clock:))
  }  // #endif
  return container
}

func conditional85(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if fast {  // #if FAST
    if loud && mock {  // #if LOUD && MOCK
      services.decorate((any Log).self, LoudLog.init(_:clock:))
    } else if !fast {  // #elseif !FAST
      services.register((any Log).self, ConsoleLog.init(clock:))
    } else {  // #else
      services.addingIfMissing.register(Int.self, name: "port") { 25 }
    }  // #endif
  } else if !loud {  // #elseif !LOUD
    services.register(Editor.self, Editor.init(spelling:))
  } else {  // #else
    services.include(Accounts())
    services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  }  // #endif
  services.register(Database.self, Database.init(log:))
  services.decorate((any Repository).self, SafeRepository.init(_:log:))
  services.register(Router.self, Router.init(handlers:))
  services.register((any Spelling).self, lifetime: .scoped, Dictionary.init(editor:))
  return container
}

func conditional86(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.addingIfMissing.register((any Log).self, ConsoleLog.init(clock:))
  if loud {  // #if LOUD
    services.register(Router.self, Router.init(handlers:))
  } else if loud && loud {  // #elseif LOUD && LOUD
    services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  }  // #endif
  services.register(Router.self, Router.init(handlers:))
  return container
}

func conditional87(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Auditor.self, lifetime: .scoped, Auditor.init(log:))
  services.register(Database.self, Database.init(log:))
  services.register((any Log).self, ConsoleLog.init(clock:))
  if fast {  // #if FAST
    services.addingIfMissing.register(Screen.self, Screen.init(log:))
  }  // #endif
  if !fast && loud {  // #if !FAST && LOUD
    services.register(Ticket.self, Ticket.init(visitor:log:))
    services.register(Ticket.self, lifetime: .transient, Ticket.init(visitor:log:))
  }  // #endif
  return container
}

func conditional88(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, eager: true, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if !mock {  // #if !MOCK
    services.register(Widget.self, makeWidget(header:cache:))
  } else {  // #else
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
    services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  }  // #endif
  if !mock || loud {  // #if !MOCK || LOUD
    services.register(Mailer.self, Mailer.init(port:))
  } else if !mock {  // #elseif !MOCK
    services.register(Page.Header.self, Page.Header.init)
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  } else {  // #else
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  }  // #endif
  if !fast || loud {  // #if !FAST || LOUD
    services.register(Page.Header.self, Page.Header.init)
  }  // #endif
  services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
  return container
}

func conditional89(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.decorate((any Repository).self, SafeRepository.init(_:log:))
  if !beta {  // #if !BETA
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
    services.register((any Log).self, name: "debug", lifetime: .transient, ConsoleLog.init(clock:))
  }  // #endif
  if !fast {  // #if !FAST
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  } else if mock || !loud {  // #elseif MOCK || !LOUD
    services.register((any Log).self, lifetime: .scoped, eager: true, ConsoleLog.init(clock:))
  } else {  // #else
    services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
  }  // #endif
  if mock && fast {  // #if MOCK && FAST
    if mock {  // #if MOCK
      services.register((any Log).self, name: "debug", lifetime: .scoped, ConsoleLog.init(clock:))
    } else if !mock {  // #elseif !MOCK
      services.register(Panel.self, Panel.init(ticket:))
      services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
    }  // #endif
  } else if !fast {  // #elseif !FAST
    services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  } else {  // #else
    services.register(Router.self, Router.init(handlers:))
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  }  // #endif
  if mock {  // #if MOCK
    if !fast || loud {  // #if !FAST || LOUD
      services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
      services.register(Router.self, Router.init(handlers:))
    } else {  // #else
      services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
    }  // #endif
  } else if beta || fast {  // #elseif BETA || FAST
    services.register((any Repository).self, SQLRepository.init(database:log:))
    services.register(Ticket.self, Ticket.init(visitor:log:))
  } else {  // #else
    services.include(Storage())
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  }  // #endif
  return container
}

func conditional90(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Session.self, Session.init(repository:user:))
  if beta {  // #if BETA
    if loud {  // #if LOUD
      if !fast {  // #if !FAST
        services.register(Session.self, Session.init(repository:user:))
        services.register((any Repository).self, SQLRepository.init(database:log:))
      } else if beta {  // #elseif BETA
        services.register(Int.self) { 25 }
        services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
      } else {  // #else
        services.register(Database.self, Database.init(log:))
        services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
      }  // #endif
    } else {  // #else
      services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
    }  // #endif
  }  // #endif
  return container
}

func conditional91(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Auditor.self, lifetime: .scoped, Auditor.init(log:))
  if beta {  // #if BETA
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
    services.register(Database.self, Database.init(log:))
  }  // #endif
  return container
}

func conditional92(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Int.self, name: "port") { 25 }
  services.decorate((any Repository).self, SafeRepository.init(_:log:))
  if beta {  // #if BETA
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  }  // #endif
  services.register(Ticket.self, Ticket.init(visitor:log:))
  services.register((any Plugin).self, Logger.init(log:))
  if fast {  // #if FAST
    if loud {  // #if LOUD
      services.register((any Log).self, ConsoleLog.init(clock:))
      services.register(Database.self, Database.init(log:))
    } else {  // #else
      services.register(Workshop.self, Workshop.init(sessions:))
    }  // #endif
  } else if mock && loud {  // #elseif MOCK && LOUD
    services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
    services.register(Cache<Database>.self, Cache<Database>.init(of:))
  }  // #endif
  return container
}

func conditional93(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if !beta || fast {  // #if !BETA || FAST
    services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
    services.register(Int.self, name: "port") { 25 }
  }  // #endif
  services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  return container
}

func conditional94(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  if mock {  // #if MOCK
    services.register(Widget.self, makeWidget(header:cache:))
  } else {  // #else
    services.register((any Clock).self, WallClock.init)
    services.replacing.register((any Repository).self, SQLRepository.init(database:log:))
  }  // #endif
  if !loud && fast {  // #if !LOUD && FAST
    services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
    services.register((any Clock).self, WallClock.init)
  } else if loud {  // #elseif LOUD
    services.register(User.self, User.init)
  } else {  // #else
    services.register((any Log).self, name: "debug", ConsoleLog.init(clock:))
  }  // #endif
  return container
}

func conditional95(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, eager: true, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if !fast && beta {  // #if !FAST && BETA
    services.register((any Log).self, name: "debug", lifetime: .scoped, ConsoleLog.init(clock:))
  }  // #endif
  services.register(Router.self, Router.init(handlers:))
  if mock {  // #if MOCK
    services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
    services.register((any Plugin).self, lifetime: .scoped, Speller.init)
  }  // #endif
  services.register(Database.self, Database.init(log:))
  return container
}

func conditional96(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if beta {  // #if BETA
    services.register(Int.self, eager: true) { 25 }
  } else {  // #else
    services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  }  // #endif
  if !fast || !mock {  // #if !FAST || !MOCK
    services.register(Session.self, eager: true, Session.init(repository:user:))
  }  // #endif
  if mock {  // #if MOCK
    services.register(Ticket.self, lifetime: .transient, Ticket.init(visitor:log:))
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
  } else if !loud {  // #elseif !LOUD
    services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
  } else {  // #else
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
    services.replacing.register((any Log).self, ConsoleLog.init(clock:))
  }  // #endif
  services.register((any Log).self, name: "debug", lifetime: .scoped, ConsoleLog.init(clock:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  return container
}

func conditional97(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
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
  services.register(Ticket.self, lifetime: .scoped, Ticket.init(visitor:log:))
  if !beta && !fast {  // #if !BETA && !FAST
    services.register((any Log).self, name: "audit", lifetime: .scoped, ConsoleLog.init(clock:))
  } else {  // #else
    services.register(Database.self, lifetime: .scoped, Database.init(log:))
    services.include(Storage())
  }  // #endif
  if mock {  // #if MOCK
    services.replacing.register((any Log).self, ConsoleLog.init(clock:))
  } else if loud {  // #elseif LOUD
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  } else {  // #else
    services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  }  // #endif
  return container
}

func conditional98(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, eager: true, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if !loud {  // #if !LOUD
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  } else {  // #else
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  }  // #endif
  if fast {  // #if FAST
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
  } else {  // #else
    services.register(Hen.self, Hen.init(egg:))
  }  // #endif
  services.decorate((any Repository).self, SafeRepository.init(_:log:))
  services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
  if loud {  // #if LOUD
    if !beta {  // #if !BETA
      services.register(Ticket.self, lifetime: .scoped, Ticket.init(visitor:log:))
    }  // #endif
  } else if beta && !fast {  // #elseif BETA && !FAST
    services.include(Accounts())
  } else {  // #else
    services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
  }  // #endif
  return container
}

func conditional99(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if mock {  // #if MOCK
    if mock {  // #if MOCK
      services.register(Router.self, Router.init(handlers:))
    } else if beta {  // #elseif BETA
      services.register((any Log).self, lifetime: .transient, ConsoleLog.init(clock:))
      services.register(Panel.self, lifetime: .scoped(to: Detail.self), Panel.init(ticket:))
    } else {  // #else
      services.register(Database.self, lifetime: .scoped, eager: true, Database.init(log:))
      services.replacing.register((any Plugin).self, Speller.init)
    }  // #endif
  }  // #endif
  if beta && mock {  // #if BETA && MOCK
    services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
  } else if beta {  // #elseif BETA
    services.register(Page.Header.self, Page.Header.init)
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
  }  // #endif
  if loud {  // #if LOUD
    services.register(Router.self, Router.init(handlers:))
  } else if !loud {  // #elseif !LOUD
    services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  }  // #endif
  services.decorate((any Repository).self, SafeRepository.init(_:log:))
  return container
}

let conditionals1: [ConditionalContainer] = [
  conditional50, conditional51, conditional52, conditional53, conditional54,
  conditional55, conditional56, conditional57, conditional58, conditional59,
  conditional60, conditional61, conditional62, conditional63, conditional64,
  conditional65, conditional66, conditional67, conditional68, conditional69,
  conditional70, conditional71, conditional72, conditional73, conditional74,
  conditional75, conditional76, conditional77, conditional78, conditional79,
  conditional80, conditional81, conditional82, conditional83, conditional84,
  conditional85, conditional86, conditional87, conditional88, conditional89,
  conditional90, conditional91, conditional92, conditional93, conditional94,
  conditional95, conditional96, conditional97, conditional98, conditional99,
]
