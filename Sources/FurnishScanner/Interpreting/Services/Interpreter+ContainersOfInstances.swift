/// The containers that each instance of a type creates: `class Feature { let container = ServiceContainer() }`.
///
/// Each known instance has a container of its own. One more container represents any instance, for code in which the
/// source does not show the instance, such as a method that nothing calls. If such code exists, the containers of all
/// instances are judged as one.
extension Interpreter {
  /// Notes the stored properties of each type that have an initial value which may hold services.
  func noteStoredProperties(among variables: [VariableID]) {
    for variable in variables {
      let facts = index.variables[variable].facts
      guard !facts.isStatic, facts.initialValue != nil, facts.condition == .always,
        let owner = index.variables[variable].owner
      else { continue }
      answers.propertiesWithInitialServices[owner, default: []].append(variable)
    }
  }

  /// Returns the properties of a new instance, with the containers that their initial values create.
  func propertiesOfNewInstance(of type: TypeID, in environment: Environment) -> ObjectProperties {
    let properties = ObjectProperties(code: progress.code)
    guard !answers.propertiesWithInitialServices.isEmpty else { return properties }
    var (next, depth): (TypeID?, Int) = (type, 0)
    while let typeID = next, depth < 32 {
      for variable in answers.propertiesWithInitialServices[typeID] ?? [] {
        create(variable, in: properties, environment)
      }
      next = index.superclass(of: typeID)
      depth += 1
    }
    return properties
  }

  /// Evaluates the initial value of a property for a new instance, if it creates a container.
  private func create(_ variable: VariableID, in properties: ObjectProperties, _ environment: Environment) {
    let key = propertyKey(of: variable)
    guard case .container(let common?) = value(ofVariable: variable), containers[common].property == key,
      let value = initialValue(
        ofVariable: variable, key, under: environment.presence, isRepeated: environment.isRepeated)
    else { return }
    if case .container(let created?) = value { containers[created].property = key }
    properties.values[index.variables[variable].facts.name] = value
  }

  /// Whether the body of an initializer is being read.
  var isInitializing: Bool {
    progress.functionsBeingRead.last.map { index.functions[$0].facts.name == "init" } ?? false
  }

  /// Notes the value that an initializer assigns to a property of its instance, if the property is a constant or
  /// belongs to a structure, or if the value concerns services.
  func initialize(_ name: String, to value: Value, in environment: Environment) {
    guard isInitializing, case .instance(let type, let creation)? = environment.receiver, let typeID = type.declaration,
      let variable = propertyVariable(name, of: typeID), !index.variables[variable].facts.isStatic,
      hasConstantValue(variable) || index.types[typeID].facts.kind == .struct || value.isKnownProvider
        || value.acceptsRegistrations
        || value.canBeCalled
        || isModule(value)
    else { return }
    if case .unknown = value { return }
    if case .container(let created?) = value, containers[created].creatingFunction == progress.functionsBeingRead.last {
      containers[created].property = propertyKey(of: variable)
      containers[created].isOfAnyInstance = creation == nil
    }
    guard let properties = creation?.properties else { return }
    noteOwner(of: value, environment.receiver, name)
    // If one branch alone stores a closure, the property has no known closure in the other cases.
    let old = properties.values[name] ?? (value.canBeCalled ? .unknown : nil)
    properties.values[name] = old.map { merged($0, value, under: environment.presence) } ?? value
  }

  /// Returns the value that a property has received at the creation of its instance, unless code assigns another one
  /// later.
  func initialValue(of name: String, _ instance: Value?, _ type: TypeID) -> Value? {
    guard case .instance(_, let creation?)? = instance, creation.assigned[name] == nil,
      let value = creation.properties?.values[name]
    else { return nil }
    let owner = propertyVariable(name, of: type).flatMap { index.variables[$0].owner } ?? type
    let key = PropertyKey(owner: owner, module: index.types[owner].module, name: name)
    return memory.reassignedProperties.contains(key) ? nil : value
  }

