// The name of one registration cannot be read: it may be the one that is requested.
func wire(_ settings: [String: String]) throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Clock).self, name: ServiceName(settings["clock"]!)) { SystemClock() }  //~ undecidable
  let provider = try container.validated()
  _ = provider.resolveRequired((any Clock).self, name: "main")
}
