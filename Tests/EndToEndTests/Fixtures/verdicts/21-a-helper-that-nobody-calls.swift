// A helper that registers into a collection, and nothing that calls it.
// status: 2
func register(in services: any ServiceCollection) {
  services.register((any Log).self) { ConsoleLog() }
}
