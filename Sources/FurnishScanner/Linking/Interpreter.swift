import FurnishGraph

/// An interpreter that follows containers, collections and providers through the code, and notes registrations and
/// requests.
///
/// It runs the code as the program would, as far as the source shows it: it follows modules, helpers and closures,
/// takes each branch that may be taken, and runs a loop once if its elements are unknown.
///
/// A function is read by itself, as an "entry", unless code that was read before calls it. If later code calls it, its
/// results as an entry are dropped (it is "superseded"), because it is read again as a part of its caller.
///
/// Code is "followed" if the interpreter reads it where it is called, with the values that it receives there. A step
/// that is not followed, such as a call of a library, may have changed any object.
final class Interpreter {
  let index: DeclarationIndex
  /// The conditions under which all results hold.
  let space: PresenceSpace
  var containers = NumberedTable<ContainerID, SourceContainer>()
  /// The requests to unknown providers.
  var unplacedRequests: [(request: SourceRequest, entry: FunctionID?)] = []
  /// The obstacles to reading, with the entries in which they were found.
  private(set) var obstacles: [SourceObstacle: Set<FunctionID?>] = [:]
  /// The uses of declarations that are not visible where they are used.
  var concealments: Set<SourceConcealment> = []
  /// The requests of services that may be missing, one for each service.
  var doubts: [ServiceDoubt] = []
  /// The requests of Swinject whose results are unwrapped later.
  var unwrappedRequests: [UnwrappedRequest] = []
  /// For each module that imports SwinjectStoryboard, the module that represents its program.
  private(set) lazy var programsOfStoryboards = findProgramsOfStoryboards()
  /// The product of the numbers of elements of the loops that are being read, each inside of the one before it: the
  /// number of times that the body of the innermost one is run.
  var repetitions = 1
  /// The names of the functions of the program that never return.
  private(set) lazy var namesOfStops = findNamesOfStops()
  /// The names of the variables that functions change.
  private(set) lazy var variablesChangedByFunctions = findVariablesChangedByFunctions()
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
  /// The modules that were included somewhere, by the numbers of their types.
  var includedModules: Set<TypeID> = []
  /// The types of the included modules that cannot be read, with the entries that include them.
  var unreadModules: [ResolvedType: Set<FunctionID?>] = [:]
  /// The modules that are created somewhere, by the numbers of their types.
  var createdModules: Set<TypeID> = []
  /// Functions that were read as part of another one.
  var inlined: Set<FunctionID> = []
  /// The closures that were read in any scope, by their places.
  var closuresRead: Set<SourcePlace> = []
  /// The number of times that each closure was read. It is limited, since functions may call each other on many paths.
  var readingsOfClosures: [SourcePlace: Int] = [:]
  /// The entries in which a service was registered in an unknown container.
  var unplacedEntries: Set<FunctionID?> = []
  /// The services that are added to locators.
  private(set) var locatorRegistrations: [LocatorEntry: SourceRegistration] = [:]
  /// The conditions under which the main program creates instances of each type. The key of the inner dictionary is the
  /// condition under which the program has stopped before the creation.
  var creations: [TypeID: [Presence: Presence]] = [:]
  /// The types whose properties request services, by the places of the requests; nil for a global variable.
  var ownersOfProperties: [SourcePlace: TypeID?] = [:]
  /// The types of which code creates instances, and their superclasses.
  var createdTypes: Set<TypeID> = []
  /// The providers that code sets as the one in force.
  var providersInForce: Set<ProviderInForce> = []
  /// Whether services are added to a locator.
  var addsToLocators: Bool { !locatorOpenings.isEmpty || !locatorRegistrations.isEmpty }

