import FurnishGraph

/// A place in one of the files.
struct SourcePlace: Hashable, Comparable, Sendable {
  var file: FileID
  var place: Place

  static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.file, left.place.line, left.place.column) < (right.file, right.place.line, right.place.column)
  }
}

/// An interceptor of a service.
struct SourceInterception: Sendable {
  var service: SourceService
  var key: SourceKey?
  var place: SourcePlace
  var presence: Presence
}

/// A container, as the source shows it: its registrations, and the requests to it.
struct SourceContainer: Sendable {
  enum Kind: Hashable, Sendable {
    /// `ServiceContainer()`
    case container
    /// A provider over another one: `overriding`.
    case overlay
    /// A `ServiceModule` that is judged by itself, by the number of its type.
    case module(TypeID)
    /// A function that registers in a collection that it receives, by its number: judged by itself if it is never
    /// called.
    case helper(FunctionID)
    /// All locators together.
    case locator
    /// Registrations in containers that the source does not distinguish.
    case unplaced
  }

  var kind: Kind
  var place: SourcePlace
  /// The library that it is a container of, if that is not Furnish.
  var dialect: Dialect?
  /// The container that provides the services which this one does not register.
  var parent: ContainerID?
  /// The lifetime of its registrations that name none, if its initializer sets one.
  var defaultLifetime: LifetimeDescription?
  /// The container that this one overrides, by its number, or `nil` if it is unknown.
  var base: ContainerID?
  /// The entry in which it is created.
  var entry: FunctionID?
  /// The property that stores the container, if each instance of a type creates one.
  var property: Interpreter.PropertyKey?
  /// Whether it is used where the source does not show to which instance the property belongs.
  var isOfAnyInstance = false
  /// Whether it stands for the containers of several objects, which one place in the source creates.
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
  /// Whether a registration in it cannot be read, so that nothing is reported as missing.
  var isOpen = false
  /// The entries that register something in it that cannot be read.
  var entriesWithUnreadableRegistrations: Set<FunctionID?> = []
  /// Whether code may start it: some code that calls `start()`, or code that is not read and received it.
  var mayBeStarted = false
  /// Whether the program may put a scope in force, from which the properties with `@Injected` read.
  var readsInScopes = true
  /// The calls that start it.
  var starts: [SourceStart] = []
  /// The condition under which code builds it, takes its provider, or passes it to code that is not read; `never` if
  /// none was read.
  var use = Presence.never
  /// Whether it was built, as far as it was read: no registrations can be added.
  var isBuilt = false
  /// The condition under which the code that is being read has built it, and that code.
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

  /// Adds everything that was read about a container which is the same one in the program.
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

  /// Replaces each request by others.
  mutating func replaceRequests(_ change: (SourceRequest) -> [SourceRequest]) {
    let earlier = requests
    removeRequests()
    for request in earlier.flatMap(change) { addRequest(request) }
  }

  /// Replaces the spellings of types.
  mutating func rename(_ name: (ResolvedType) -> ResolvedType) {
    for position in registrations.indices { registrations[position].rename(name) }
    for position in interceptions.indices {
      interceptions[position].service.type = name(interceptions[position].service.type)
    }
    replaceRequests { request in
      var request = request
      request.dependency.service.type = name(request.dependency.service.type)
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

/// A `ServiceModule` that was included.
struct SourceModule: Hashable, Sendable {
  var type: ResolvedType
  /// The arguments of its creation, by which two instances may differ.
  var arguments: [CallArgument]
  /// The case of an enumeration.
  var caseName: String?
  /// The values of its properties as text, as far as they are known. In a loop the same arguments have several values.
  var values: [String: String] = [:]
}

/// A part of the source that the scanner cannot read and reports.
struct SourceObstacle: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case type(String)
    case name(String)
    case lifetime(String)
    case module(String)
    case collection
    case container
    case request(String)
    case conditions
  }

  var kind: Kind
  var place: SourcePlace
  /// The library whose call cannot be read, if that is not Furnish.
  var dialect: Dialect?
}

/// A name that refers to a declaration which is not visible from the place of the name.
struct SourceConcealment: Hashable, Sendable {
  var name: String
  var module: String
  var place: SourcePlace
  var declaration: SourcePlace
}
