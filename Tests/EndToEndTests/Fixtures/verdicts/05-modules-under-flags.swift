// Only one of two modules is compiled in.
struct Live: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
struct Mock: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
func wire() throws {
  let container = ServiceContainer()
  #if os(Linux)
    try container.services.include(Live())
  #elseif os(macOS)
    try container.services.include(Mock())
  #endif
  #if canImport(AppKit)
    try container.services.replacing.register((any Log).self) { ConsoleLog() }
  #endif
}
