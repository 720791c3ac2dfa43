import FurnishGraph

/// The events that the interpreter notes while it reads a program, which are judged after the whole program was read.
///
/// Most have the entry in which they were found: those of a function that is read by itself, and again as a part of its
/// callers, are dropped (``Interpreter/isSuperseded(_:)``).
struct ProgramEvents {
  /// The requests to unknown providers.
  var unplacedRequests: [(request: SourceRequest, entry: FunctionID?)] = []
  /// The obstacles to reading, with the entries in which they were found.
  var obstacles: [SourceObstacle: Set<FunctionID?>] = [:]
  /// The uses of declarations that are not visible where they are used.
  var concealments: Set<SourceConcealment> = []
  /// The requests of services that may be missing, one for each service.
  var doubts: [ServiceDoubt] = []
  /// The requests of Swinject whose results are unwrapped later.
  var unwrappedRequests: [Interpreter.UnwrappedRequest] = []
  /// The entries that request a service whose type cannot be read.
  var entriesWithUnreadableRequests: Set<FunctionID?> = []
  /// The conditions under which tests such as `provider.resolve(Log.self) != nil` hold.
  var presentServices: [SourceService: [Presence]] = [:]
  /// The last request by `resolve`.
  var lastOptionalRequest: (place: SourcePlace, service: SourceService)?
  /// The types that are requested by a name which only the running program determines.
  var typesRequestedByUnknownName: Set<ResolvedType> = []
  /// The entries that add a service of an unknown type to a locator.
  var locatorOpenings: Set<FunctionID?> = []
  /// The services that are added to locators.
  var locatorRegistrations: [Interpreter.PlacedService: SourceRegistration] = [:]
  /// The modules that were included somewhere, by the numbers of their types.
  var includedModules: Set<TypeID> = []
  /// The types of the included modules that cannot be read, with the entries that include them.
  var unreadModules: [ResolvedType: Set<FunctionID?>] = [:]
  /// The modules that are created somewhere, by the numbers of their types.
  var createdModules: Set<TypeID> = []
  /// The entries in which a service was registered in an unknown container.
  var unplacedEntries: Set<FunctionID?> = []
  /// The conditions under which the main program creates instances of each type. The key of the inner dictionary is the
  /// condition under which the program has stopped before the creation.
  var creations: [TypeID: [Presence: Presence]] = [:]
  /// The conditions under which code creates instances of each type, by the entries that do.
  var creationsByEntry: [TypeID: [FunctionID?: Presence]] = [:]
  /// The conditions under which lazy properties create instances of each type, as they were read for any instance.
  var creationsByLazyProperty: [TypeID: [VariableID: Presence]] = [:]
  /// The places of the names of functions, in calls that are not followed and as values.
  var placesOfMentions: [FunctionID: Set<Place>] = [:]
  /// The conditions under which code uses functions as values, by the functions, the places and the entries.
  var functionValues: [FunctionID: [SourcePlace: [FunctionID?: Presence]]] = [:]
  /// The places of the arguments of functions of the program that are names.
  var placesOfArguments: Set<SourcePlace> = []
  /// The conditions of the calls that are not followed, by the called functions and the entries that call them.
  var callsNotFollowed: [FunctionID: [FunctionID?: Presence]] = [:]
  /// The first call by the main program of each function that is not followed: its place in the order, and its
  /// condition.
  var firstCalls: [FunctionID: (order: CodeOrder, presence: Presence)] = [:]
  /// The types whose initializers code names as functions.
  var typesOfInitializerValues: Set<TypeID> = []
  /// The subjects of `self` in functions that belong to any instance of a type.
  var subjectsOfSelf: [TestSubject: TypeID] = [:]
  /// The subjects of the values that constant properties receive, by the entries that store them.
  var subjectsStored: [VariableID: [FunctionID?: Set<TestSubject?>]] = [:]
  /// The types whose properties request services, by the places of the requests; nil for a global variable.
  var ownersOfProperties: [SourcePlace: TypeID?] = [:]
  /// The types of which code creates instances, and their superclasses.
  var createdTypes: Set<TypeID> = []
  /// The providers that code sets as the one in force.
  var providersInForce: Set<ProviderInForce> = []
  /// Whether services are added to a locator.
  var addsToLocators: Bool { !locatorOpenings.isEmpty || !locatorRegistrations.isEmpty }
  /// The code that reads values, and the code that replaces them.
  var valueUses: [ValueUse] = []
  /// Whether code replaces values of `ServiceValues` without showing which ones: `$0 = .live`, `$0[keyPath: path] = 1`,
  /// `$0.useLive()`.
  var replacesUnreadValues = false
  /// The levels that code opens from providers of which the source does not show the container.
  var levelsOpenedElsewhere: [SourceLevelDeclaration] = []
  /// The containers of code that runs once, by the places that create them.
  var containersOfFirstRuns: [SourcePlace: Interpreter.ContainerOfFirstRun] = [:]
  /// The places of the names of the functions that code calls and that may start a container.
  var placesOfStarts: Set<SourcePlace> = []
  /// The calls that start containers of which the source does not show the creation.
  var startsOfAnyContainer: [SourceStart] = []
  /// The number of the last call that awaits services, or starts a container.
  var lastOrder = 0
  /// The condition under which the program does not compile: an `#error` is in a clause of `#if`.
  var impossible = Presence.never

  /// The services that are added to locators, in order of place.
  var sortedLocatorRegistrations: [SourceRegistration] {
    locatorRegistrations.values.sorted {
      ($0.place, $0.service.type.text) < ($1.place, $1.service.type.text)
    }
  }
}
