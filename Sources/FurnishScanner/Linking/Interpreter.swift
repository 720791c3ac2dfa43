import FurnishGraph

/// Follows containers, collections and providers through the code, and notes what is registered and asked for.
///
/// It does what the program would do when it registers, as far as that shows: it goes into modules, helpers and
/// closures, takes all branches, and each loop once.
final class Interpreter {
  let index: DeclarationIndex
  /// The conditions under which all that is found holds.
  let space: PresenceSpace
  var containers: [SourceContainer] = []
  /// The requests to unknown providers.
  var freeRequests: [(request: SourceRequest, entry: Int?)] = []
  /// What could not be read, and what was being read then.
  private(set) var obstacles: [SourceObstacle: Set<Int?>] = [:]
  var concealments: Set<SourceConcealment> = []
  /// Requests of services that may be missing, each service once.
  var doubts: [ServiceDoubt] = []
  /// The entries that request a service whose type cannot be read.
  var askersForAnything: Set<Int?> = []
  /// Types that are asked for by a name that shows only when the program runs.
  var anyName: Set<ResolvedType> = []
  /// What was being read when something was added to a locator that cannot be read.
  var locatorOpenings: Set<Int?> = []
  /// The modules that were included somewhere, by the numbers of their types.
  var includedModules: Set<Int> = []
  /// Functions that were read as part of another one.
  var inlined: Set<Int> = []
  /// Closures whose body was read, by their place.
  var applied: Set<SourcePlace> = []
  /// The entries in which a service was registered in an unknown container.
  var unplacedEntries: Set<Int?> = []
  private(set) var locatorRegistrations: [LocatorEntry: SourceRegistration] = [:]
  /// Whether something is added to a locator.
  var readsLocators: Bool { !locatorOpenings.isEmpty || !locatorRegistrations.isEmpty }

  /// Values of properties and global variables, once they are known.
  var properties: [PropertyKey: Value] = [:]
  /// The types that keep a container, a collection or a provider in a property.
  var keepers: Set<Int> = []
  var propertiesBeingRead: Set<PropertyKey> = []
  var entry: Int?
  var makers: [Int] = []
  /// Where a generic function was called that asks for what its caller says.
  var placeOfAsker: SourcePlace?
  /// Closures that were met, and may not have been called.
  var pendingClosures: [PendingClosure] = []
  /// The code that reads values, and the code that replaces them.
  var valueUses: [ValueUse] = []
  /// What is being read is about to be replaced.
  var isReplacing = false
  /// Whether types register in what their methods are handed.
  var registrars: [Int: Bool] = [:]
  /// Whether types have properties for services, or for what registers them.
  var carriers: [Int: Bool] = [:]
  /// Properties that get a value somewhere.
  var mutated: Set<PropertyKey> = []
  var numbering = 0
  /// How often functions have called themselves while one entry is read.
  var recursions: [Int: Int] = [:]
  var callDepth = 0
  /// What is left to read for one entry: calls that call each other must not take for ever.
  var budget = 0

  /// What is left to read for all entries together: many of them may lead to the same calls.
  private var budgetOfProgram = 0

  /// Enough for everything that the program registers, in one place.
  var budgetOfEntry: Int { min(max(200_000, 100 * index.functions.count), budgetOfProgram) }
  static let deepestCall = 24
  /// A function that calls itself more often than this, while one entry is read, is not followed further.
  static let mostRecursions = 128

  struct PropertyKey: Hashable {
    /// A type of ours, or the name of one that is extended.
    var owner: Int?
    var foreignOwner: String?
    var module: Int
    /// The file of what only that file sees.
    var file: Int?
    var name: String
    /// One of several variables of the name, of which one is compiled in each case.
    var variable: Int?
  }

  init(_ index: DeclarationIndex, _ space: PresenceSpace) {
    self.index = index
    self.space = space
  }

