// Each block has a variable of its own.
func wire() throws {
  let first = ServiceContainer()
  let second = ServiceContainer()
  do {
    let services = try first.services
    services.register((any Clock).self) { SystemClock() }
  } catch { throw error }
  do {
    let services = try second.services
    services.register((any Log).self, ClockedLog.init(clock:))  //~ missing-service
  } catch { throw error }
}
