// An initializer that takes what registers.
extension ServiceContainer {
  convenience init(registering register: (any ServiceCollection) -> Void) throws {
    self.init()
    register(try self.services)
  }
}
let container = try ServiceContainer { services in
  services.register((any Log).self, ClockedLog.init(clock:))  //~ missing-service
}
