import FurnishGraph

extension Value {
  /// A locator, as far as the source shows which one it is.
  enum Locator: Hashable, Sendable {
    /// `ServiceLocator.shared`
    case shared
    /// `ServiceLocator()`. All of these count as one.
    case own
    case unknown
  }
}

/// The services that code adds to locators.
struct LocatorContents {
  private(set) var registrations: [Interpreter.LocatorEntry: SourceRegistration] = [:]
  /// The code that adds each of them: the functions that were read by themselves.
  private var functions: [Interpreter.LocatorEntry: Set<Int?>] = [:]
  /// The functions that add a service whose type cannot be read.
  private(set) var openings: Set<Int?> = []
  /// Whether a locator of the program's own may be in force, which takes the place of the shared one.
  var isReplaced = false

  var isEmpty: Bool { openings.isEmpty && registrations.isEmpty }

  mutating func add(_ registration: SourceRegistration, _ entry: Interpreter.LocatorEntry, by function: Int?) {
    registrations[entry] = registration
    functions[entry, default: []].insert(function)
  }

  mutating func addUnreadable(by function: Int?) { openings.insert(function) }

  /// Replaces the spellings of types.
  mutating func rename(_ name: (ResolvedType) -> ResolvedType) {
    for entry in registrations.keys { registrations[entry]?.rename(name) }
  }

  /// Returns the services that code adds, in order of place, without those that only certain functions add.
  ///
  /// - Parameters:
  ///   - isUncalled: Returns whether no code calls a function that was read by itself.
  ///   - isSuperseded: Returns whether a function was read again as a part of its callers.
  func sorted(
    isUncalled: (Int?) -> Bool, isSuperseded: (Int?) -> Bool
  ) -> [(entry: Interpreter.LocatorEntry, registration: SourceRegistration)] {
    var readTwice: Set<Interpreter.LocatorEntry> = []
    let added = registrations.filter { entry, _ in
      let functions = functions[entry] ?? []
      if functions.allSatisfy(isSuperseded) { readTwice.insert(entry) }
      return !functions.allSatisfy { isUncalled($0) || isSuperseded($0) } || readTwice.contains(entry)
    }
    // A function that is read by itself adds to an unknown locator, and to a known one where it is read for its callers.
    let known = Set(registrations.keys.filter { !readTwice.contains($0) }.map(\.withoutLocator))
    return added.filter { !readTwice.contains($0.key) || !known.contains($0.key.withoutLocator) }
      .sorted { ($0.value.place, $0.value.service.type.text) < ($1.value.place, $1.value.service.type.text) }
      .map { (entry: $0.key, registration: $0.value) }
  }
}

extension Interpreter {
  /// A service that code adds to a locator, and the place. One place may add several services, because a helper can.
  struct LocatorEntry: Hashable {
    var place: SourcePlace
    var service: SourceService
    var locator = Value.Locator.shared

    fileprivate var withoutLocator: LocatorEntry { LocatorEntry(place: place, service: service) }
  }

  /// Whether services are added to a locator.
  var addsToLocators: Bool { !locators.isEmpty }

  /// Whether a service of an unknown type is added to a locator.
  var isLocatorOpen: Bool { !locators.openings.allSatisfy { isSuperseded($0) || isUncalled($0) } }

  /// The services that code adds to any locator, in order of place.
  var allLocated: [SourceRegistration] {
    locators.sorted(isUncalled: { _ in false }, isSuperseded: isSuperseded).map(\.registration)
  }

  func addToLocator(_ registration: SourceRegistration, _ locator: Value.Locator) {
    let added = LocatorEntry(place: registration.place, service: registration.service, locator: locator)
    var registration = registration
    registration.presence = space.or(locators.registrations[added]?.presence ?? .never, registration.presence)
    locators.add(registration, added, by: entry)
  }

  /// Returns the services that code adds to the shared locator and to the others; all of them as services of the shared
  /// one, if the source does not show which locator each is added to.
  func contentsOfLocators() -> (shared: [SourceRegistration], own: [SourceRegistration], areDistinct: Bool) {
    let all = locators.sorted(isUncalled: isUncalled, isSuperseded: isSuperseded)
    if locators.isReplaced || all.contains(where: { $0.entry.locator == .unknown }) {
      return (all.map(\.registration), [], areDistinct: false)
    }
    return (
      all.filter { $0.entry.locator == .shared }.map(\.registration),
      all.filter { $0.entry.locator == .own }.map(\.registration), areDistinct: true
    )
  }
}