  /// Values of properties and global variables, once they are known.
  var properties: [PropertyKey: Value] = [:]
  /// The types that store a container, a collection or a provider in a property.
  var typesThatStoreServices: Set<TypeID> = []
  var propertiesBeingRead: Set<PropertyKey> = []
  /// The environment of the main program, while its code is being read.
  var mainProgram: Environment? {
    // Which variables a function may change depends on the main program.
    didSet { usesOfVariables = [:] }
  }
  /// The function that is being read by itself, and not as part of its caller; nil outside of functions.
  var entry: FunctionID?
  /// The number of the piece of code that is being read as a whole, such as an entry.
  var code = 0
  /// The functions that are being read, each inside of the one before it.
  var functionsBeingRead: [FunctionID] = []
  /// The place of the outermost call of a generic function that is being read: services of a type that the caller
  /// determines are requested at this place.
  var placeOfGenericCall: SourcePlace?
  /// The positions of the providers that recipes store in properties.
  var positionsOfProviders: [PropertyKey: Set<SourcePosition>] = [:]
  /// The entries that store in a property a provider which no recipe has received.
  var otherProviders: [PropertyKey: Set<FunctionID?>] = [:]
  /// The positions of the providers that code assigns to variables outside of initializers, with the entries that
  /// assign them.
  var replacingPositions: [PropertyKey: [SourcePosition: Set<FunctionID?>]] = [:]
  /// The names of properties to which code assigns in ways that are not followed.
  var namesOfReplacedProperties: Set<String> = []
  /// Whether a subclass or a conforming type declares its own version of a member.
  var overriddenMembers: [OverriddenMember: Bool] = [:]
  /// Closures that were found, and may not have been called.
  var pendingClosures: [PendingClosure] = []
  /// Lazy properties of known instances, which code may read at any time.
  var pendingProperties: [PendingProperty] = []
  /// The lazy properties whose values have led to the code that is being read.
  var originsOfLazyValue: Set<VariableID> = []
  /// The number of instances of which each lazy property was read.
  var lazyValuesRead: [LazyRead: Int] = [:]
  /// The code that reads values, and the code that replaces them.
  var valueUses: [ValueUse] = []
  /// Whether code replaces values of `ServiceValues` without showing which ones: `$0 = .live`, `$0[keyPath: path] = 1`,
  /// `$0.useLive()`.
  var replacesUnreadValues = false
  /// Whether the values that are being read are about to be replaced.
  var isReplacing = false
  /// Whether the name of a service is being read.
  var isReadingName = false
  /// The containers of code that runs once, by the places that create them.
  var containersOfFirstRuns: [SourcePlace: ContainerOfFirstRun] = [:]
  /// Whether types register in a collection that their methods receive.
  var hasRegisteringMethods: [TypeID: Bool] = [:]
  /// Whether types have properties for services, or for types that register them.
  var hasServiceProperties: [TypeID: Bool] = [:]
  /// Whether types have members that register services, or return modules or providers.
  var typesThatCarryServices: [TypeID: Bool] = [:]
  /// The properties of types that are lists of modules, or of functions that register.
  var listsOfServices: [TypeID: [VariableID]] = [:]
  /// The entries that change such a list without showing which object it belongs to.
  var changesOfAnyList: [PropertyKey: Set<FunctionID?>] = [:]
  /// The number of conditional aliases for whose types the current statement is being read, one type after the other.
  var aliasesBeingRead = 0
  /// The levels that code opens from providers of which the source does not show the container.
  var levelsOpenedElsewhere: [SourceLevelDeclaration] = []
  /// The names of lists to which code adds elements without showing the type of the object.
  var namesOfListsOfUnknownObjects: Set<String> = []
  /// Whether each function is a plain one: see ``isPlainFunction(_:)``.
  var plainFunctions: [FunctionID: Bool] = [:]
  /// Whether functions create containers.
  var functionsThatCreateContainers: [FunctionID: Bool] = [:]
  /// Whether functions of a name register in containers that they neither create nor receive.
  var namesThatRegister: [String: Bool] = [:]
  /// Whether functions create modules.
  var functionsThatCreateModules: [FunctionID: Bool] = [:]
  /// The variables that each function changes or reads, itself or through the functions that it calls.
  var usesOfVariables: [FunctionID: UsesOfVariables] = [:]
  /// The functions of the program by their names, and initializers by those of their types.
  private(set) lazy var functionsByName = findFunctionsByName()
  /// Whether a main program was read. A library may be started by the programs that use it.
  private(set) lazy var hasEntryPoint =
    index.files.indices.contains { !index.statements[$0].isEmpty }
    || index.types.contains { $0.facts.attributes.contains { ["main", "UIApplicationMain"].contains($0.name) } }
  /// Whether a file of the program contains a word, such as a call of `start()`, or an import by which it may start a
  /// container.
  private(set) lazy var startsContainers = index.summaries.contains(where: \.startsContainers)
  /// The types with functions in extensions for certain generic arguments.
  private(set) lazy var typesWithConstrainedMembers = findTypesWithConstrainedMembers()
  /// Whether functions request a service by a name that their callers determine.
  var namingFunctions: [FunctionID: Bool] = [:]
  /// The number of the last step that was not followed. Such a step may have changed any object, so a value is current
  /// only if this number is the one at its assignment.
  private(set) var stepsNotFollowed = 0
  /// The number of all steps that were not followed, those of code that runs later included.
  private var lastStep = 0
  /// The number of assignments so far to properties and global variables, and of calls that may change a variable.
  var assignmentsOfProperties = 0
  /// Whether functions read variables that code may assign to.
  var functionsThatReadVariables: [FunctionID: Bool] = [:]
  /// Properties that are assigned somewhere.
  var assignedProperties: Set<PropertyKey> = []
  /// Properties that are assigned outside of initializers.
  var reassignedProperties: Set<PropertyKey> = []
  /// The stored properties of each type whose initial values may concern services.
  var initialVariables: [TypeID: [VariableID]] = [:]
  /// The entries that use the container of a property without showing which instance it belongs to.
  var usesOfAnyInstance: [PropertyKey: Set<FunctionID?>] = [:]
  /// Whether the initial value of a lazy property is being read for any instance of its type.
  var isReadingLazyProperty = false
  /// The last number that ``nextNumber()`` has returned.
  var lastNumber = 0
  /// The number of times that functions have called themselves while one entry is read.
  var recursions: [FunctionID: Int] = [:]
  /// The number of calls of functions that create containers, followed because of their arguments, while one entry is
  /// read.
  var callsOfCreators: [FunctionID: Int] = [:]
  /// The number of calls that are being followed, each inside of the one before it.
  var callDepth = 0
  /// The remaining steps for one entry: the reading of functions that call each other must end.
  var budget = 0
  /// The condition under which the program does not compile: an `#error` is in a clause of `#if`.
  var impossible = Presence.never