  /// Reads everything.
  func run() {
    budgetOfProgram = max(1_000_000, 10 * index.functions.count)
    for file in index.files.indices where !index.statements[file].isEmpty && isOfInterest(file) {
      start(nil)
      let context = LookupContext(file: file, module: index.moduleOfFile[file])
      let environment = Environment(context: context, presence: .always)
      run(index.statements[file], in: environment, isTopLevel: true)
    }
    for variable in variablesThatMayHoldServices() {
      start(nil)
      _ = value(ofVariable: variable)
    }
    // Functions that create containers are read first, so that the functions that use them find the container.
    var (makers, others): ([Int], [Int]) = ([], [])
    for (file, summary) in index.summaries.enumerated() where isOfInterest(file) {
      for body in summary.bodies {
        guard let function = index.functions.number(ofIndex: body, in: file) else { continue }
        if summary.makers.contains(body) { makers.append(function) } else { others.append(function) }
      }
    }
    // What was read where it is called says nothing more by itself.
    for function in makers + others where !inlined.contains(function) {
      start(function)
      runEntry(function)
    }
    runPendingClosures()
    entry = nil
    noteInjections()
    for number in containers.indices {
      // What was read by itself, and again where it is called.
      containers[number].registrations.removeAll { isSuperseded($0.entry) }
      let isOpened = !containers[number].openings.allSatisfy(isSuperseded)
      if isOpened || hidesRegistrations { containers[number].isOpen = true }
    }
    dropInlinedContainers()
    if index.dialects.contains(.swinject) { joinSwinjectContainers() }
    nameProtocols()
  }

  /// A bare name of a protocol whose source is not at hand means the same as with `any`.
  private func nameProtocols() {
    let protocols = index.unreadProtocols
    guard !protocols.isEmpty else { return }
    func named(_ type: ResolvedType) -> ResolvedType {
      guard case .nominal(let name, nil, let arguments) = type else { return type }
      if arguments.isEmpty { return protocols.contains(name) ? .existential(type) : type }
      return .nominal(name: name, declaration: nil, arguments: arguments.map(named))
    }
    for number in containers.indices { containers[number].rename(named) }
    for number in freeRequests.indices {
      let type = freeRequests[number].request.dependency.service.type
      freeRequests[number].request.dependency.service.type = named(type)
    }
    for entry in locatorRegistrations.keys { locatorRegistrations[entry]?.rename(named) }
  }

  func isOfInterest(_ file: Int) -> Bool { index.isInterpreted[index.moduleOfFile[file]] }

  func note(_ obstacle: SourceObstacle) { obstacles[obstacle, default: []].insert(entry) }

  /// Something is added to a locator that cannot be read.
  var isLocatorOpen: Bool { !locatorOpenings.allSatisfy(isSuperseded) }

  /// A Boolean value that indicates whether a service was registered in an unknown container.
  ///
  /// It is `true` as well once the budget of the program is spent, since the rest of its registrations is unknown.
  var hidesRegistrations: Bool { budgetOfProgram <= 0 || !unplacedEntries.allSatisfy(isSuperseded) }

  /// Whether a service whose type cannot be read was requested from a provider.
  var asksForAnything: Bool { !askersForAnything.allSatisfy(isSuperseded) }

  func noteInLocator(_ registration: SourceRegistration) {
    let entry = LocatorEntry(place: registration.place, service: registration.service)
    let known = locatorRegistrations[entry]?.presence ?? .never
    locatorRegistrations[entry] = registration
    locatorRegistrations[entry]!.presence = space.or(known, registration.presence)
  }

  /// What is added to locators, in order of place.
  var located: [SourceRegistration] {
    locatorRegistrations.values.sorted {
      ($0.place, $0.service.type.text) < ($1.place, $1.service.type.text)
    }
  }

  /// Returns whether the findings of a function by itself are dropped, because its callers were read.
  func isSuperseded(_ entry: Int?) -> Bool { entry.map(inlined.contains) ?? false }

  /// Other variables are read at their first use.
  private func variablesThatMayHoldServices() -> [Int] {
    index.summaries.indices.lazy.filter(isOfInterest).flatMap { file in
      index.summaries[file].mayHoldServices(aliases: index.aliasNames).compactMap {
        index.variables.number(ofIndex: $0, in: file)
      }
    }
  }

  func start(_ function: Int?) {
    entry = function
    budget = budgetOfEntry
    recursions = [:]
  }

