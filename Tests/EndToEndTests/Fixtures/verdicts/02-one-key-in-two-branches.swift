enum Route: String { case home, about }
func make(fake: Bool, live: Bool) -> ServiceContainer {
  let container = ServiceContainer()
  if fake { container.services.register((any Log).self, key: Route.home, ConsoleLog.init) }
  if live { container.services.register((any Log).self, key: Route.home, ConsoleLog.init) }  //~ duplicate-key: fake
  if fake { container.services.register((any Clock).self, key: Route.home, SystemClock.init) }
  else { container.services.register((any Clock).self, key: Route.home, SystemClock.init) }
  return container
}