  /// The remaining steps for all entries together: many entries may lead to the same calls, and each of them has a
  /// budget.
  private var budgetOfProgram = 0
  private let isOutdated: () -> Bool
  /// A Boolean value that indicates whether the program was edited while it was read, so that the rest was not read.
  private(set) var isAbandoned = false

  /// The greatest number of steps for one entry.
  var budgetOfEntry: Int { min(max(200_000, 100 * index.functions.count), budgetOfProgram) }
  /// The greatest number of calls that are followed, each inside of the one before it.
  static let deepestCall = 24
  /// A function that calls itself more often than this, while one entry is read, is not followed further.
  static let mostRecursions = 128

  struct PropertyKey: Hashable {
    /// The type of the program that declares the property; nil for a global variable, and for a type of another
    /// library.
    var owner: TypeID?
    /// The name of the type of another library, if the program adds the property to such a type.
    var foreignOwner: String?
    var module: ModuleID
    /// The file of a private global variable, which only that file can use.
    var file: FileID?
    var name: String
    /// The variable, if clauses of `#if` declare several of this name, of which one is compiled in each case.
    var variable: VariableID?
  }

  /// - Parameter isOutdated: Returns whether the program was edited in the meantime.
  init(_ index: DeclarationIndex, _ space: PresenceSpace, isOutdated: @escaping () -> Bool) {
    self.index = index
    self.space = space
    self.isOutdated = isOutdated
  }

