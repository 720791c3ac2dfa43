import FurnishGraph

/// An interpreter that follows containers, collections and providers through the code of a program, and notes their
/// registrations and requests.
///
/// It runs the code as the program would, as far as the source shows the values: it follows modules, helpers and
/// closures, takes each branch that may be taken, and runs a loop once if its elements are unknown.
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
  /// The environment of the main program, while its code is being read.
  var mainProgram: Environment? {
    // The stored answers are about the variables of this main program.
    didSet { answers.usesOfVariables = [:] }
  }
  /// The events that were noted so far.
  var events = ProgramEvents()
  /// The values of the program's variables.
  var memory = ProgramMemory()
  /// The code that is being read, and its limits.
  var progress = ReadingProgress()
  /// The code that was read, and the code that remains.
  var coverage = ReadingCoverage()
  /// The facts about declarations that were found so far.
  var answers = DeclarationAnswers()
  /// For each module that imports SwinjectStoryboard, the module that represents its program.
  private(set) lazy var programsOfStoryboards = findProgramsOfStoryboards()
  /// The names of the functions of the program that never return.
  private(set) lazy var namesOfStops = findNamesOfStops()
  /// The names of the variables that functions change.
  private(set) lazy var variablesChangedByFunctions = findVariablesChangedByFunctions()
  /// The names of the properties that code may set by key paths.
  private(set) lazy var namesSetByKeyPaths = findNamesSetByKeyPaths()
  /// The hashes of the names of the variables that code may change: see ``ChangedNames``.
  private(set) lazy var changedNames = Set(index.summaries.flatMap(\.changedNames))
  /// The hashes of the names to which initializers assign.
  private(set) lazy var initializedNames = Set(index.summaries.flatMap(\.initializedNames))
  /// The hashes of the labels of arguments.
  private(set) lazy var labelsOfArguments = Set(index.summaries.flatMap(\.labels))
  /// The modules whose code the program runs.
  private(set) lazy var runningModules = RunningModules(index, exposed: nil)
  /// The functions of the program by their names, and initializers by those of their types.
  private(set) lazy var functionsByName = findFunctionsByName()
  private(set) lazy var variablesByName = Dictionary(grouping: index.variables.ids, by: index.variables.name)
  /// The classes that inherit from each class.
  private(set) lazy var subclasses = Dictionary(
    grouping: index.types.indices.filter { index.superclass(of: $0) != nil }, by: { index.superclass(of: $0)! })
  private(set) lazy var typesByName = Dictionary(grouping: index.types.indices) { index.types[$0].facts.name }
  private(set) lazy var unreadMembers = Dictionary(grouping: index.summaries.flatMap(\.unreadMembers), by: \.name)
  /// Whether the program has a main program. A library has none: the programs that use it call its code.
  private(set) lazy var hasEntryPoint =
    index.files.indices.contains { !index.statements[$0].isEmpty }
    || index.types.contains(where: RunningModules.isMainType)
  /// Whether a file of the program calls `start()`, unless that is a function of the program, or imports a module that
  /// may start a container.
  private(set) lazy var startsContainers = zip(index.files.indices, index.summaries).contains { file, summary in
    summary.mayStartContainers || summary.importsStarter
      || summary.starts.contains { !events.placesOfOwnStarts.contains(SourcePlace(file: file, place: $0)) }
  }
  /// Whether code that is not read may start a container.
  private(set) lazy var hidesStarts = zip(index.files.indices, index.summaries).contains { file, summary in
    summary.importsStarter
      || summary.starts.contains { !events.placesOfStarts.contains(SourcePlace(file: file, place: $0)) }
  }
  /// The types with functions in extensions for certain generic arguments: `Box` of
  /// `extension Box where Content == Int`.
  private(set) lazy var typesWithConstrainedMembers = findTypesWithConstrainedMembers()
  /// Returns whether the program was edited in the meantime.
  let isOutdated: () -> Bool

  /// The greatest depth of calls that are followed, each inside of the one before it.
  static let deepestCall = 24
  /// The greatest number of times that a function which calls itself is followed while one entry is read.
  static let mostRecursions = 128

  /// - Parameter isOutdated: Returns whether the program was edited in the meantime.
  init(_ index: DeclarationIndex, _ space: PresenceSpace, isOutdated: @escaping () -> Bool) {
    self.index = index
    self.space = space
    self.isOutdated = isOutdated
  }

  /// Reads all code of the program.
  func run() {
    progress.budgetOfProgram = max(1_000_000, 10 * index.functions.count)
    let variables = variablesThatMayHoldServices()
    noteStoredProperties(among: variables)
    for file in index.files.indices where !index.statements[file].isEmpty && isInterpreted(file) {
      startReading(nil)
      let context = LookupContext(file: file, module: index.moduleOfFile[file])
      let environment = Environment(
        context: context, presence: .always, flow: ControlFlow(isOfMainProgram: true))
      mainProgram = environment
      run(index.statements[file], in: environment, isTopLevel: true)
      mainProgram = nil
    }
    for variable in variables {
      startReading(nil)
      _ = value(ofVariable: variable)
    }
    readTraitsOfTests()
    // Functions that create containers are read first, so that the functions that use them find the container.
    var (creators, others): ([FunctionID], [FunctionID]) = ([], [])
    for (file, summary) in zip(index.files.indices, index.summaries) where isInterpreted(file) {
      for body in summary.bodies {
        guard let function = index.functions.id(ofIndex: body, in: file) else { continue }
        if summary.containerCreators.contains(body) { creators.append(function) } else { others.append(function) }
      }
      others += summary.choices.compactMap { index.functions.id(ofIndex: $0, in: file) }.filter(createsOwners)
    }
    // A body that was read as a part of its caller is not read by itself.
    for function in creators + others where !coverage.inlined.contains(function) {
      startReading(function)
      runEntry(function)
    }
    runPendingClosures()
    readPendingProperties()
    finish()
  }

  /// Returns whether the code of a file is read: its module is one of ``DeclarationIndex/isInterpreted``.
  func isInterpreted(_ file: FileID) -> Bool { index.isInterpreted[index.moduleOfFile[file]] }

  func note(_ obstacle: SourceObstacle) { events.obstacles[obstacle, default: []].insert(progress.entry) }

  /// Whether a service of an unknown type is added to a locator.
  var isLocatorOpen: Bool { !events.locatorOpenings.allSatisfy(isSuperseded) }

  /// A Boolean value that indicates whether a service was registered in an unknown container.
  ///
  /// It is `true` as well if the reading has reached its limit, since the remaining code may register services.
  var hidesRegistrations: Bool {
    progress.budgetOfProgram <= 0 || !events.entriesWithUnplacedRegistrations.allSatisfy(isSuperseded)
  }

  /// Returns whether a module may be the argument of an `include` whose argument cannot be read.
  func mayBeIncluded(_ module: TypeID) -> Bool {
    events.createdModules.contains(module)
      && events.unreadModules.contains { type, entries in
        !entries.allSatisfy(isSuperseded) && index.mayBeInstance(of: module, declaredAs: type)
      }
  }

  /// Whether a service whose type cannot be read was requested from a provider.
  var hasUnreadableRequests: Bool { !events.entriesWithUnreadableRequests.allSatisfy(isSuperseded) }

  /// Notes a service that code adds to a locator. If its place is read several times, the service is added where one of
  /// the conditions holds.
  func addToLocator(_ registration: SourceRegistration) {
    let key = PlacedService(place: registration.place, service: registration.service)
    var registration = registration
    if let known = events.locatorRegistrations[key] {
      registration.presence = space.or(known.presence, registration.presence)
      registration.isOfMainProgram = registration.isOfMainProgram && known.isOfMainProgram
    }
    events.locatorRegistrations[key] = registration
  }

  /// Returns whether the results of an entry are dropped, because the function was read as a part of its callers.
  func isSuperseded(_ entry: FunctionID?) -> Bool { entry.map(coverage.inlined.contains) ?? false }

  /// Returns the variables that may hold services, which are read even if no code uses them. Other variables are read
  /// at their first use.
  private func variablesThatMayHoldServices() -> [VariableID] {
    index.summaries.indices.lazy.filter(isInterpreted).flatMap { file in
      index.summaries[file].mayHoldServices(aliases: index.aliasNames).compactMap {
        index.variables.id(ofIndex: $0, in: file)
      }
    }
  }

  /// Reads code that runs later, such as a recipe. The values of the code that is being read stay current, unless the
  /// later code assigns to properties.
  func readLater<Success>(_ body: () -> Success) -> Success {
    let (steps, assignments) = (memory.stepsNotFollowed, memory.assignmentsOfProperties)
    defer { if memory.assignmentsOfProperties == assignments { memory.stepsNotFollowed = steps } }
    return body()
  }
}
