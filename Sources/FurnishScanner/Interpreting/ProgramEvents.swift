import FurnishGraph

/// The events that the interpreter notes while it reads a program. They are related to each other and judged once the
/// whole program was read.
///
/// Most have the entry in which they were found: those of a function that is read by itself, and again as a part of its
/// callers, are dropped (``Interpreter/isSuperseded(_:)``).
struct ProgramEvents {
  /// The requests to unknown providers.
  var unplacedRequests: [(request: SourceRequest, entry: FunctionID?)] = []
  /// The parts of the source that the interpreter cannot read, with the entries in which they were found.
  var obstacles: [SourceObstacle: Set<FunctionID?>] = [:]
  /// The uses of declarations at places from which these are not visible.
  var concealments: Set<SourceConcealment> = []
  /// The requests of services that may be missing. The first request of each service is reported.
  var doubts: [ServiceDoubt] = []
  /// The requests of Swinject whose results are unwrapped later.
  var unwrappedRequests: [Interpreter.UnwrappedRequest] = []
  /// The entries that request a service whose type cannot be read.
  var entriesWithUnreadableRequests: Set<FunctionID?> = []
  /// The conditions under which tests such as `provider.resolve(Log.self) != nil` hold.
  var presentServices: [SourceService: [Presence]] = [:]
  /// The last request by `resolve`.
  var lastOptionalRequest: (place: SourcePlace, service: SourceService)?
  /// The types of services for which only the running program determines a name, a key or an argument, in a request or
  /// a registration.
  var typesOfUndeterminedRequests: Set<ResolvedType> = []
  /// The entries that add a service of an unknown type to a locator.
  var locatorOpenings: Set<FunctionID?> = []
  /// The services that are added to locators.
  var locatorRegistrations: [PlacedService: SourceRegistration] = [:]
  /// The types of the modules that code includes.
  var includedModules: Set<TypeID> = []
  /// The types of the included modules that cannot be read, with the entries that include them.
  var unreadModules: [ResolvedType: Set<FunctionID?>] = [:]
  /// The types of the modules that code creates.
  var createdModules: Set<TypeID> = []
  /// The entries in which a service was registered in an unknown container.
  var entriesWithUnplacedRegistrations: Set<FunctionID?> = []
  /// The conditions under which the main program creates instances of each type, by the conditions under which it has
  /// stopped before.
  var creations: [TypeID: [Presence: Presence]] = [:]
  /// The conditions under which code creates instances of each type, by the entries that do.
  var creationsByEntry: [TypeID: [FunctionID?: Presence]] = [:]
  /// The conditions under which lazy properties, read for any instance, create instances of each type.
  var creationsByLazyProperty: [TypeID: [VariableID: Presence]] = [:]
  /// The places of the names of functions, in calls that are not followed and as values.
  var placesOfMentions: [FunctionID: Set<Place>] = [:]
  /// The conditions under which code uses functions as values, by the functions, the places and the entries.
  var functionValues: [FunctionID: [SourcePlace: [FunctionID?: Presence]]] = [:]
  /// The places of names that code passes to functions of the program.
  var placesOfArguments: Set<SourcePlace> = []
  /// The conditions of the calls that are not followed, by the called functions and the entries that call them.
  var callsNotFollowed: [FunctionID: [FunctionID?: Presence]] = [:]
  /// The first call by the main program of each function that is not followed: its place in the order of the code, and
  /// its condition.
  var firstCalls: [FunctionID: (order: CodeOrder, presence: Presence)] = [:]
  /// The types whose initializers code uses as functions: `Orders.init`.
  var typesOfInitializerValues: Set<TypeID> = []
  /// The types of `self` in methods that are read for any instance, by the subjects of `self`.
  var subjectsOfSelf: [TestSubject: TypeID] = [:]
  /// The subjects of the values that constant properties receive, by the entries that store them.
  var subjectsStored: [VariableID: [FunctionID?: Set<TestSubject?>]] = [:]
  /// The types whose properties request services, by the places of the requests; nil for a global variable.
  var ownersOfProperties: [SourcePlace: TypeID?] = [:]
  /// The types of which code of the program creates instances, and their superclasses.
  var createdTypes: Set<TypeID> = []
  /// The providers that code sets as the one in force.
  var providersInForce: Set<ProviderInForce> = []
  /// Whether code calls `prepareServices` to set a provider.
  var preparesProvider = false
  /// The requests by `@Injected` in tests, with the containers of the tests.
  var requestsOfTests: [(request: SourceRequest, container: ContainerID)] = []
  /// The services that the traits of tests add to the locator.
  var servicesInLocatorsOfTests: Set<SourceService> = []
  /// Whether services are added to a locator.
  var addsToLocators: Bool { !locatorOpenings.isEmpty || !locatorRegistrations.isEmpty }
  /// The code that reads values of `ServiceValues`, and the code that replaces them.
  var valueUses: [ConditionalUse] = []
  /// The condition under which the main program has stopped.
  var stopped = Presence.never
  /// Whether code replaces values of `ServiceValues` without showing which ones: `$0 = .live`, `$0[keyPath: path] = 1`,
  /// `$0.useLive()`.
  var replacesUnreadValues = false
  /// The levels that code opens from providers of unknown containers.
  var levelsOpenedElsewhere: [SourceLevelDeclaration] = []
  /// The containers of first runs, by the places that create them.
  var containersOfFirstRuns: [SourcePlace: Interpreter.ContainerOfFirstRun] = [:]
  /// The places of the names of the functions that code calls and that may start a container.
  var placesOfStarts: Set<SourcePlace> = []
  /// The places of the names of these functions, in calls of functions that the program declares.
  var placesOfOwnStarts: Set<SourcePlace> = []
  /// The calls that start a container that the source does not show.
  var startsOfAnyContainer: [SourceStart] = []
  /// The number of the last call that awaits services, or starts a container.
  var lastOrder = 0
  /// The condition under which the program does not compile: a clause of `#if` has an `#error`.
  var impossible = Presence.never

  /// The services that are added to locators, in order of place.
  var sortedLocatorRegistrations: [SourceRegistration] {
    locatorRegistrations.values.sorted {
      ($0.place, $0.service.type.text) < ($1.place, $1.service.type.text)
    }
  }
}
