// A loop over a literal range registers a service under the name of each number.
func wire() throws {
  let container = ServiceContainer()
  for number in 0..<3 {
    try container.services.register((any Log).self, name: "log\(number)") { ConsoleLog() }
  }
  for number in 1...2 {
    try container.services.register((any Clock).self, name: "clock-\(number)") { SystemClock() }
  }
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self, name: "log0")
  _ = provider.resolveRequired((any Log).self, name: "log1")
  _ = provider.resolveRequired((any Log).self, name: "log2")
  _ = provider.resolveRequired((any Log).self, name: "log3")  //~ missing-service: log3
  _ = provider.resolveRequired((any Clock).self, name: "clock-1")
  _ = provider.resolveRequired((any Clock).self, name: "clock-2")
  _ = provider.resolveRequired((any Clock).self, name: "clock-3")  //~ missing-service: clock-3
}
