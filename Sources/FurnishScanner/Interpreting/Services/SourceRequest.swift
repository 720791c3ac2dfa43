import FurnishGraph

/// A request for a service from a provider or a locator.
struct SourceRequest: Hashable, Sendable {
  var dependency: SourceDependency
  var place: SourcePlace
  var position = SourcePosition.unknown
  /// The property that stores the provider, until the position of that provider is known.
  var property: Interpreter.PropertyKey?
  /// Whether a closure of a recipe requests it from the provider of the recipe, whose position depends on the lifetime
  /// of the registered service.
  var isOfRecipe = false
  /// Whether the request is synchronous, so that it fails for a service that must be awaited and does not exist yet.
  var isSynchronous = false
  /// The place in the order of its code, or nil if it may run at any time.
  var order: CodeOrder?
  /// The entry that makes the request each time that it runs; nil once its calls were related to the request.
  var function: FunctionID?
  /// Whether the main program certainly runs the code of a request to a locator, where its condition holds.
  var isOfMainProgram = false
  /// Where the service is searched for.
  var source = Source.provider
  /// The place of the container whose root is in force where a property reads the service, if the source shows it.
  var container: SourcePlace?
  /// Whether code certainly requests the service where ``presence`` holds.
  var certainty = Certainty.whereWritten
  /// The condition under which it is requested.
  var presence = Presence.always
  /// The types whose methods were being read at the request, so that code has created an instance of each before. It is
  /// empty once the conditions of these creations are known.
  var owners: [TypeID] = []
  /// The entry in which it was found; nil once the conditions of the calls of this entry are known.
  var entry: FunctionID?
  /// The lazy property whose initial value makes the request, if it was read for any instance of its type; nil once it
  /// is known whether the property was evaluated for each instance.
  var lazyProperty: VariableID?
  /// The condition under which the code has stopped the program before.
  var stopped = Presence.never
  /// The subjects of the values that earlier calls may have tested. Each of these calls is not followed, and may have
  /// thrown an error that ends the code.
  var possiblyTested: Set<TestSubject> = []
  /// Whether the program stops if the service cannot be created.
  var stopsOnFailure = false
  /// Whether code around the request handles its error, and the program continues.
  var isHandled = false
  /// The number of the attempt that handles its error, if the code after the attempt runs after an error as well.
  var resumedAttempt: Int?
  /// The numbers of the attempts around it.
  var attempts: [Int] = []
  /// The kind of the object that requests the service, if code has received such an object in place of the service.
  var deferral: Request.Deferral?
  /// The library whose request it is, if that is not Furnish.
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
    /// The code of the request runs under the condition.
    case whereWritten
    /// A property makes the request. Under the condition its owner exists, and code may read the property.
    case ofProperty
    /// Code that is not read may make the request, or no code does.
    case possible
  }
}
