import FurnishMacros

// shape: an interface that the author wrote
@Service
final class OwnInterface: Striking {
  typealias Interface = any Striking
  @Injection var bell: any Bell

  func strike() -> String { bell.sound }
}

// shape: a provider that the author wrote as a variable
@Service
final class OwnVariable {
  var provider: (any ServiceProvider)?
  @Injection var bell: any Bell
}

// shape: a provider that the author wrote as a constant
@Service
final class OwnConstant: Sendable {
  let provider: (any ServiceProvider)?
  @Injection var bell: any Bell
}

// shape: a provider that is always there
@Service
final class OwnRequired: Sendable {
  private let provider: any ServiceProvider
  @Injection var bell: any Bell
}

// shape: a provider that is computed
@Service
final class OwnComputed {
  private var stored: (any ServiceProvider)?
  var provider: (any ServiceProvider)? {
    get { stored }
    set { stored = newValue }
  }
  @Injection var bell: any Bell
}

// shape: an initializer with a provider that the author wrote
@Service
final class OwnInitializer {
  let number: Int
  @Injection var bell: any Bell

  required init(provider: any ServiceProvider) {
    number = 3
    self.provider = provider
  }
}

// shape: an initializer that may throw
@Service
final class OwnThrowing {
  @Injection var bell: any Bell

  init(provider: any ServiceProvider) throws {
    if provider.resolve((any Striking).self) != nil { throw CancellationError() }
    self.provider = provider
  }
}

// shape: an initializer that throws errors of one type
@Service((any Striking).self)
final class OwnTypedThrowing: Striking {
  struct Cracked: Error {}

  @Injection var bell: any Bell

  init(provider: any ServiceProvider) throws(Cracked) { throw Cracked() }

  func strike() -> String { bell.sound }
}

// shape: an initializer with the services that the author wrote
@Service
final class OwnManual {
  let isByHand: Bool
  @Injection var bell: any Bell

  init(provider: any ServiceProvider) {
    isByHand = false
    self.provider = provider
  }

  init(bell: any Bell) {
    isByHand = true
    self.bell = bell
  }
}

// shape: a recipe that the author wrote
@Service
final class OwnRecipe {
  @Injection var bell: any Bell

  nonisolated static var serviceRecipe: ServiceRecipe<OwnRecipe> {
    ServiceRecipe(OwnRecipe.self) { (bell: any Bell) in OwnRecipe(bell: bell) }
  }
}

// shape: conforming: a conformance that the author wrote
@Service
final class OwnConformance: ServiceImplementation {
  @Injection var bell: any Bell
}

// shape: conforming: everything is written already
@Service
final class OwnEverything: ServiceImplementation {
  typealias Interface = OwnEverything
  var provider: (any ServiceProvider)?
  let bell: any Bell

  init(provider: any ServiceProvider) {
    self.provider = provider
    bell = Gong()
  }

  init() { bell = Chime() }

  nonisolated static var serviceRecipe: ServiceRecipe<OwnEverything> {
    ServiceRecipe(OwnEverything.self, injections: [], OwnEverything.init(provider:))
  }
}
