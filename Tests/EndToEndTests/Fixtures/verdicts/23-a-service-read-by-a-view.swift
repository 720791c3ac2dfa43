// A view requests services by their types; an optional one may be missing.
struct Page {
  @Environment(service: (any Log).self) private var log
  @Environment(service: (any Clock).self) private var clock  //~ missing-service: any Clock
  @Environment(service: Int?.self) private var number
}
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Log).self) { ConsoleLog() }
  _ = try container.validated()
}
