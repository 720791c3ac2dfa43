// The default of a switch registers less than its cases.
enum Place { case here, there, elsewhere }

func wire(_ place: Place) throws {
  let container = ServiceContainer()
  switch place {
  case .here, .there: try container.services.register((any Clock).self) { SystemClock() }
  default: break
  }
  try container.services.register((any Log).self, ClockedLog.init(clock:))  //~ missing-service: place is neither .here nor .there
}
