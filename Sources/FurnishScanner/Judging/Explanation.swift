import FurnishGraph

/// The answer of `furnish why` about a service: its registrations, its requesters, and its dependencies.
package struct Explanation: Sendable {
  /// The lines of the explanation, each with a line break at its end.
  package let text: String

  /// Returns an explanation of each service of a wiring that has the name: `Log` for `any Log`.
  package static func all(of name: String, in wiring: SourceWiring) -> [Explanation] {
    let names = wiring.wiring.names
    return (0..<wiring.wiring.serviceCount).filter { names.symbol(ofService: $0).isCalled(name) }.map { service in
      Explanation(text: text(of: service, in: wiring))
    }
  }

  private static func text(of service: Int, in source: SourceWiring) -> String {
    let wiring = source.wiring
    let names = wiring.names
    var lines = [names.symbol(ofService: service).fullDescription]
    let registrations = wiring.registrations.indices.filter { wiring.registrations[$0].service == service }
    let levels = levelsWithInput(service, in: wiring)
    if registrations.isEmpty, levels.isEmpty { lines.append("  is registered nowhere") }
    lines += levels
    for registration in registrations {
      let place = names.place(ofRegistration: registration).map { " at \($0)" } ?? ""
      let created =
        names.implementation(ofRegistration: registration).map { ", created as \(ServiceSymbol(type: $0))" } ?? ""
      let kind =
        wiring.registrations[registration].isSupplied ? "passed in" : wiring.registrations[registration].lifetime.name
      lines.append("  registered\(place): \(kind)\(created)")
      for dependency in wiring.registrations[registration].dependencies {
        lines.append("    needs \(names.symbol(ofService: dependency.service))\(note(on: dependency))")
      }
    }
    for wrapper in source.wrappers where wrapper.service == service {
      lines.append("  \(wrapper.kind == .decorator ? "decorated" : "intercepted") at \(wrapper.place)")
    }
    if registrations.contains(where: { wiring.registrations[$0].isEager }) {
      lines.append("  created by start() of the container, since it is registered with eager: true")
    }
    for request in wiring.requests where request.service == service {
      lines.append("  requested" + (request.place.map { " at \($0)" } ?? ""))
    }
    for chain in chains(to: service, in: wiring) {
      lines.append("  needed by " + chain.map { "\(names.symbol(ofService: $0))" }.joined(separator: " → "))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns a line for each level whose scopes are opened with the service.
  private static func levelsWithInput(_ service: Int, in wiring: Wiring) -> [String] {
    wiring.levels.indices.filter { wiring.levels[$0].input == service }.map { level in
      let places = wiring.openings.filter { $0.level.index == level }.compactMap { $0.place.map { "\($0)" } }
      let opened = places.isEmpty ? "" : ", whose scopes are opened at \(places.joined(separator: ", "))"
      return "  the input of the level \(ServiceSymbol(type: wiring.levels[level].name))\(opened)"
    }
  }

  private static func note(on dependency: Dependency) -> String {
    let count =
      switch dependency.cardinality {
      case .one: ""
      case .optional: ", if there is one"
      case .all: ", all of them"
      }
    return count + (dependency.isDeferred ? ", later" : "")
  }

  /// Returns the shortest chains to a service: one from each service that is requested directly, or that no other
  /// service needs.
  private static func chains(to service: Int, in wiring: Wiring) -> [[Int]] {
    var requesters = [[Int]](repeating: [], count: wiring.serviceCount)
    for registration in wiring.registrations {
      for dependency in registration.dependencies where !requesters[dependency.service].contains(registration.service) {
        requesters[dependency.service].append(registration.service)
      }
    }
    let requested = Set(wiring.requests.map(\.service))
    var next = [service: service]
    var queue = [service]
    var chains: [[Int]] = []
    while !queue.isEmpty {
      let reached = queue.removeFirst()
      let beginsChain = requesters[reached].isEmpty || requested.contains(reached)
      if beginsChain, reached != service {
        var chain = [reached]
        while let last = chain.last, last != service { chain.append(next[last]!) }
        chains.append(chain)
      }
      for requester in requesters[reached] where next[requester] == nil {
        next[requester] = reached
        queue.append(requester)
      }
    }
    return chains
  }
}

extension ServiceSymbol {
  fileprivate func isCalled(_ name: String) -> Bool {
    [shortType, type, description].contains { $0 == name || $0 == "any \(name)" }
  }
}