  /// Notes that the container of an initial value is the one that represents any instance.
  ///
  /// - Parameter first: The first container that the initial value may have created; earlier ones belong to other code.
  func note(_ value: Value, asInitial property: PropertyKey, from first: ContainerID) {
    guard case .container(let containerID?) = value, containerID >= first else { return }
    containers[containerID].property = property
    containers[containerID].isOfAnyInstance = true
  }

  /// Notes that code uses the container of an instance that the source does not show.
  func noteUse(ofAnyInstance value: Value) {
    // The initial value of a lazy property is read once more for each known instance, and noted then.
    guard progress.lazyPropertyOfAnyInstance == nil else { return }
    switch value {
    case .container(let containerID?), .provider(.root(let containerID)), .provider(.scope(let containerID, _)):
      guard let property = containers[containerID].property else { return }
      memory.usesOfAnyInstance[property, default: []].insert(progress.entry)
    case .either(let alternatives): for alternative in alternatives { noteUse(ofAnyInstance: alternative.value) }
    default: break
    }
  }

  /// Joins the containers of all instances of a type, if some code uses the container that represents any instance;
  /// otherwise drops that container.
  func joinContainersOfInstances() {
    var groups: [ContainerOrigin: [ContainerID]] = [:]
    for (containerID, container) in zip(containers.indices, containers) {
      guard let property = container.property else { continue }
      groups[ContainerOrigin(property: property, place: container.place), default: []].append(containerID)
    }
    for (origin, containerIDs) in groups where containerIDs.count > 1 {
      let isShared = memory.usesOfAnyInstance[origin.property]?.contains { !isSuperseded($0) } ?? false
      if isShared || memory.reassignedProperties.contains(origin.property) {
        join(containerIDs)
      } else {
        for containerID in containerIDs where containers[containerID].isOfAnyInstance { drop(containerID) }
      }
    }
  }

  /// Joins containers to the first one that belongs to a known instance.
  private func join(_ containerIDs: [ContainerID]) {
    let instances = containerIDs.filter { !isSuperseded(containers[$0].entry) && !containers[$0].isOfAnyInstance }
    let first = instances.first ?? containerIDs[0]
    for containerID in containerIDs where containerID != first {
      containers[first].join(withoutRepetitions(containerID, of: first))
      drop(containerID)
      for overlay in containers.indices where containers[overlay].base == containerID {
        containers[overlay].base = first
      }
    }
    // A registration of one instance is no repetition of the same registration in the container of another one.
    guard instances.count > 1 else { return }
    for position in containers[first].registrations.indices {
      containers[first].registrations[position].isAlternative = true
    }
  }

  /// Returns a container without the registrations that `first` has at the same places. Those of `first` then have the
  /// conditions of both containers.
  private func withoutRepetitions(_ containerID: ContainerID, of first: ContainerID) -> SourceContainer {
    var other = containers[containerID]
    let known = Dictionary(
      containers[first].registrations.enumerated().map { (PlacedService(place: $1.place, service: $1.service), $0) },
      uniquingKeysWith: { first, _ in first })
    other.registrations.removeAll { registration in
      guard let same = known[PlacedService(place: registration.place, service: registration.service)] else {
        return false
      }
      let presence = containers[first].registrations[same].presence
      containers[first].registrations[same].presence = space.or(presence, registration.presence)
      return true
    }
    return other
  }

  /// Removes a container from the judgment. It remains as an empty overlay, which has no findings, since other facts
  /// refer to containers by their positions.
  private func drop(_ containerID: ContainerID) {
    containers[containerID].kind = .overlay
    containers[containerID].removeContent()
  }
}

/// A property, and the place of the expression that creates its container in each instance.
private struct ContainerOrigin: Hashable {
  let property: Interpreter.PropertyKey
  let place: SourcePlace
}
