// swift-format-ignore-file: written by `Scripts/check generated --write`.
import Furnish

func conditional0(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  return container
}

func conditional1(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register(User.self, eager: true, User.init)
  services.register(Int.self, name: "port") { 25 }
  if loud && beta {  // #if LOUD && BETA
    services.register(Editor.self, lifetime: .scoped, Editor.init(spelling:))
    services.register(Database.self, Database.init(log:))
  }  // #endif
  if fast {  // #if FAST
    services.register(Panel.self, lifetime: .transient, Panel.init(ticket:))
  }  // #endif
  services.register((any Spelling).self, Dictionary.init(editor:))
  if fast {  // #if FAST
    services.register(User.self, User.init)
    services.register((any Clock).self, lifetime: .transient, WallClock.init)
  } else if loud && beta {  // #elseif LOUD && BETA
    services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
    services.register(Auditor.self, Auditor.init(log:))
  } else {  // #else
    services.register(Page.Header.self, Page.Header.init)
  }  // #endif
  services.register(Ticket.self, Ticket.init(visitor:log:))
  return container
}

func conditional2(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if beta {  // #if BETA
    services.register((any Spelling).self, lifetime: .scoped, Dictionary.init(editor:))
  } else if !fast && beta {  // #elseif !FAST && BETA
    services.register(User.self, User.init)
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  }  // #endif
  if beta || loud {  // #if BETA || LOUD
    services.register(Ticket.self, lifetime: .scoped, Ticket.init(visitor:log:))
    services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
  }  // #endif
  if !fast || loud {  // #if !FAST || LOUD
    if mock || fast {  // #if MOCK || FAST
      services.register(Editor.self, Editor.init(spelling:))
    }  // #endif
  } else if !fast {  // #elseif !FAST
    services.register(Auditor.self, Auditor.init(log:))
  } else {  // #else
    services.register((any Repository).self, lifetime: .transient, SQLRepository.init(database:log:))
    services.register((any Clock).self, WallClock.init)
  }  // #endif
  if fast {  // #if FAST
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  }  // #endif
  if loud || mock {  // #if LOUD || MOCK
    if !mock && !beta {  // #if !MOCK && !BETA
      if mock {  // #if MOCK
        services.register(Ticket.self, lifetime: .transient, Ticket.init(visitor:log:))
        services.register((any Log).self, ConsoleLog.init(clock:))
      } else if beta {  // #elseif BETA
        services.replacing.register(User.self, lifetime: .transient, User.init)
        services.register(Widget.self, makeWidget(header:cache:))
      }  // #endif
    }  // #endif
  }  // #endif
  return container
}

func conditional3(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Egg.self, Egg.init(hen:))
  if !fast && fast {  // #if !FAST && FAST
    if mock || fast {  // #if MOCK || FAST
      if beta {  // #if BETA
        services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
        services.include(Storage())
      } else if loud || loud {  // #elseif LOUD || LOUD
        services.register((any Clock).self, lifetime: .transient, WallClock.init)
      }  // #endif
    } else {  // #else
      services.register((any Log).self, lifetime: .transient, ConsoleLog.init(clock:))
    }  // #endif
  } else if mock || loud {  // #elseif MOCK || LOUD
    services.register(Panel.self, lifetime: .transient, Panel.init(ticket:))
  } else {  // #else
    services.register(Database.self, Database.init(log:))
  }  // #endif
  services.register(Panel.self, lifetime: .scoped(to: Detail.self), Panel.init(ticket:))
  services.register(Auditor.self, lifetime: .scoped, Auditor.init(log:))
  return container
}

func conditional4(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.include(Storage())
  if fast || beta {  // #if FAST || BETA
    services.register(User.self, User.init)
    services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
  } else {  // #else
    services.register(Int.self, name: "port") { 25 }
    services.register(Egg.self, lifetime: .scoped, eager: true, Egg.init(hen:))
  }  // #endif
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  services.register(Router.self, Router.init(handlers:))
  services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
  return container
}

