/// The containers that instances of a type create for themselves:
/// `class Feature { let container = ServiceContainer() }`.
///
/// Each instance has a container of its own. One more container stands for any instance: code uses it if the source
/// does not show which instance it has, such as a method that nothing calls. If such code exists, the containers of
/// all instances are judged as one.
extension Interpreter {
  func noteInitialVariables(_ variables: [VariableID]) {
    for variable in variables {
      let facts = index.variables[variable].facts
      guard !facts.isStatic, facts.initialValue != nil, facts.condition == .always,
        let owner = index.variables[variable].owner
      else { continue }
      answers.initialVariables[owner, default: []].append(variable)
    }
  }

  /// Evaluates the properties of a new instance whose initial values create containers.
  func initialProperties(of type: TypeID, in environment: Environment) -> InitialProperties {
    let properties = InitialProperties(code: progress.code)
    guard !answers.initialVariables.isEmpty else { return properties }
    var (next, depth): (TypeID?, Int) = (type, 0)
    while let typeID = next, depth < 32 {
      for variable in answers.initialVariables[typeID] ?? [] { create(variable, in: properties, environment) }
      next = index.superclass(of: typeID)
      depth += 1
    }
    return properties
  }

  private func create(_ variable: VariableID, in properties: InitialProperties, _ environment: Environment) {
    let key = propertyKey(of: variable)
    guard case .container(let common?) = value(ofVariable: variable), containers[common].property == key,
      let value = initialValue(
        ofVariable: variable, key, under: environment.presence, isRepeated: environment.isRepeated)
    else { return }
    if case .container(let own?) = value { containers[own].property = key }
    properties.values[index.variables[variable].facts.name] = value
  }

  /// Whether the body of an initializer is being read.
  var isInitializing: Bool {
    progress.functionsBeingRead.last.map { index.functions[$0].facts.name == "init" } ?? false
  }

  /// Notes the value that an initializer assigns to a property of its instance, if the property is a constant or the
  /// value concerns services.
  func initialize(_ name: String, to value: Value, in environment: Environment) {
    guard isInitializing, case .instance(let type, let creation)? = environment.receiver, let typeID = type.declaration,
      let variable = propertyVariable(name, of: typeID), !index.variables[variable].facts.isStatic,
      index.variables[variable].facts.isConstant || index.types[typeID].facts.kind == .struct || value.isKnownProvider
        || value.acceptsRegistrations
        || value.canBeCalled
        || isModule(value)
    else { return }
    if case .unknown = value { return }
    if case .container(let own?) = value, containers[own].creatingFunction == progress.functionsBeingRead.last {
      containers[own].property = propertyKey(of: variable)
      containers[own].isOfAnyInstance = creation == nil
    }
    guard let initial = creation?.initial else { return }
    noteOwner(of: value, environment.receiver, name)
    // A closure that one branch stores is called in that branch.
    let old = initial.values[name] ?? (value.canBeCalled ? .unknown : nil)
    initial.values[name] = old.map { merged($0, value, under: environment.presence) } ?? value
  }

  /// Returns the value that a property received when its instance was created, unless other code replaces it.
  func initialValue(of name: String, _ instance: Value?, _ type: TypeID) -> Value? {
    guard case .instance(_, let creation?)? = instance, creation.assigned[name] == nil,
      let value = creation.initial?.values[name]
    else { return nil }
    let owner = propertyVariable(name, of: type).flatMap { index.variables[$0].owner } ?? type
    let key = PropertyKey(owner: owner, module: index.types[owner].module, name: name)
    return memory.reassignedProperties.contains(key) ? nil : value
  }

  /// Notes that the container of an initial value belongs to any instance.
  ///
  /// - Parameter first: The number of the first container that the initial value may have created.
  func note(_ value: Value, asInitial property: PropertyKey, from first: ContainerID) {
    guard case .container(let containerID?) = value, containerID >= first else { return }
    containers[containerID].property = property
    containers[containerID].isOfAnyInstance = true
  }

  /// Notes the use of a property of an instance that is known by its type alone.
  func noteUse(ofAnyInstance value: Value) {
    // A lazy property is evaluated once more for each instance that is known.
    guard progress.lazyPropertyOfAnyInstance == nil else { return }
    switch value {
    case .container(let containerID?), .provider(.root(let containerID)), .provider(.scope(let containerID, _)):
      guard let property = containers[containerID].property else { return }
      memory.usesOfAnyInstance[property, default: []].insert(progress.entry)
    case .either(let alternatives): for alternative in alternatives { noteUse(ofAnyInstance: alternative.value) }
    default: break
    }
  }

  /// Joins the containers of instances between which some code does not distinguish, and drops the container of any
  /// instance where no code uses it.
  func joinContainersOfInstances() {
    var groups: [ContainerOrigin: [ContainerID]] = [:]
    for (containerID, container) in zip(containers.indices, containers) {
      guard let property = container.property else { continue }
      groups[ContainerOrigin(property: property, place: container.place), default: []].append(containerID)
    }
    for (origin, numbers) in groups where numbers.count > 1 {
      let isShared = memory.usesOfAnyInstance[origin.property]?.contains { !isSuperseded($0) } ?? false
      if isShared || memory.reassignedProperties.contains(origin.property) {
        join(numbers)
      } else {
        for containerID in numbers where containers[containerID].isOfAnyInstance { drop(containerID) }
      }
    }
  }

  private func join(_ numbers: [ContainerID]) {
    let instances = numbers.filter { !isSuperseded(containers[$0].entry) && !containers[$0].isOfAnyInstance }
    let first = instances.first ?? numbers[0]
    for position in numbers where position != first {
      containers[first].join(withoutRepetitions(position, of: first))
      drop(position)
      for overlay in containers.indices where containers[overlay].base == position { containers[overlay].base = first }
    }
    // A registration that repeats one of another instance may be the first in its own instance.
    guard instances.count > 1 else { return }
    for position in containers[first].registrations.indices {
      containers[first].registrations[position].isAlternative = true
    }
  }

  /// Returns the container of another instance, without the registrations that both have at the same place.
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

  private func drop(_ containerID: ContainerID) {
    containers[containerID].kind = .overlay
    containers[containerID].removeContent()
  }
}

/// The property, and the place of the expression that creates a container for it in each instance of a type.
private struct ContainerOrigin: Hashable {
  let property: Interpreter.PropertyKey
  let place: SourcePlace
}
