/// One service, as it was registered: what a ``ServiceCollection`` collects.
public struct ServiceRegistration: Sendable {
  /// The type that it answers to.
  public var service: any Any.Type { recipe.service }

  /// The name that it answers to, if it has one.
  public let name: ServiceName?

  /// How long an instance lives.
  public let lifetime: any Lifetime

  /// Built by `start()`, before anybody asks.
  public let isEager: Bool

  /// `Module/File.swift:12`
  public var place: String { source.description }

  let recipe: Recipe
  let source: SourcePlace

  /// What happens to those that were registered for the same service before.
  public internal(set) var policy: RegistrationPolicy

  /// Wraps those that are registered for the service, rather than adding another one.
  public let isDecorator: Bool

  /// The module that registered it; set by `include`.
  var module: Int?

  @usableFromInline
  package init(
    _ recipe: Recipe, name: ServiceName?, lifetime: some Lifetime, isEager: Bool = false,
    policy: RegistrationPolicy = .add, isDecorator: Bool = false,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    self.recipe = recipe
    self.name = name
    self.lifetime = lifetime
    self.isEager = isEager
    self.policy = policy
    self.isDecorator = isDecorator
    source = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  var identity: ServiceIdentity { ServiceIdentity(recipe.service, name) }
}

/// What registering does where the service is registered already.
public enum RegistrationPolicy: Sendable {
  /// Adds another one: the last one answers, and all are found together.
  case add
  /// Leaves what there is.
  case addIfMissing
  /// Takes the place of all there were.
  case replace
}