func conditional5(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
  if !mock {  // #if !MOCK
    if !loud {  // #if !LOUD
      services.register(Screen.self, lifetime: .scoped, Screen.init(log:))
    } else {  // #else
      services.register(Ticket.self, lifetime: .transient, Ticket.init(visitor:log:))
    }  // #endif
  } else if beta {  // #elseif BETA
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
    services.replacing.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  } else {  // #else
    services.register(Database.self, lifetime: .scoped, Database.init(log:))
    services.include(Storage())
  }  // #endif
  if fast && !mock {  // #if FAST && !MOCK
    services.register(Panel.self, lifetime: .scoped(to: Detail.self), Panel.init(ticket:))
  }  // #endif
  services.register(Report.self, lifetime: .transient, Report.init(screen:))
  services.register(Archive.self, Archive.init(store:))
  return container
}

func conditional6(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Report.self, lifetime: .scoped, Report.init(screen:))
  services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  return container
}

func conditional7(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, eager: true, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  services.register(Router.self, Router.init(handlers:))
  if !mock {  // #if !MOCK
    services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  } else {  // #else
    services.register(Workshop.self, lifetime: .transient, Workshop.init(sessions:))
  }  // #endif
  if !fast {  // #if !FAST
    services.register(User.self, lifetime: .scoped, User.init)
    services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  } else {  // #else
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  }  // #endif
  if loud {  // #if LOUD
    services.register((any Log).self, lifetime: .transient, ConsoleLog.init(clock:))
  }  // #endif
  return container
}

func conditional8(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port", eager: true) { 25 }
  if mock {  // #if MOCK
    services.register(Router.self, Router.init(handlers:))
  }  // #endif
  if loud {  // #if LOUD
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  }  // #endif
  services.addingIfMissing.register(Session.self, lifetime: .transient, Session.init(repository:user:))
  services.register(Int.self, name: "port", eager: true) { 25 }
  return container
}

func conditional9(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  if fast {  // #if FAST
    services.addingIfMissing.register(Widget.self, lifetime: .scoped, makeWidget(header:cache:))
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  } else {  // #else
    services.register((any Clock).self, WallClock.init)
  }  // #endif
  services.register(Auditor.self, Auditor.init(log:))
  if !fast || mock {  // #if !FAST || MOCK
    services.register((any Log).self, name: "audit", lifetime: .scoped, ConsoleLog.init(clock:))
  } else {  // #else
    services.register((any Repository).self, SQLRepository.init(database:log:))
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
  }  // #endif
  services.register(Archive.self, lifetime: .scoped, Archive.init(store:))
  return container
}

func conditional10(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, eager: true, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
  if beta && loud {  // #if BETA && LOUD
    if mock {  // #if MOCK
      if fast {  // #if FAST
        services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
      } else {  // #else
        services.register((any Clock).self, lifetime: .scoped, WallClock.init)
        services.register(Router.self, Router.init(handlers:))
      }  // #endif
    }  // #endif
  } else if beta {  // #elseif BETA
    services.include(Storage())
  }  // #endif
  if !mock {  // #if !MOCK
    if !mock {  // #if !MOCK
      services.register((any Log).self, name: "debug", ConsoleLog.init(clock:))
    }  // #endif
  } else if !beta {  // #elseif !BETA
    services.include(Storage())
    services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
  } else {  // #else
    services.include(Storage())
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
  }  // #endif
  return container
}

func conditional11(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, eager: true, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
  services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
  return container
}

func conditional12(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.replacing.register(Database.self, Database.init(log:))
  services.register(Router.self, Router.init(handlers:))
  services.register(User.self, User.init)
  if loud {  // #if LOUD
    services.register(Ticket.self, Ticket.init(visitor:log:))
    services.register(Host.self, lifetime: .transient, Host.init(plugins:))
  } else if beta {  // #elseif BETA
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  }  // #endif
  services.decorate((any Repository).self, SafeRepository.init(_:log:))
  return container
}

func conditional13(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, eager: true, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Auditor.self, Auditor.init(log:))
  if mock {  // #if MOCK
    services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
    services.register(Router.self, Router.init(handlers:))
  } else if !beta || beta {  // #elseif !BETA || BETA
    services.register(Router.self, Router.init(handlers:))
    services.register((any Log).self, name: "debug", ConsoleLog.init(clock:))
  } else {  // #else
    services.register(User.self, User.init)
    services.register(Report.self, Report.init(screen:))
  }  // #endif
  if loud || !beta {  // #if LOUD || !BETA
    if !loud {  // #if !LOUD
      if mock {  // #if MOCK
        services.addingIfMissing.register((any Plugin).self, lifetime: .scoped, Speller.init)
      } else {  // #else
        services.register(Router.self, Router.init(handlers:))
        services.register(Session.self, Session.init(repository:user:))
      }  // #endif
    }  // #endif
  }  // #endif
  if !loud {  // #if !LOUD
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
    services.register(Auditor.self, lifetime: .transient, Auditor.init(log:))
  }  // #endif
  return container
}