  /// Reads all code of the program.
  func run() {
    budgetOfProgram = max(1_000_000, 10 * index.functions.count)
    let variables = variablesThatMayHoldServices()
    noteInitialVariables(variables)
    for file in index.files.indices where !index.statements[file].isEmpty && isOfInterest(file) {
      start(nil)
      let context = LookupContext(file: file, module: index.moduleOfFile[file])
      let environment = Environment(
        context: context, presence: .always, flow: ControlFlow(isOfMainProgram: true))
      mainProgram = environment
      run(index.statements[file], in: environment, isTopLevel: true)
      mainProgram = nil
    }
    for variable in variables {
      start(nil)
      _ = value(ofVariable: variable)
    }
    // Functions that create containers are read first, so that the functions that use them find the container.
    var (creators, others): ([FunctionID], [FunctionID]) = ([], [])
    for (file, summary) in zip(index.files.indices, index.summaries) where isOfInterest(file) {
      for body in summary.bodies {
        guard let function = index.functions.id(ofIndex: body, in: file) else { continue }
        if summary.containerCreators.contains(body) { creators.append(function) } else { others.append(function) }
      }
    }
    // A body that was read as a part of its caller is not read by itself.
    for function in creators + others where !inlined.contains(function) {
      start(function)
      runEntry(function)
    }
    readTraitsOfTests()
    runPendingClosures()
    readPendingProperties()
    entry = nil
    noteInjections()
    relateRequestsOfProperties()
    for number in containers.indices {
      containers[number].presence = space.excluding(containers[number].presence, impossible)
      // Drops the registrations of bodies that were read by themselves, and again as a part of their callers.
      containers[number].registrations.removeAll { isSuperseded($0.entry) }
      containers[number].joinRegistrationsOfFirstRuns(space)
      let isOpened = !containers[number].entriesWithUnreadableRegistrations.allSatisfy(isSuperseded)
      if isOpened || hidesRegistrations { containers[number].isOpen = true }
    }
    placeInjections()
    placeRequestsToStoredProviders()
    placeRequestsToReplacedProviders()
    joinContainersOfInstances()
    dropInlinedContainers()
    if index.dialects.contains(.swinject) { joinSwinjectContainers() }
    makeProtocolsExistential()
  }

  /// Replaces each type that is the bare name of a protocol by `any` and that name, which mean the same. This concerns
  /// protocols whose source was not read: for all others, the index resolves both spellings to one type.
  private func makeProtocolsExistential() {
    let protocols = index.unread.protocols
    guard !protocols.isEmpty else { return }
    func existential(_ type: ResolvedType) -> ResolvedType {
      guard case .nominal(let name, nil, let arguments) = type else { return type }
      if arguments.isEmpty { return protocols.contains(name) ? .existential(type) : type }
      return .nominal(name: name, declaration: nil, arguments: arguments.map(existential))
    }
    for number in containers.indices { containers[number].rename(existential) }
    for number in unplacedRequests.indices {
      let type = unplacedRequests[number].request.dependency.service.type
      unplacedRequests[number].request.dependency.service.type = existential(type)
    }
    for entry in locatorRegistrations.keys { locatorRegistrations[entry]?.rename(existential) }
  }

  func isOfInterest(_ file: FileID) -> Bool { index.isInterpreted[index.moduleOfFile[file]] }

  func note(_ obstacle: SourceObstacle) { obstacles[obstacle, default: []].insert(entry) }

  /// Whether a service of an unknown type is added to a locator.
  var isLocatorOpen: Bool { !locatorOpenings.allSatisfy(isSuperseded) }

  /// A Boolean value that indicates whether a service was registered in an unknown container.
  ///
  /// It is `true` as well once the budget of the program is spent, since the rest of its registrations is unknown.
  var hidesRegistrations: Bool { budgetOfProgram <= 0 || !unplacedEntries.allSatisfy(isSuperseded) }

  /// Returns whether a module may be the argument of some `include` that cannot be read.
  func mayBeIncluded(_ module: TypeID) -> Bool {
    createdModules.contains(module)
      && unreadModules.contains { type, entries in
        !entries.allSatisfy(isSuperseded) && index.mayBe(module, type)
      }
  }

  /// Whether a service whose type cannot be read was requested from a provider.
  var hasUnreadableRequests: Bool { !entriesWithUnreadableRequests.allSatisfy(isSuperseded) }

  func addToLocator(_ registration: SourceRegistration) {
    let entry = LocatorEntry(place: registration.place, service: registration.service)
    let known = locatorRegistrations[entry]?.presence ?? .never
    locatorRegistrations[entry] = registration
    locatorRegistrations[entry]!.presence = space.or(known, registration.presence)
  }

  /// The services that are added to locators, in order of place.
  var sortedLocatorRegistrations: [SourceRegistration] {
    locatorRegistrations.values.sorted {
      ($0.place, $0.service.type.text) < ($1.place, $1.service.type.text)
    }
  }

  /// Returns whether the results of a function as an entry are dropped, because it was read as a part of its callers.
  func isSuperseded(_ entry: FunctionID?) -> Bool { entry.map(inlined.contains) ?? false }

  /// Returns the variables that may hold services. Other variables are read at their first use.
  private func variablesThatMayHoldServices() -> [VariableID] {
    index.summaries.indices.lazy.filter(isOfInterest).flatMap { file in
      index.summaries[file].mayHoldServices(aliases: index.aliasNames).compactMap {
        index.variables.id(ofIndex: $0, in: file)
      }
    }
  }

