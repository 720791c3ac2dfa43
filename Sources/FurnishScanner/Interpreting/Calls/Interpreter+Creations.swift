/// The conditions of requests by properties (`@Injected`, `@Injection`, and wrappers of the program): those under which
/// the main program creates the owners of the properties.
///
/// A property requests its service when code reads it, which is after its owner was created. Where the main program
/// certainly creates the owner, code may read the property. Elsewhere, code that is not read may create the owner, or
/// no code does, so the request is only possible. If the main program runs `if isDemo { Page() }`, a property of `Page`
/// requests its service where `isDemo` holds, and possibly elsewhere.
///
/// For the requests of methods, see `Interpreter+CreationsOfOwners`.
extension Interpreter {
  /// Notes that code creates an instance of a type, which is an instance of its superclasses as well.
  func noteCreation(of type: TypeID, in environment: Environment) {
    noteCreationByEntry(of: type, in: environment)
    let isCertain = environment.flow.isOfMainProgram && !environment.isRepeated
    guard isCertain || !events.createdTypes.contains(type) else { return }
    var (next, depth): (TypeID?, Int) = (type, 0)
    while let typeID = next, depth < 32 {
      events.createdTypes.insert(typeID)
      defer {
        next = index.superclass(of: typeID)
        depth += 1
      }
      guard isCertain else { continue }
      let known = events.creations[typeID]?[environment.flow.stopped] ?? .never
      events.creations[typeID, default: [:]][environment.flow.stopped] = space.or(known, environment.presence)
    }
  }

  /// Notes the owner of a property that requests a service: `nil` for a global variable.
  func noteRequest(ofPropertyAt place: SourcePlace, of owner: TypeID?) {
    events.ownersOfProperties[place] = .some(owner)
  }

  /// Notes the owner of a property, if the initial value of the property makes a request:
  /// `let log = Injected<any Log>()`.
  func noteRequest(at place: SourcePlace, in environment: Environment) {
    if let owner = environment.flow.owner { noteRequest(ofPropertyAt: place, of: owner) }
  }

  /// Restricts the requests of services that are registered under a condition: to the conditions under which code
  /// creates the owners of the requesting properties and methods, and calls the methods. A request may be split into a
  /// certain one and a possible one.
  func relateRequestsToCreations() {
    let registrations = containers.lazy.flatMap(\.registrations) + events.locatorRegistrations.values
    let conditional = Set(registrations.lazy.filter { $0.presence != .always }.map(\.service))
    let relations = conditional.isEmpty ? [] : relationsOfMethodsToCreations()
    func related(_ request: SourceRequest) -> [SourceRequest] {
      let uses = uses(of: request)
      return uses + requestByFirstCall(request, of: uses)
    }
    func uses(of request: SourceRequest) -> [SourceRequest] {
      // The function was read as a part of all code that calls it.
      if isSuperseded(request.entry), events.callsNotFollowed[request.entry!] == nil { return [] }
      if let lazy = request.lazyProperty, isReadOfEachInstance(lazy) { return [] }
      var plain = request
      (plain.owners, plain.entry, plain.lazyProperty, plain.function) = ([], nil, nil, nil)
      guard conditional.contains(request.dependency.service) else { return [plain] }
      if let owner = events.ownersOfProperties[request.place] { return self.uses(of: plain, byPropertyOf: owner) }
      var uses = restricted(plain, to: request.owners.map(conditionOfCreations) + [conditionOfCalls(request.entry)])
      for position in uses.indices {
        for (variables, relation) in relations
        where !space.support(uses[position].presence).isDisjoint(with: variables) {
          uses[position].presence = space.and(uses[position].presence, relation)
        }
      }
      return uses
    }
    for containerID in containers.indices {
      containers[containerID].replaceRequests(related)
      containers[containerID].requestsOfOtherEntries = containers[containerID].requestsOfOtherEntries.flatMap {
        request, entry in
        related(request).map { ($0, entry) }
      }
    }
    events.unplacedRequests = events.unplacedRequests.flatMap { request, entry in related(request).map { ($0, entry) } }
  }

  /// The condition under which known code leads to a request, and whether no other code does.
  typealias LeadingCode = (presence: Presence, isWhole: Bool)

  /// Restricts a request to the conditions of the code that leads to it. If other code may lead to it as well, the
  /// request is possible in the remaining cases.
  private func restricted(_ request: SourceRequest, to code: [LeadingCode]) -> [SourceRequest] {
    let whole = code.filter(\.isWhole).reduce(request.presence) { space.and($0, $1.presence) }
    let known = code.filter { !$0.isWhole }.reduce(whole) { space.and($0, $1.presence) }
    var (certain, other) = (request, request)
    certain.presence = known
    (other.presence, other.certainty) = (space.excluding(whole, known), .possible)
    return [certain, other].filter { $0.presence != .never }
  }

  /// Splits the request of a property by the conditions under which the main program creates the owner. Elsewhere, the
  /// request is only possible.
  private func uses(of request: SourceRequest, byPropertyOf owner: TypeID?) -> [SourceRequest] {
    var rest = request.presence
    var uses: [SourceRequest] = []
    for (stopped, created) in owner.flatMap({ events.creations[$0] }) ?? [:] {
      var use = request
      (use.certainty, use.stopped) = (.ofProperty, stopped)
      use.presence = space.and(request.presence, created)
      rest = space.excluding(rest, created)
      if use.presence != .never { uses.append(use) }
    }
    var other = request
    (other.certainty, other.presence) = (.possible, rest)
    return rest == .never ? uses : uses + [other]
  }
}