func conditional14(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if !mock && mock {  // #if !MOCK && MOCK
    services.register(Int.self) { 25 }
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  } else if beta || !fast {  // #elseif BETA || !FAST
    services.register(Egg.self, Egg.init(hen:))
  } else {  // #else
    services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
    services.register(User.self, lifetime: .transient, User.init)
  }  // #endif
  if !fast {  // #if !FAST
    services.register(Session.self, Session.init(repository:user:))
    services.register(Report.self, Report.init(screen:))
  } else {  // #else
    services.register((any Log).self, ConsoleLog.init(clock:))
  }  // #endif
  services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
  services.register(Router.self, Router.init(handlers:))
  return container
}

func conditional15(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(Panel.self, lifetime: .scoped(to: Detail.self), Panel.init(ticket:))
  return container
}

func conditional16(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  if mock && mock {  // #if MOCK && MOCK
    services.register((any Log).self, name: "debug", ConsoleLog.init(clock:))
  } else {  // #else
    services.register((any Clock).self, WallClock.init)
    services.register((any Repository).self, SQLRepository.init(database:log:))
  }  // #endif
  services.include(Storage())
  if !fast && fast {  // #if !FAST && FAST
    services.decorate((any Log).self, LoudLog.init(_:clock:))
    services.register(User.self, User.init)
  }  // #endif
  return container
}

func conditional17(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, eager: true, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register((any Log).self, ConsoleLog.init(clock:))
  if !loud && !mock {  // #if !LOUD && !MOCK
    services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
  }  // #endif
  if !beta {  // #if !BETA
    services.register(Host.self, lifetime: .transient, Host.init(plugins:))
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  }  // #endif
  services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  if !mock {  // #if !MOCK
    if mock {  // #if MOCK
      services.addingIfMissing.register((any Log).self, lifetime: .transient, ConsoleLog.init(clock:))
      services.register((any Repository).self, SQLRepository.init(database:log:))
    } else {  // #else
      services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
      services.registerOnMainActor(Screen.self, Screen.init(log:))
    }  // #endif
  } else {  // #else
    services.register((any Repository).self, lifetime: .transient, SQLRepository.init(database:log:))
  }  // #endif
  return container
}

func conditional18(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  services.register(Auditor.self, lifetime: .scoped, Auditor.init(log:))
  if !beta {  // #if !BETA
    if mock {  // #if MOCK
      if loud || !fast {  // #if LOUD || !FAST
        services.register((any Log).self, name: "audit", lifetime: .scoped, ConsoleLog.init(clock:))
        services.register(Session.self, Session.init(repository:user:))
      }  // #endif
    } else if fast {  // #elseif FAST
      services.register(Editor.self, Editor.init(spelling:))
    }  // #endif
  } else {  // #else
    services.register(Panel.self, lifetime: .transient, Panel.init(ticket:))
  }  // #endif
  if !loud {  // #if !LOUD
    services.addingIfMissing.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  } else {  // #else
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
    services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
  }  // #endif
  if mock {  // #if MOCK
    if !beta && !mock {  // #if !BETA && !MOCK
      services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
    } else {  // #else
      services.register(Database.self, Database.init(log:))
    }  // #endif
  } else {  // #else
    services.register(Router.self, Router.init(handlers:))
    services.register(Router.self, Router.init(handlers:))
  }  // #endif
  return container
}

func conditional19(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if mock {  // #if MOCK
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
    services.register((any Clock).self, lifetime: .transient, WallClock.init)
  } else if loud {  // #elseif LOUD
    services.register(Page.Header.self, lifetime: .scoped, eager: true, Page.Header.init)
  } else {  // #else
    services.decorate((any Log).self, LoudLog.init(_:clock:))
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  }  // #endif
  if mock {  // #if MOCK
    services.register(Ticket.self, Ticket.init(visitor:log:))
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
  }  // #endif
  return container
}