  func start(_ function: FunctionID?) {
    entry = function
    code = nextNumber()
    budget = budgetOfEntry
    recursions = [:]
    callsOfCreators = [:]
  }

  /// Returns whether reading this entry may continue. If not, that is reported, and the registrations of the entry are
  /// incomplete.
  func spendStep() -> Bool {
    budget -= 1
    budgetOfProgram -= 1
    if budgetOfProgram & 0x3FF == 0, budgetOfProgram > 0, isOutdated() {
      isAbandoned = true
      // Without a budget everything that is being read returns at once.
      (budget, budgetOfProgram) = (0, 0)
    }
    if budget == 0, let place = placeOfEntry {
      note(SourceObstacle(kind: .collection, place: place))
      for container in containers.indices where containers[container].entry == entry {
        containers[container].entriesWithUnreadableRegistrations.insert(self.entry)
      }
    }
    return budget > 0
  }

  /// The place of the function or of the main program that is being read; nil for a variable.
  private var placeOfEntry: SourcePlace? {
    guard let entry else {
      return mainProgram.map { SourcePlace(file: $0.context.file, place: Place(line: 1, column: 1)) }
    }
    return SourcePlace(file: index.functions[entry].file, place: index.functions[entry].facts.place)
  }

  func noteStepNotFollowed() {
    lastStep += 1
    stepsNotFollowed = lastStep
  }

  /// Reads code that runs later, such as a recipe. Its steps do not count as steps of the code that is being read,
  /// unless the later code assigns to properties.
  func readLater<Success>(_ body: () -> Success) -> Success {
    let (steps, assignments) = (stepsNotFollowed, assignmentsOfProperties)
    defer { if assignmentsOfProperties == assignments { stepsNotFollowed = steps } }
    return body()
  }

  /// The state of all that functions read. A step that was not followed, or an assignment, may have changed something.
  var state: ProgramState { ProgramState(steps: stepsNotFollowed, assignments: assignmentsOfProperties) }

  private func runEntry(_ function: FunctionID) {
    let facts = index.functions[function].facts
    let presence = space.presence(facts.condition)
    guard presence != .never else { return }
    let flow = ControlFlow(isOfMainProgram: isMain(function))
    var environment = environment(of: function, receiver: nil, presence: presence, flow: flow)
    var values = facts.parameters.map { value(of: index.resolve($0.type, in: environment.context)) }
    if let helper = helperContainer(function, values + [environment.receiver ?? .unknown]) {
      values = values.map { value($0, registeringIn: helper) }
      let receiver = environment.receiver.map { value($0, registeringIn: helper) }
      environment = self.environment(of: function, receiver: receiver, presence: presence, flow: flow)
      noteUse(of: helper, isNew: true, in: environment)
    }
    for (parameter, value) in zip(facts.parameters, values) {
      bindDefault(of: parameter, in: environment)
      // No call in the source passes a module, so the parameter has its default value.
      if let own = environment[parameter.name], isModule(own) || own.isAbsent && mayBeAbsent(parameter, environment) {
        continue
      }
      environment[parameter.name] = value
    }
    functionsBeingRead.append(function)
    run(facts.body ?? [], in: environment)
    functionsBeingRead.removeLast()
  }

  /// Returns whether a function is the `main()` of the type that is `@main`.
  private func isMain(_ function: FunctionID) -> Bool {
    guard index.functions[function].facts.name == "main", let owner = index.functions[function].owner else {
      return false
    }
    return index.types[owner].facts.attributes.contains { $0.name == "main" }
  }

  private func mayBeAbsent(_ parameter: ParameterFacts, _ environment: Environment) -> Bool {
    let type = index.resolve(parameter.type, in: environment.context)
    return type.arguments(of: "Swift.Optional")?.first.map { !isEnumeration($0) } ?? true
  }

  /// Creates a container that represents all containers that callers pass to a function; returns nil if they pass
  /// none.
  private func helperContainer(_ function: FunctionID, _ values: [Value]) -> ContainerID? {
    let entry = index.functions[function]
    // `register(in:)` of a module is left out: each module is judged as a container of its own.
    guard values.contains(where: \.isUnknownContainer), entry.facts.labels != ["in"] || entry.owner == nil else {
      return nil
    }
    let number = containers.append(
      SourceContainer(
        kind: .helper(function), place: SourcePlace(file: entry.file, place: entry.facts.place), entry: function,
        presence: space.presence(entry.facts.condition)))
    containers[number].isOpen = true
    return number
  }

