import FurnishGraph

/// The traits of tests that set the provider in force: `@Suite(.container { $0.register((any Log).self) { … } })`.
///
/// The traits of a suite apply to all its tests, and to the suites inside of it. Those of a test come after them. The code
/// of a test, and the properties of its suite, request services from the provider that results.
extension Interpreter {
  /// The services of the test that is being read.
  struct TestServices {
    /// The provider in force; nil if the source does not show it.
    var provider: Value.Provider?
    /// The container that `TestContainer.current` returns.
    var container: ContainerID?
  }

  /// Reads the traits of all tests, before the tests themselves.
  func readTraitsOfTests() {
    for typeID in index.types.indices where isInterpreted(index.types[typeID].file) { _ = services(ofSuite: typeID) }
    for function in index.functions.ids where isInterpreted(index.functions.file(function)) {
      let attributes = index.functions.facts(function).attributes.filter { $0.name == "Test" }
      guard !attributes.isEmpty else { continue }
      let owner = index.functions[function].owner
      var services = owner.flatMap(services(ofSuite:))
      for attribute in attributes {
        services = self.services(
          after: attribute, services, in: index.context(of: index.functions[function]),
          under: presence(ofFunction: function))
      }
      memory.servicesOfTests[function] = services
      if let owner { memory.testsOfSuites[owner, default: []].append(function) }
    }
  }

  /// Returns the services of a suite, after its traits and those of the suites around it; nil if none sets a provider.
  private func services(ofSuite type: TypeID) -> TestServices? {
    if let known = memory.servicesOfSuites[type] { return known }
    var services = index.types[type].enclosingType.flatMap(services(ofSuite:))
    for attribute in index.types[type].facts.attributes where attribute.name == "Suite" {
      services = self.services(after: attribute, services, in: index.context(of: type), under: presence(ofType: type))
    }
    memory.servicesOfSuites[type] = .some(services)
    return services
  }

  private func services(
    after attribute: AttributeFacts, _ outer: TestServices?, in context: LookupContext, under presence: Presence
  ) -> TestServices? {
    var services = outer
    for argument in attribute.arguments where argument.label == nil {
      startReading(nil)
      progress.servicesOfTest = services
      let environment = Environment(context: context, presence: presence)
      services = self.services(after: argument.value, services, in: environment)
    }
    progress.servicesOfTest = nil
    return services
  }

  /// Returns the services after one trait.
  private func services(
    after trait: Expression, _ outer: TestServices?, in environment: Environment
  ) -> TestServices? {
    guard let name = trait.nameOfTrait else {
      // The name of the test, or a trait of the program, which may set any provider.
      return if case .string = trait { outer } else { TestServices() }
    }
    let call: Call? = if case .call(let call) = trait { call } else { nil }
    switch (name, call) {
    case ("container", let call?):
      let container = makeContainer(of: call, in: environment) {
        [.collection(Value.Collection(container: $0)), .unknown]
      }
      return TestServices(provider: .root(container), container: container)
    case ("provider", let call?):
      if let provider = outer?.provider, case .provider(let overriding) = override(provider, call, in: environment) {
        return TestServices(provider: overriding, container: outer?.container)
      }
      let container = makeContainer(of: call, in: environment) { [.collection(Value.Collection(container: $0))] }
      containers[container].overridesPreparedProvider = true
      // The provider below it is unknown, and may have any services.
      if outer != nil { containers[container].entriesWithUnreadableRegistrations.insert(nil) }
      return TestServices(provider: .root(container), container: outer?.container)
    case (FurnishNames.scopeModifier, let call?):
      guard let provider = outer?.provider else { return outer }
      return TestServices(provider: scope(of: provider, call, in: environment), container: outer?.container)
    case (FurnishNames.valuesInEnvironment, let call?) where trait.mentions(FurnishNames.providerInForce):
      progress.servicesOfTest = outer ?? TestServices()
      for argument in call.arguments {
        _ = apply(evaluate(argument.value, in: environment), to: [.values], in: environment)
      }
      return progress.servicesOfTest
    case ("locator", let call?):
      readLocator(of: call, in: environment)
      return outer
    default: return Self.plainTraits.contains(name) ? outer : services(afterOwn: name, outer, in: environment)
    }
  }