func conditional20(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register(User.self, User.init)
  services.register(Int.self, name: "port") { 25 }
  services.register((any Log).self, ConsoleLog.init(clock:))
  if mock && !beta {  // #if MOCK && !BETA
    if loud {  // #if LOUD
      if fast {  // #if FAST
        services.register(Router.self, Router.init(handlers:))
        services.register(Auditor.self, lifetime: .scoped, Auditor.init(log:))
      } else {  // #else
        services.include(Accounts())
      }  // #endif
    } else {  // #else
      services.register((any Log).self, lifetime: .transient, ConsoleLog.init(clock:))
      services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
    }  // #endif
  }  // #endif
  return container
}

func conditional21(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Report.self, Report.init(screen:))
  services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
  if mock {  // #if MOCK
    services.register(Router.self, Router.init(handlers:))
  } else if loud {  // #elseif LOUD
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  }  // #endif
  if !fast {  // #if !FAST
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
  } else {  // #else
    services.include(Storage())
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  }  // #endif
  return container
}

func conditional22(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
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
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
  }  // #endif
  services.register(Archive.self, Archive.init(store:))
  if fast {  // #if FAST
    services.register(Session.self, Session.init(repository:user:))
  } else {  // #else
    services.register((any Log).self, name: "debug", ConsoleLog.init(clock:))
    services.register(Int.self, name: "port") { 25 }
  }  // #endif
  return container
}

func conditional23(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Int.self, name: "port", lifetime: .scoped) { 25 }
  if mock || mock {  // #if MOCK || MOCK
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  }  // #endif
  services.register(Store.self, Store.init(database:))
  return container
}

func conditional24(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  services.decorate((any Repository).self, SafeRepository.init(_:log:))
  return container
}

func conditional25(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if mock {  // #if MOCK
    if mock {  // #if MOCK
      services.register(Editor.self, Editor.init(spelling:))
      services.register(Auditor.self, lifetime: .scoped, Auditor.init(log:))
    }  // #endif
  }  // #endif
  services.register(Session.self, Session.init(repository:user:))
  if mock || mock {  // #if MOCK || MOCK
    if beta {  // #if BETA
      services.register(Panel.self, lifetime: .scoped(to: Detail.self), Panel.init(ticket:))
    } else {  // #else
      services.register(Database.self, lifetime: .scoped, Database.init(log:))
    }  // #endif
  } else {  // #else
    services.register(Ticket.self, lifetime: .transient, Ticket.init(visitor:log:))
    services.register(Int.self) { 25 }
  }  // #endif
  if !loud {  // #if !LOUD
    if !fast {  // #if !FAST
      services.register((any Clock).self, WallClock.init)
    } else if fast && fast {  // #elseif FAST && FAST
      services.register(Session.self, Session.init(repository:user:))
      services.register(Store.self, Store.init(database:))
    }  // #endif
  } else if !mock || beta {  // #elseif !MOCK || BETA
    services.replacing.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
  }  // #endif
  if !fast || mock {  // #if !FAST || MOCK
    if !fast {  // #if !FAST
      services.include(Storage())
    }  // #endif
  } else {  // #else
    services.register(Database.self, Database.init(log:))
  }  // #endif
  return container
}

func conditional26(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.include(Storage())
  if beta {  // #if BETA
    services.decorate((any Log).self, LoudLog.init(_:clock:))
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  } else if !fast {  // #elseif !FAST
    services.register((any Plugin).self, Logger.init(log:))
    services.register((any Clock).self, lifetime: .scoped, WallClock.init)
  } else {  // #else
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  }  // #endif
  if mock {  // #if MOCK
    if beta {  // #if BETA
      services.register((any Log).self, name: "audit", lifetime: .scoped, ConsoleLog.init(clock:))
    } else {  // #else
      services.register((any Clock).self, lifetime: .transient, WallClock.init)
    }  // #endif
  }  // #endif
  return container
}

func conditional27(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  services.include(Accounts())
  if mock || mock {  // #if MOCK || MOCK
    services.register(Int.self) { 25 }
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  } else if !fast {  // #elseif !FAST
    services.register(User.self, User.init)
    services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  }  // #endif
  services.register(User.self, User.init)
  services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  return container
}