  private func value(_ value: Value, registeringIn container: ContainerID) -> Value {
    switch value {
    case .collection(var collection):
      collection.container = container
      return .collection(collection)
    case .container(nil): return .container(container)
    case .swinject(.container(nil)):
      containers[container].dialect = .swinject
      return .swinject(.container(container))
    default: return value
    }
  }

  func environment(
    of function: FunctionID, receiver: Value?, presence: Presence, isRepeated: Bool = false,
    flow: ControlFlow = ControlFlow()
  ) -> Environment {
    let entry = index.functions[function]
    let context = index.context(of: entry)
    let own =
      receiver ?? entry.owner.map(anyInstance)
      ?? entry.foreignOwner.map { value(of: index.resolve(.name($0), in: context)) }
    var bound = context
    // In a member that the program adds to a type of another library, `Self` is the type of the receiver.
    if entry.foreignOwner != nil, context.generics["Self"] == nil {
      switch receiver {
      case .type(let type)?, .instance(let type, _)?: bound.generics["Self"] = type
      default: break
      }
    }
    for name in entry.facts.genericParameters { bound.generics[name] = .parameter(name) }
    let key = own.flatMap { keyOfSelf($0, in: function, isRepeated: isRepeated) }
    return Environment(
      context: bound, receiver: own.map { own in key.map { identified(own, by: $0) } ?? own }, receiverKey: key,
      result: entry.facts.result.map { index.resolve($0, in: bound) },
      presence: presence, isRepeated: isRepeated, flow: flow)
  }

  /// Returns an instance of a type, without the call that creates it.
  func anyInstance(of type: TypeID) -> Value {
    .instance(
      .nominal(
        name: index.types[type].fullName, declaration: type,
        arguments: index.types[type].facts.genericParameters.map(ResolvedType.parameter)), creation: nil)
  }

  /// Returns a value of which only the type is known.
  func value(of type: ResolvedType) -> Value {
    switch type.textInFurnish {
    case "any Furnish.ServiceCollection", "some ServiceCollection": .collection(Value.Collection())
    case "any Furnish.ServiceProvider", "some ServiceProvider", "Furnish.ServiceScope": .provider(.unknown)
    case "Furnish.ServiceContainer", "any Furnish.Container", "some Container": .container(nil)
    case "Furnish.ServiceLocator": .locator
    case "Furnish.ServiceValues": .values
    default:
      valueOfParts(type) ?? swinjectValue(of: type)
        ?? (type.isOpen && type.declaration == nil ? .unknown : .instance(type, creation: nil))
    }
  }

  /// Returns the value of an optional or a tuple that may hold services: `(any ServiceProvider)?` is a provider, and
  /// `(ServiceContainer, any ServiceCollection)` has both.
  private func valueOfParts(_ type: ResolvedType) -> Value? {
    let value: Value
    if case .tuple(let parts, let labels) = type {
      value = .tuple(parts.map(self.value(of:)), labels: labels)
    } else if let wrapped = type.arguments(of: "Swift.Optional")?.first {
      value = self.value(of: wrapped)
    } else {
      return nil
    }
    return value.isOfInterest ? value : nil
  }

  /// Drops the containers of functions that were read by themselves, and again where they are called.
  private func dropInlinedContainers() {
    let dropped = containers.indices.filter { number in
      let container = containers[number]
      guard container.kind != .overlay, let entry = container.entry, inlined.contains(entry) else { return false }
      return containers.contains { $0.place == container.place && $0.entry != entry }
    }
    for number in dropped.reversed() { containers[number].kind = .overlay }
    for number in dropped {
      // The requests of entries that are not superseded are moved to the container that was found at the same place
      // when the function was read as a part of its caller.
      let same = containers.indices.filter {
        containers[$0].place == containers[number].place && containers[$0].kind == .container
      }
      for (request, entry) in containers[number].requestsOfOtherEntries where same.count == 1 && !isSuperseded(entry) {
        containers[same[0]].addRequest(request)
      }
      containers[number].removeContent()
    }
  }
}
