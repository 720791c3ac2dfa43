import BlackHole
import Furnish

/// The cost of levels: a request four levels deep, and a level that is opened and closed.
extension Workload {
  static let levels = [
    Workload("level: an instance of the first level, four deep") { count in requestFourDeep(Account.self, count) },
    Workload("level: an instance of the fourth level") { count in requestFourDeep(Draft.self, count) },
    Workload("level: empty, opened and closed", awaiting: openAndCloseLevels),
  ]
}

private enum Visit: ScopeLevel {}
private enum Window: ScopeLevel { typealias Parent = Visit }
private enum Screen: ScopeLevel { typealias Parent = Window }
private enum Panel: ScopeLevel { typealias Parent = Screen }

private final class Account: Sendable {}
private final class Draft: Sendable {}

private func requestFourDeep<Service: AnyObject & Sendable>(_ service: Service.Type, _ count: Int) {
  do {
    let scope = try makeLevels().makeScope(Visit.self).makeScope(Window.self).makeScope(Screen.self).makeScope(
      Panel.self)
    for _ in 0..<count { consume(scope.resolveRequired(service)) }
  } catch {
    fatalError("\(error)")
  }
}

@Sendable
private func openAndCloseLevels(_ count: Int) async {
  do {
    let provider = try makeLevels()
    for _ in 0..<count { try await provider.makeScope(Visit.self).close() }
  } catch {
    fatalError("\(error)")
  }
}

@inline(never)
private func makeLevels() throws -> ServiceScope {
  let container = ServiceContainer()
  try container.services
    .addLevel(Window.self)
    .addLevel(Screen.self)
    .register(Account.self, lifetime: .scoped(to: Visit.self), Account.init)
    .register(Draft.self, lifetime: .scoped(to: Panel.self), Draft.init)
  return try container.validated()
}