  /// Whether this entry may be read on. Where not, it is said, and what it has made is not known as a whole.
  func spend() -> Bool {
    budget -= 1
    budgetOfProgram -= 1
    if budget == 0, let entry {
      let place = SourcePlace(file: index.functions[entry].file, place: index.functions[entry].facts.place)
      note(SourceObstacle(kind: .collection, place: place))
      for container in containers.indices where containers[container].entry == entry {
        containers[container].openings.insert(self.entry)
      }
    }
    return budget > 0
  }

  private func runEntry(_ function: Int) {
    let facts = index.functions[function].facts
    let presence = space.presence(facts.condition)
    guard presence != .never else { return }
    var environment = environment(of: function, receiver: nil, presence: presence)
    var values = facts.parameters.map { value(of: index.resolve($0.type, in: environment.context)) }
    if let helper = helperContainer(function, values + [environment.receiver ?? .unknown]) {
      values = values.map { value($0, registeringIn: helper) }
      let receiver = environment.receiver.map { value($0, registeringIn: helper) }
      environment = self.environment(of: function, receiver: receiver, presence: presence)
    }
    for (parameter, value) in zip(facts.parameters, values) {
      bindDefault(of: parameter, in: environment)
      environment[parameter.name] = value
    }
    makers.append(function)
    run(facts.body ?? [], in: environment)
    makers.removeLast()
  }

  /// The stand-in for the container that the callers of a function pass to it.
  private func helperContainer(_ function: Int, _ values: [Value]) -> Int? {
    let entry = index.functions[function]
    // Modules are judged as such.
    guard values.contains(where: \.takesServices), entry.facts.labels != ["in"] || entry.owner == nil else {
      return nil
    }
    containers.append(
      SourceContainer(
        kind: .helper(function), place: SourcePlace(file: entry.file, place: entry.facts.place), entry: function,
        presence: space.presence(entry.facts.condition)))
    containers[containers.count - 1].isOpen = true
    return containers.count - 1
  }

  private func value(_ value: Value, registeringIn container: Int) -> Value {
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
    of function: Int, receiver: Value?, presence: Presence, isRepeated: Bool = false
  ) -> Environment {
    let entry = index.functions[function]
    let context = index.context(of: entry)
    let own =
      receiver ?? entry.owner.map { owner in
        .instance(
          .nominal(
            name: index.types[owner].fullName, declaration: owner,
            arguments: index.types[owner].facts.genericParameters.map(ResolvedType.parameter)), made: nil)
      } ?? entry.foreignOwner.map { value(of: index.resolve(.name($0), in: context)) }
    var bound = context
    for name in entry.facts.genericParameters { bound.generics[name] = .parameter(name) }
    return Environment(
      context: bound, receiver: own, result: entry.facts.result.map { index.resolve($0, in: bound) },
      presence: presence, isRepeated: isRepeated)
  }

  /// What is known of a value by its type alone.
  func value(of type: ResolvedType) -> Value {
    switch type.textInFurnish {
    case "any Furnish.ServiceCollection", "some ServiceCollection": .collection(Value.Collection())
    case "any Furnish.ServiceProvider", "some ServiceProvider", "Furnish.ServiceScope": .provider(.unknown)
    case "Furnish.ServiceContainer", "any Furnish.Container", "some Container": .container(nil)
    case "Furnish.ServiceLocator": .locator
    case "Furnish.ServiceValues": .values
    default:
      valueOfWrapped(type) ?? swinjectValue(of: type)
        ?? (type.isOpen && type.declaration == nil ? .unknown : .instance(type, made: nil))
    }
  }

  /// `(any ServiceProvider)?` holds a provider, if anything.
  private func valueOfWrapped(_ type: ResolvedType) -> Value? {
    guard let wrapped = type.arguments(of: "Swift.Optional")?.first else { return nil }
    let value = value(of: wrapped)
    return value.isOfInterest ? value : nil
  }

  /// A container that was made in a function which others call stands for nothing where those were read.
  private func dropInlinedContainers() {
    let dropped = containers.indices.filter { number in
      let container = containers[number]
      guard container.kind != .overlay, let entry = container.entry, inlined.contains(entry) else { return false }
      return containers.contains { $0.place == container.place && $0.entry != entry }
    }
    for number in dropped.reversed() { containers[number].kind = .overlay }
    for number in dropped { containers[number].forget() }
  }
}
