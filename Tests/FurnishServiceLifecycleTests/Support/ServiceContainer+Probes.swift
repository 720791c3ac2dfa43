import Furnish
import FurnishServiceLifecycle

extension ServiceContainer {
  /// Creates a container with the behavior of its probes, and the services that a closure registers.
  convenience init(probes scripts: [ProbeScript], _ register: (any ServiceCollection) -> Void) throws {
    self.init()
    let services = try self.services
    services.register(ProbeScripts.self, instance: ProbeScripts(scripts: scripts))
    register(services)
  }

  /// Creates a container with one running probe.
  convenience init(probe script: ProbeScript) throws {
    try self.init(probes: [script]) { $0.registerRunning(Probe<M0>.self, Probe<M0>.init) }
  }
}