func conditional28(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
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
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
    services.register(Int.self, name: "port") { 25 }
  } else {  // #else
    services.register(Database.self, Database.init(log:))
  }  // #endif
  if beta {  // #if BETA
    services.decorate((any Log).self, LoudLog.init(_:clock:))
    services.include(Storage())
  } else if !loud {  // #elseif !LOUD
    services.register(Hen.self, Hen.init(egg:))
    services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  }  // #endif
  return container
}

func conditional29(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, eager: true, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register((any Spelling).self, lifetime: .scoped, Dictionary.init(editor:))
  services.register(Host.self, lifetime: .scoped, Host.init(plugins:))
  if !loud || beta {  // #if !LOUD || BETA
    services.decorate((any Log).self, LoudLog.init(_:clock:))
  }  // #endif
  return container
}

func conditional30(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if loud && mock {  // #if LOUD && MOCK
    if !beta {  // #if !BETA
      if beta && !fast {  // #if BETA && !FAST
        services.register(Hen.self, lifetime: .scoped, Hen.init(egg:))
        services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
      } else {  // #else
        services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
        services.register(Router.self, Router.init(handlers:))
      }  // #endif
    } else {  // #else
      services.register(Panel.self, Panel.init(ticket:))
    }  // #endif
  } else if loud && loud {  // #elseif LOUD && LOUD
    services.register(Ticket.self, Ticket.init(visitor:log:))
    services.register(Store.self, lifetime: .scoped, Store.init(database:))
  }  // #endif
  if fast {  // #if FAST
    services.register(Router.self, Router.init(handlers:))
  } else if loud {  // #elseif LOUD
    services.addingIfMissing.register((any Spelling).self, Dictionary.init(editor:))
    services.register(Panel.self, lifetime: .scoped(to: Detail.self), Panel.init(ticket:))
  }  // #endif
  if mock {  // #if MOCK
    services.register((any Spelling).self, Dictionary.init(editor:))
    services.register((any Log).self, eager: true, ConsoleLog.init(clock:))
  } else if mock && mock {  // #elseif MOCK && MOCK
    services.register((any Log).self, name: "debug", lifetime: .transient, ConsoleLog.init(clock:))
    services.register(Auditor.self, Auditor.init(log:))
  }  // #endif
  return container
}

func conditional31(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, eager: true, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  if beta {  // #if BETA
    services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
  } else if mock && !fast {  // #elseif MOCK && !FAST
    services.register(Router.self, Router.init(handlers:))
  } else {  // #else
    services.register(Database.self, Database.init(log:))
    services.register(Panel.self, lifetime: .scoped, Panel.init(ticket:))
  }  // #endif
  services.replacing.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  if !loud {  // #if !LOUD
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  }  // #endif
  services.register((any Log).self, name: "debug", ConsoleLog.init(clock:))
  return container
}

func conditional32(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
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
    if beta && fast {  // #if BETA && FAST
      services.register(Int.self, name: "port", eager: true) { 25 }
      services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
    }  // #endif
  } else if mock {  // #elseif MOCK
    services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
    services.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
  }  // #endif
  if mock && !mock {  // #if MOCK && !MOCK
    services.register((any Repository).self, SQLRepository.init(database:log:))
  } else if !mock {  // #elseif !MOCK
    services.register(Mailer.self, lifetime: .scoped, Mailer.init(port:))
    services.register(Editor.self, Editor.init(spelling:))
  }  // #endif
  return container
}

func conditional33(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Int.self) { 25 }
  return container
}

func conditional34(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if !fast {  // #if !FAST
    services.addingIfMissing.register(Session.self, Session.init(repository:user:))
    services.register(Page.Footer.self, Page.Footer.live(clock:))
  } else if beta {  // #elseif BETA
    services.register((any Plugin).self, lifetime: .scoped, Speller.init)
  }  // #endif
  if beta {  // #if BETA
    if beta {  // #if BETA
      if mock {  // #if MOCK
        services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
      }  // #endif
    } else if loud {  // #elseif LOUD
      services.register(Ticket.self, Ticket.init(visitor:log:))
    }  // #endif
  }  // #endif
  services.register(Int.self, name: "port", lifetime: .transient) { 25 }
  if beta && fast {  // #if BETA && FAST
    if fast || !loud {  // #if FAST || !LOUD
      services.register(Auditor.self, lifetime: .transient, Auditor.init(log:))
    } else {  // #else
      services.register(Widget.self, lifetime: .transient, makeWidget(header:cache:))
    }  // #endif
  } else if fast {  // #elseif FAST
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  }  // #endif
  services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
  return container
}

