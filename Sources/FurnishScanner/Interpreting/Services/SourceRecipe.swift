/// The recipe of a service, as far as the source shows it.
struct SourceRecipe {
  var dependencies: [SourceDependency] = []
  /// Whether a part of the recipe cannot be read.
  var isOpaque = false
  var isAsynchronous = false
  var isThrowing = false
  var isolation = SourceIsolation.none
  /// The type that the recipe creates, if the source shows it.
  var implementation: ResolvedType?
  /// The properties in which the recipe stores its provider.
  var properties: Set<Interpreter.PropertyKey> = []
  /// The requests that are not dependencies: those to scopes that the recipe opens, and those of closures that run
  /// later.
  var requests: [SourceRequest] = []

  static let opaque = SourceRecipe(isOpaque: true)
}

/// The notes about a recipe while its body is read: its requests to the provider, and the uses of the provider.
final class RecipeNotes {
  var dependencies: [SourceDependency] = []
  /// The requests that are not dependencies: those to scopes that the recipe opens, and those of closures that run
  /// later.
  var requests: [SourceRequest] = []
  /// Whether the code that is being read is that of closures or lazy properties, which run after the recipe has ended.
  var isReadingLaterClosures = false
  /// Whether the recipe passes the provider to code that is not followed.
  var isOpaque = false
  /// The properties that store the provider.
  var properties: Set<Interpreter.PropertyKey> = []
}
