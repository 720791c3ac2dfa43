import Furnish

/// 200 services of all kinds, which count their creations and closings.
///
/// A unit is a named service, a singleton or scoped, with a synchronous or an asynchronous recipe, in equal parts. It
/// requests the units with a half and a third of its number from the provider. Most units also request the tag of the
/// tree, which overrides replace, so each override has its own instances of them.
enum StressTown {
  static let count = 200

  static func isScoped(_ number: Int) -> Bool { number % 2 == 1 }
  static func isAsync(_ number: Int) -> Bool { number % 4 >= 2 }

  static func name(_ number: Int) -> ServiceName { names[number] }
  private static let names = (0..<count).map { ServiceName("\($0)") }
  static let tree: ServiceName = "tree"
  static let scope: ServiceName = "scope"

  static func provider(_ tag: StressTag) throws -> ServiceScope {
    let container = ServiceContainer()
    let services = try container.services
    services
      .addLevel(StressLevel.self)
      .register(StressTag.self, name: tree) { tag }
      .register(StressTag.self, name: scope, lifetime: .scoped) { StressTag(tag.census) }
    for number in 0..<count {
      if isScoped(number) {
        register(number, .scoped, tag, in: services)
      } else {
        register(number, .singleton, tag, in: services)
      }
    }
    return try container.validated()
  }

  private static func register(
    _ number: Int, _ lifetime: some Lifetime, _ base: StressTag, in services: any ServiceCollection
  ) {
    if isAsync(number) {
      services.register(StressUnit.self, name: name(number), lifetime: lifetime) {
        (provider: any ServiceProvider) async throws -> StressUnit in
        var parts: [StressUnit] = []
        for part in self.parts(of: number) {
          parts.append(
            isAsync(part)
              ? try await provider.require(StressUnit.self, name: name(part)) : try requireUnit(part, from: provider))
        }
        await Task.yield()
        try Task.checkCancellation()
        return try unit(number, parts, base, provider)
      }
    } else {
      services.register(StressUnit.self, name: name(number), lifetime: lifetime) {
        (provider: any ServiceProvider) throws -> StressUnit in
        try unit(number, try parts(of: number).map { try requireUnit($0, from: provider) }, base, provider)
      }
    }
  }

  private static func parts(of number: Int) -> [Int] {
    [number / 2, number / 3].filter { part in
      part < number && (isScoped(number) || !isScoped(part)) && (isAsync(number) || !isAsync(part))
    }
  }

  static func requireUnit(_ number: Int, from provider: any ServiceProvider) throws -> StressUnit {
    try provider.require(StressUnit.self, name: name(number))
  }

  private static func unit(
    _ number: Int, _ parts: [StressUnit], _ base: StressTag, _ provider: any ServiceProvider
  ) throws -> StressUnit {
    let requestedTag = number % 5 == 0 ? nil : try provider.require(StressTag.self, name: tree)
    let scope = isScoped(number) ? try provider.require(StressTag.self, name: scope) : nil
    let tree = requestedTag ?? parts.compactMap(\.tree).first
    // The tag of the innermost scope or override that contributed to the unit.
    let owner = tree?.overriddenScope === scope ? tree ?? base : scope ?? tree ?? base
    return StressUnit(number, parts, tree, owner)
  }
}

/// A level for half of the scopes.
enum StressLevel: ScopeLevel {}

/// The tag of a scope or of an override: it counts the units that belong to it.
final class StressTag: Sendable {
  let census: StressCensus
  /// The tag of the scope that the override of this tag was created from; `nil` for the tag of a scope, and for that of an
  /// override of the root.
  let overriddenScope: StressTag?
  private let numbers = Shared<Set<Int>>([])
  /// The number of units that the scope or override of this tag still has to close; `nil` after it was released without
  /// being closed.
  private let unclosed = Shared<Int?>(0)
  private let member: Member

  init(_ census: StressCensus, over: StressTag? = nil) {
    self.census = census
    overriddenScope = over
    member = Member(of: census.population)
  }

  /// Notes that the scope or override of this tag is released without being closed.
  func noteRelease() { add(0, isLast: true) }

  fileprivate func noteCreation(of number: Int) {
    if !numbers.withValue({ $0.insert(number).inserted }) { census.builtTwice.withValue { $0 += 1 } }
    add(1)
  }

  fileprivate func noteClosing() { add(-1) }

  private func add(_ change: Int, isLast: Bool = false) {
    unclosed.withValue { unclosed in
      guard let count = unclosed else { return }
      unclosed = isLast ? nil : count + change
      census.unclosed.withValue { $0 += isLast ? -count : change }
    }
  }
}

/// The counters of all units of a test.
final class StressCensus: Sendable {
  let population = Population()
  let builtTwice = Shared(0)
  let closedTwice = Shared(0)
  /// The number of units that scopes and overrides still have to close.
  let unclosed = Shared(0)
}

final class StressUnit: Closeable, Sendable {
  let number: Int
  let tree: StressTag?
  private let parts: [StressUnit]
  private let owner: StressTag
  private let isClosed = Shared(false)
  private let member: Member

  init(_ number: Int, _ parts: [StressUnit], _ tree: StressTag?, _ owner: StressTag) {
    self.number = number
    self.parts = parts
    self.tree = tree
    self.owner = owner
    member = Member(of: owner.census.population)
    owner.noteCreation(of: number)
  }

  func close() async throws {
    let wasClosed = isClosed.withValue { isClosed in
      defer { isClosed = true }
      return isClosed
    }
    if wasClosed { owner.census.closedTwice.withValue { $0 += 1 } } else { owner.noteClosing() }
  }
}