  /// Returns the services after a trait that the program declares: `static var fakes: Self { .provider { … } }`.
  private func services(
    afterOwn name: String, _ outer: TestServices?, in environment: Environment
  ) -> TestServices? {
    guard
      let function = Self.protocolsOfTraits.lazy.compactMap({
        self.index.functions(name, addedTo: $0, from: environment.context).first
      }).first, let body = index.functions[function].facts.body, !progress.functionsBeingRead.contains(function)
    else { return TestServices() }
    progress.functionsBeingRead.append(function)
    defer { progress.functionsBeingRead.removeLast() }
    let inner = self.environment(of: function, receiver: nil, presence: environment.presence)
    switch body.last {
    case .expression(let trait)? where body.count == 1, .result(let trait)? where body.count == 1:
      return services(after: trait, outer, in: inner)
    default:
      note(
        SourceObstacle(
          kind: .collection,
          place: SourcePlace(file: index.functions[function].file, place: index.functions[function].facts.place)))
      return TestServices()
    }
  }

  /// The traits of Swift Testing and of Furnish that set no provider.
  private static let plainTraits: Set<String> = [
    "bug", "compactMapIssues", "disabled", "enabled", "filterIssues", "serialized", "services", "tags", "timeLimit",
  ]

  private static let protocolsOfTraits = ["Trait", "TestTrait", "SuiteTrait", "ServicesTrait", "ContainerTrait"]

  /// Creates the container that a trait gives to each test.
  private func makeContainer(
    of call: Call, in environment: Environment, arguments: (ContainerID) -> [Value]
  ) -> ContainerID {
    let place = SourcePlace(file: environment.context.file, place: call.place)
    let container = containers.append(
      SourceContainer(
        kind: .overlay, place: place, entry: nil, creatingFunction: nil, presence: environment.presence))
    containers[container].isOfTests = true
    for argument in call.arguments {
      let value = evaluate(argument.value, in: environment)
      if value.canBeCalled {
        _ = apply(value, to: arguments(container), in: environment)
      } else {
        note(SourceObstacle(kind: .collection, place: place))
        containers[container].entriesWithUnreadableRegistrations.insert(nil)
      }
    }
    return container
  }

  /// Reads the services that a trait adds to the locator. They are in the locator of the test alone.
  private func readLocator(of call: Call, in environment: Environment) {
    let outside = events.locatorRegistrations
    for argument in call.arguments {
      _ = apply(evaluate(argument.value, in: environment), to: [.locator], in: environment)
    }
    events.servicesInLocatorsOfTests.formUnion(events.locatorRegistrations.keys.map(\.service))
    events.locatorRegistrations = outside
  }

  /// Returns the value of `TestContainer.current` in a test with the trait `.container`; nil for other expressions.
  func testContainer(_ name: String, of base: Expression) -> Value? {
    guard name == "current", case .name("TestContainer", _) = base, typesByName["TestContainer"] == nil,
      let container = progress.servicesOfTest?.container
    else { return nil }
    return .tuple(
      [.container(container), .provider(.root(container)), .unknown], labels: ["container", "provider", "folder"])
  }

  /// Notes that the code of a test requests a service by `@Injected`, if the source shows the provider in force.
  ///
  /// - Returns: False if it does not.
  func noteInjected(_ request: SourceRequest, intoTestIn services: TestServices?) -> Bool {
    var request = request
    switch services?.provider {
    case .root(let container)?:
      request.position = .root
      events.requestsOfTests.append((request, container))
    case .scope(let container, let position)?:
      request.position = position
      events.requestsOfTests.append((request, container))
    default: return false
    }
    return true
  }

  /// Returns the services of the tests that read a property of their suite, or nil if the source does not show them.
  func servicesOfTests(reading property: String, of suite: TypeID?) -> [TestServices]? {
    guard let suite, let tests = memory.testsOfSuites[suite] else { return nil }
    let readers = tests.filter { test in
      index.functions.facts(test).body?.contains { $0.mentions(property) } ?? true
    }
    let services = readers.compactMap { memory.servicesOfTests[$0] }.filter { $0.provider != nil }
    return services.isEmpty || services.count < readers.count ? nil : services
  }

  /// Adds the requests by `@Injected` in tests to the containers of the tests. A service that the locator has may be
  /// missing in the container.
  func placeRequestsOfTests() {
    for (request, container) in events.requestsOfTests {
      var request = request
      let isInLocator =
        isLocatorOpen || events.servicesInLocatorsOfTests.contains(request.dependency.service)
        || events.locatorRegistrations.keys.contains { $0.service == request.dependency.service }
      if isInLocator { request.dependency.cardinality = .optional }
      containers[container].addRequest(request)
    }
    // A provider that the program has prepared is below that of a trait.
    guard events.preparesProvider || events.replacesUnreadValues else { return }
    for container in containers.indices where containers[container].overridesPreparedProvider {
      containers[container].isOpen = true
    }
  }
}

extension Expression {
  /// The name of a trait: `provider` of `.provider { … }`.
  fileprivate var nameOfTrait: String? {
    switch self {
    case .implicitMember(let name): name
    case .call(let call): if case .implicitMember(let name) = call.callee { name } else { nil }
    default: nil
    }
  }
}
