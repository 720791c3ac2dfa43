import FurnishGraph

/// A container, as the source shows it: its registrations, and the requests to it.
struct SourceContainer: Sendable {
  enum Kind: Hashable, Sendable {
    /// `ServiceContainer()`
    case container
    /// The registrations of `provider.overriding { … }`, or a container that is not judged by itself.
    case overlay
    /// A `ServiceModule` that is judged by itself.
    case module(TypeID)
    /// A function that registers in a collection that it receives. It is judged by itself if no code calls the
    /// function.
    case helper(FunctionID)
    /// All locators together.
    case locator
    /// Registrations in a container that the source does not show.
    case unplaced
  }

  var kind: Kind
  var place: SourcePlace
  /// The library whose container it is, if that is not Furnish.
  var dialect: Dialect?
  /// The container to which this one passes requests of services that it does not register (Swinject).
  var parent: ContainerID?
  /// The lifetime of registrations that state none, if the initializer of the container sets one (Swinject).
  var defaultLifetime: LifetimeDescription?
  /// The container whose provider this one overrides; `nil` if it is unknown.
  var base: ContainerID?
  /// The entry in which it is created.
  var entry: FunctionID?
  /// The property that stores the container, if each instance of a type creates one.
  var property: Interpreter.PropertyKey?
  /// Whether it is the container of any instance, for code in which the source does not show the instance.
  var isOfAnyInstance = false
  /// Whether a trait gives it to tests, and no provider is below it.
  var isOfTests = false
  /// Whether it is the provider of a trait, which overrides the one that the program has prepared.
  var overridesPreparedProvider = false
  /// Whether it represents the containers of several objects, which one place in the source creates.
  var isOfSeveralObjects = false
  /// The function that contains `ServiceContainer()`.
  var creatingFunction: FunctionID?
  var registrations: [SourceRegistration] = []
  private(set) var requests: [SourceRequest] = []
  private var knownRequests: Set<SourceRequest> = []
  /// The requests of entries other than the one in which it is created, each with the entry.
  var requestsOfOtherEntries: [(request: SourceRequest, entry: FunctionID?)] = []
  var interceptions: [SourceInterception] = []
  var openingsOfLevels: [SourceOpening] = []
  var declaredLevels: [SourceLevelDeclaration] = []
  /// The modules that register in it, in order.
  var included = NumberedTable<InclusionID, Inclusion>()
  /// Whether it may have more registrations than were read, so that no service is reported as missing.
  var isOpen = false
  /// The entries with registrations in it that cannot be read.
  var entriesWithUnreadableRegistrations: Set<FunctionID?> = []
  /// Whether code may start it: code that is not followed has received it, or code of the program calls `start()`.
  var mayBeStarted = false
  /// Whether the provider in force may be a scope, from which properties with `@Injected` then read.
  var readsInScopes = true
  /// The calls that start it.
  var starts: [SourceStart] = []
  /// The condition under which code uses it: builds it, takes its provider, or passes it to code that is not followed.
  var use = Presence.never
  /// Whether code has built it in all cases in which it exists: no registration can be added.
  var isBuilt = false
  /// The condition under which a piece of code has built it, and that piece.
  var built: (presence: Presence, code: CodeID) = (.never, CodeID(0))

  /// The condition under which it is created.
  var presence: Presence

  /// A module that registers in it.
  struct Inclusion: Sendable {
    var module: SourceModule
    /// The entry in which it was found: the function that was read by itself.
    var entry: FunctionID?
    var presence: Presence
  }

  init(
    kind: Kind, place: SourcePlace, entry: FunctionID? = nil, creatingFunction: FunctionID? = nil,
    presence: Presence = .always
  ) {
    self.presence = presence
    self.kind = kind
    self.place = place
    self.entry = entry
    self.creatingFunction = creatingFunction
  }

  /// Whether a recipe in it cannot be read.
  var isOpaque: Bool { registrations.contains(where: \.isOpaque) }

  /// The levels that its registrations, its openings and its declarations name, each once.
  var namedLevels: [ResolvedType] {
    (openingsOfLevels.map(\.level) + declaredLevels.map(\.level) + registrations.compactMap(\.level)).uniqued()
  }

  /// Adds the content of another container that represents the same container of the program.
  mutating func join(_ other: SourceContainer) {
    let offset = included.count
    registrations += other.registrations.map { registration in
      var registration = registration
      registration.module = registration.module.map { $0.advanced(by: offset) }
      return registration
    }
    for request in other.requests { addRequest(request) }
    interceptions += other.interceptions
    openingsOfLevels += other.openingsOfLevels
    declaredLevels += other.declaredLevels
    included.append(contentsOf: other.included)
    entriesWithUnreadableRegistrations.formUnion(other.entriesWithUnreadableRegistrations)
    isOpen = isOpen || other.isOpen
  }

  /// Notes a request, once.
  mutating func addRequest(_ request: SourceRequest) {
    if knownRequests.insert(request).inserted { requests.append(request) }
  }

  /// Replaces each request by those that a closure returns for it.
  mutating func replaceRequests(_ change: (SourceRequest) -> [SourceRequest]) {
    let earlier = requests
    removeRequests()
    for request in earlier.flatMap(change) { addRequest(request) }
  }

  /// Replaces the types of services by other spellings of them.
  mutating func rename(_ spelling: (ResolvedType) -> ResolvedType) {
    for position in registrations.indices { registrations[position].rename(spelling) }
    for position in interceptions.indices {
      interceptions[position].service.type = spelling(interceptions[position].service.type)
    }
    replaceRequests { request in
      var request = request
      request.dependency.service.type = spelling(request.dependency.service.type)
      return [request]
    }
  }

  /// Replaces the positions of requests and openings.
  mutating func mapPositions(_ change: (SourcePosition) -> SourcePosition) {
    for position in openingsOfLevels.indices {
      openingsOfLevels[position].position = change(openingsOfLevels[position].position)
    }
    replaceRequests { request in
      var request = request
      request.position = change(request.position)
      return [request]
    }
  }

  mutating func removeRequests() {
    requests = []
    knownRequests = []
  }

  /// Removes the registrations and the requests that were read.
  mutating func removeContent() {
    registrations = []
    removeRequests()
  }
}
