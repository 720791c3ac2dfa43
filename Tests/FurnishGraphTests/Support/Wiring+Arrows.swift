import FurnishGraph

extension Wiring {
  /// Creates a wiring of services that are registered once, and whose dependencies are the arrows.
  static func of(_ count: Int, _ arrows: [(from: Int, to: Int)], deferred: [(from: Int, to: Int)] = []) -> Wiring {
    var registrations = (0..<count).map { Registration(service: $0, lifetime: .transient) }
    for (from, to) in arrows { registrations[from].dependencies.append(Dependency(service: to)) }
    for (from, to) in deferred {
      registrations[from].dependencies.append(Dependency(service: to, isDeferred: true))
    }
    return Wiring(serviceCount: count, registrations: registrations, names: NumberNames())
  }
}