func conditional35(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if !mock || !fast {  // #if !MOCK || !FAST
    services.register(User.self, User.init)
  } else {  // #else
    services.register(Screen.self, Screen.init(log:))
    services.register(Archive.self, Archive.init(store:))
  }  // #endif
  services.register(Page.Body.self, Page.Body.init(_:footer:))
  services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  return container
}

func conditional36(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if !loud {  // #if !LOUD
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
    services.register(Session.self, Session.init(repository:user:))
  } else {  // #else
    services.include(Accounts())
  }  // #endif
  services.register(Session.self, Session.init(repository:user:))
  return container
}

func conditional37(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Int.self, name: "port") { 25 }
  if mock || mock {  // #if MOCK || MOCK
    services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
  } else if mock && beta {  // #elseif MOCK && BETA
    services.register(Database.self, Database.init(log:))
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  }  // #endif
  services.register(Cache<Database>.self, Cache<Database>.init(of:))
  if fast || mock {  // #if FAST || MOCK
    services.register(Page.Footer.self, lifetime: .transient, Page.Footer.live(clock:))
  }  // #endif
  return container
}

func conditional38(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, eager: true, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  if beta || fast {  // #if BETA || FAST
    services.decorate((any Log).self, LoudLog.init(_:clock:))
    services.register(Router.self, Router.init(handlers:))
  } else if beta {  // #elseif BETA
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
    services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
  }  // #endif
  if mock {  // #if MOCK
    services.register(Auditor.self, Auditor.init(log:))
  } else {  // #else
    services.register(Int.self, lifetime: .transient) { 25 }
    services.register((any Repository).self, SQLRepository.init(database:log:))
  }  // #endif
  if beta {  // #if BETA
    services.register(Auditor.self, Auditor.init(log:))
  } else {  // #else
    services.register(Cache<Database>.self, Cache<Database>.init(of:))
    services.register(Ticket.self, Ticket.init(visitor:log:))
  }  // #endif
  return container
}

func conditional39(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if fast {  // #if FAST
    services.include(Storage())
    services.register((any Log).self, name: "audit", lifetime: .scoped, ConsoleLog.init(clock:))
  } else {  // #else
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
  }  // #endif
  if !beta || !beta {  // #if !BETA || !BETA
    services.register((any Log).self, name: "debug", lifetime: .scoped, ConsoleLog.init(clock:))
    services.include(Storage())
  }  // #endif
  if mock || beta {  // #if MOCK || BETA
    services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
  } else {  // #else
    services.replacing.register(Session.self, Session.init(repository:user:))
    services.register(Store.self, lifetime: .scoped, Store.init(database:))
  }  // #endif
  if fast {  // #if FAST
    services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
    services.register((any Clock).self, WallClock.init)
  } else if fast {  // #elseif FAST
    services.register((any Log).self, name: "audit", lifetime: .scoped, ConsoleLog.init(clock:))
    services.register(Page.Body.self, lifetime: .scoped, Page.Body.init(_:footer:))
  } else {  // #else
    services.register(Ticket.self, lifetime: .transient, Ticket.init(visitor:log:))
  }  // #endif
  if loud {  // #if LOUD
    services.addingIfMissing.register(Database.self, Database.init(log:))
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  }  // #endif
  return container
}

func conditional40(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if !beta {  // #if !BETA
    services.include(Storage())
    services.register(User.self, lifetime: .scoped, User.init)
  }  // #endif
  if loud || fast {  // #if LOUD || FAST
    services.register(Widget.self, makeWidget(header:cache:))
    services.register(Store.self, lifetime: .scoped, Store.init(database:))
  } else if fast {  // #elseif FAST
    services.register(Database.self, Database.init(log:))
    services.replacing.register(Store.self, lifetime: .scoped, Store.init(database:))
  }  // #endif
  services.register((any Repository).self, lifetime: .transient, SQLRepository.init(database:log:))
  return container
}

