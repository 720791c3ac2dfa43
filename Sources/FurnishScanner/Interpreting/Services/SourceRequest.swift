import FurnishGraph

/// A service that is requested from a provider.
struct SourceRequest: Hashable, Sendable {
  var dependency: SourceDependency
  var place: SourcePlace
  var position = SourcePosition.unknown
  /// The property whose provider it is requested from, until that provider's position is known.
  var property: Interpreter.PropertyKey?
  /// Whether the provider of a recipe is requested, whose position the lifetime of the service determines.
  var isOfRecipe = false
  /// Whether the request is synchronous.
  var isSynchronous = false
  /// The place in the order of its code, or nil if it may run at any time.
  var order: CodeOrder?
  /// The function that was read by itself and makes the request whenever it runs; nil once its first call is known.
  var function: FunctionID?
  /// Where the service is searched for.
  var source = Source.provider
  /// The container whose provider a property reads, by its place, if the source shows it.
  var container: SourcePlace?
  /// Whether its condition is certain.
  var certainty = Certainty.whereWritten
  /// The condition under which it is requested.
  var presence = Presence.always
  /// The types whose methods make the request, one inside of the other: code has created an instance of each before. It
  /// is empty once the conditions of these creations are known.
  var owners: [TypeID] = []
  /// The function in which it was found, if that was read by itself; nil once the conditions of its calls are known.
  var entry: FunctionID?
  /// The lazy property whose initial value makes the request, read for any instance of its type; nil once it is known
  /// whether the property was read of each instance.
  var lazyProperty: VariableID?
  /// The condition under which the code has stopped the program before.
  var stopped = Presence.never
  /// The values that calls which are not followed may have tested before, and stopped the code.
  var checked: Set<TestSubject> = []
  /// Whether the program stops if the service cannot be created.
  var stopsOnFailure = false
  /// The library that it is a request of, if that is not Furnish.
  var dialect: Dialect?

  /// The place in which a service is searched for.
  enum Source: Hashable, Sendable {
    /// A provider.
    case provider
    /// The provider in force, and then the locator, as `@Injected` reads them.
    case providerInForce
    /// The locator alone: `ServiceLocator.shared.getService()`.
    case locator
  }

  enum Certainty: Hashable, Sendable {
    /// The code that requests it runs under its condition.
    case whereWritten
    /// A property requests it that code may read under its condition, and that exists under no other.
    case ofProperty
    /// Code may request it that is not read, or no code does.
    case possible
  }
}
