import BlackHole
import Furnish

/// The cost of requesting existing and new instances from a container.
extension Workload {
  static let containers = [
    Workload("container: a singleton") { count in
      let provider = makeProvider()
      for _ in 0..<count { consume(provider.resolveRequired(Client.self).number) }
    },
    Workload("container: a singleton, through any ServiceProvider") { count in
      let provider = makeAnyProvider()
      for _ in 0..<count { consume(provider.resolveRequired(Client.self).number) }
    },
    Workload("container: a singleton by its protocol") { count in
      let provider = makeProvider()
      for _ in 0..<count { consume(provider.resolveRequired((any Greeting).self).greet()) }
    },
    Workload("container: a singleton from a scope") { count in
      let scope = makeProvider().makeScope()
      for _ in 0..<count { consume(scope.resolveRequired(Client.self).number) }
    },
    Workload("container: a singleton, borrowed") { count in
      let provider = makeProvider()
      for _ in 0..<count { provider.with(Client.self) { consume($0.number) } }
    },
    Workload("container: an optional miss") { count in
      let provider = makeProvider()
      for _ in 0..<count { consume(provider.resolve(Unregistered.self) == nil ? 0 : 1) }
    },
    Workload("container: a scoped instance") { count in
      let scope = makeProvider().makeScope()
      for _ in 0..<count { consume(scope.resolveRequired(Session.self).number) }
    },
    Workload("container: a transient without dependencies") { count in
      let provider = makeProvider()
      for _ in 0..<count { consume(provider.resolveRequired(Ticket.self)) }
    },
    Workload("floor: that transient by hand") { count in
      for _ in 0..<count { consume(makeTicket()) }
    },
    Workload("container: a tree of 100 transients") { count in
      let provider = makeTree()
      for _ in 0..<count { consume(provider.resolveRequired(Node0.self)) }
    },
    Workload("floor: that tree by hand") { count in
      for _ in 0..<count { consume(makeNode0()) }
    },
    Workload("container: @Injected by type") { count in
      withServices {
        $0.provider = makeProvider()
      } operation: {
        let page = Page()
        for _ in 0..<count { consume(page.client.number) }
      }
    },
    Workload("container: a new scope, opened and released") { count in
      let provider = makeProvider()
      for _ in 0..<count { consume(provider.makeScope()) }
    },
  ]
}

protocol Greeting: Sendable { func greet() -> Int }

struct Greeter: Greeting {
  func greet() -> Int { 3 }
}

final class Session: Sendable {
  let number = 1
}

final class Ticket: Sendable {
  let number = 2
}

final class Unregistered: Sendable {}

private struct Page {
  @Injected var client: Client
}

@inline(never)
private func makeTicket() -> Ticket { Ticket() }

@inline(never)
private func makeTree() -> ServiceScope { validated { try makeTreeProvider() } }

/// Creates a provider, and stops the program if its wiring is wrong.
private func validated(_ make: () throws -> ServiceScope) -> ServiceScope {
  do { return try make() } catch { fatalError("\(error)") }
}

@inline(never)
private func makeProvider() -> ServiceScope {
  validated {
    let container = ServiceContainer()
    try container.services
      .register(Client.self) { Client() }
      .register((any Greeting).self) { Greeter() }
      .register(Session.self, lifetime: .scoped) { Session() }
      .register(Ticket.self, lifetime: .transient) { Ticket() }
    return try container.validated()
  }
}

@inline(never)
private func makeAnyProvider() -> any ServiceProvider { makeProvider() }