func conditional41(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Router.self, Router.init(handlers:))
  services.register(Int.self, name: "port", lifetime: .transient) { 25 }
  if !mock {  // #if !MOCK
    services.register(Workshop.self, Workshop.init(sessions:))
  } else {  // #else
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
    services.register(Panel.self, lifetime: .scoped, Panel.init(ticket:))
  }  // #endif
  if !mock || mock {  // #if !MOCK || MOCK
    if mock || !fast {  // #if MOCK || !FAST
      services.register((any Repository).self, lifetime: .transient, SQLRepository.init(database:log:))
    } else if fast {  // #elseif FAST
      services.register((any Log).self, ConsoleLog.init(clock:))
    } else {  // #else
      services.register(Mailer.self, eager: true, Mailer.init(port:))
      services.register(Auditor.self, Auditor.init(log:))
    }  // #endif
  } else if !beta {  // #elseif !BETA
    services.register((any Log).self, name: "debug", ConsoleLog.init(clock:))
    services.register(Screen.self, Screen.init(log:))
  }  // #endif
  services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
  return container
}

func conditional42(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if beta || beta {  // #if BETA || BETA
    services.register(Router.self, Router.init(handlers:))
    services.register((any Clock).self, WallClock.init)
  }  // #endif
  if !beta && !beta {  // #if !BETA && !BETA
    services.register(Router.self, Router.init(handlers:))
  } else {  // #else
    services.register(Router.self, Router.init(handlers:))
  }  // #endif
  if !beta {  // #if !BETA
    services.register(Ticket.self, lifetime: .scoped, Ticket.init(visitor:log:))
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
  } else if mock {  // #elseif MOCK
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
    services.register(User.self, lifetime: .transient, User.init)
  }  // #endif
  services.register(Auditor.self, Auditor.init(log:))
  services.register(Ticket.self, lifetime: .transient, Ticket.init(visitor:log:))
  return container
}

func conditional43(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
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
    if loud {  // #if LOUD
      services.replacing.register((any Repository).self, SQLRepository.init(database:log:))
    }  // #endif
  } else {  // #else
    services.register(Session.self, Session.init(repository:user:))
  }  // #endif
  if beta {  // #if BETA
    services.register(Editor.self, lifetime: .transient, Editor.init(spelling:))
    services.register(Ticket.self, lifetime: .scoped, Ticket.init(visitor:log:))
  } else if beta {  // #elseif BETA
    services.register(User.self, User.init)
    services.include(Storage())
  }  // #endif
  if !mock || loud {  // #if !MOCK || LOUD
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
    services.register(Router.self, Router.init(handlers:))
  } else if beta && !loud {  // #elseif BETA && !LOUD
    services.register(Mailer.self, lifetime: .scoped, eager: true, Mailer.init(port:))
    services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
  } else {  // #else
    services.decorate((any Log).self, LoudLog.init(_:clock:))
    services.register((any Log).self, ConsoleLog.init(clock:))
  }  // #endif
  services.include(Accounts())
  return container
}

func conditional44(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, ConsoleLog.init(clock:))
  services.register((any Repository).self, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Router.self, Router.init(handlers:))
  services.decorate((any Log).self, LoudLog.init(_:clock:))
  services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  services.register(Page.Footer.self, lifetime: .transient, Page.Footer.live(clock:))
  if beta {  // #if BETA
    if loud || mock {  // #if LOUD || MOCK
      services.register((any Plugin).self, lifetime: .scoped, Speller.init)
    } else if fast {  // #elseif FAST
      services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
      services.register((any Plugin).self, Logger.init(log:))
    } else {  // #else
      services.register((any Repository).self, SQLRepository.init(database:log:))
      services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
    }  // #endif
  }  // #endif
  return container
}

