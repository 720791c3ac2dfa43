// What is missing may be registered by what cannot be read.
import Elsewhere
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  fill(services)  //~ undecidable
  services.register((any Log).self, ClockedLog.init(clock:))
}