func conditional45(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if !mock || !loud {  // #if !MOCK || !LOUD
    services.register(Router.self, Router.init(handlers:))
  } else if fast {  // #elseif FAST
    services.register((any Handler).self, key: Route.home, HomeHandler.init(log:))
    services.register(Int.self, name: "port", lifetime: .transient) { 25 }
  }  // #endif
  services.register(Panel.self, lifetime: .scoped(to: Detail.self), Panel.init(ticket:))
  services.register(Page.Footer.self, lifetime: .transient, Page.Footer.live(clock:))
  if beta {  // #if BETA
    services.register(Router.self, Router.init(handlers:))
    services.register((any Repository).self, SQLRepository.init(database:log:))
  } else if !beta {  // #elseif !BETA
    services.register(User.self, lifetime: .transient, User.init)
  } else {  // #else
    services.register(Ticket.self, lifetime: .transient, Ticket.init(visitor:log:))
  }  // #endif
  services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
  return container
}

func conditional46(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register(Database.self, Database.init(log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if !loud && !beta {  // #if !LOUD && !BETA
    services.decorate((any Repository).self, SafeRepository.init(_:log:))
    services.register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
  } else {  // #else
    services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
    services.register(Page.Footer.self, lifetime: .scoped, Page.Footer.live(clock:))
  }  // #endif
  if !loud {  // #if !LOUD
    if !fast && !mock {  // #if !FAST && !MOCK
      services.register(Int.self, name: "port", lifetime: .scoped) { 25 }
      services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
    } else {  // #else
      services.addingIfMissing.register((any Log).self, lifetime: .scoped, ConsoleLog.init(clock:))
    }  // #endif
  }  // #endif
  services.register(Ticket.self, lifetime: .scoped(to: Detail.self), Ticket.init(visitor:log:))
  return container
}

func conditional47(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register((any Log).self, eager: true, ConsoleLog.init(clock:))
  services.register(Database.self, Database.init(log:))
  services.register((any Repository).self, eager: true, SQLRepository.init(database:log:))
  services.register(User.self, User.init)
  services.register(Session.self, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  services.register(Cache<Database>.self, eager: true, Cache<Database>.init(of:))
  if mock {  // #if MOCK
    if loud {  // #if LOUD
      services.register(Panel.self, lifetime: .scoped(to: Visit.self), Panel.init(ticket:))
      services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
    } else {  // #else
      services.register(Editor.self, lifetime: .scoped, eager: true, Editor.init(spelling:))
      services.register(Panel.self, lifetime: .scoped(to: Detail.self), Panel.init(ticket:))
    }  // #endif
  } else {  // #else
    services.register(User.self, lifetime: .scoped, User.init)
    services.register(User.self, eager: true, User.init)
  }  // #endif
  return container
}

func conditional48(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self, name: "audit", ConsoleLog.init(clock:))
  services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
  return container
}

func conditional49(_ fast: Bool, _ loud: Bool, _ mock: Bool, _ beta: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, WallClock.init)
  services.register(Database.self, Database.init(log:))
  services.register(User.self, User.init)
  services.register(Session.self, eager: true, Session.init(repository:user:))
  services.register(Int.self, name: "port") { 25 }
  if mock {  // #if MOCK
    services.register((any Handler).self, key: Route.about, HomeHandler.init(log:))
  } else {  // #else
    services.register((any Log).self, eager: true, ConsoleLog.init(clock:))
  }  // #endif
  if !loud {  // #if !LOUD
    services.register(Workshop.self, lifetime: .scoped, Workshop.init(sessions:))
    services.register(Ticket.self, lifetime: .scoped(to: Visit.self), Ticket.init(visitor:log:))
  }  // #endif
  services.register((any Clock).self, WallClock.init)
  services.register(Session.self, lifetime: .scoped, Session.init(repository:user:))
  return container
}

let conditionals0: [ConditionalContainer] = [
  conditional0, conditional1, conditional2, conditional3, conditional4,
  conditional5, conditional6, conditional7, conditional8, conditional9,
  conditional10, conditional11, conditional12, conditional13, conditional14,
  conditional15, conditional16, conditional17, conditional18, conditional19,
  conditional20, conditional21, conditional22, conditional23, conditional24,
  conditional25, conditional26, conditional27, conditional28, conditional29,
  conditional30, conditional31, conditional32, conditional33, conditional34,
  conditional35, conditional36, conditional37, conditional38, conditional39,
  conditional40, conditional41, conditional42, conditional43, conditional44,
  conditional45, conditional46, conditional47, conditional48, conditional49,
]
