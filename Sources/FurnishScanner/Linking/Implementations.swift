import FurnishGraph

/// The declarations by which types determine their creation: `@Service`, `@Injection`, `ServiceImplementation`.
extension Interpreter {
  /// A service that a type reads with `@Injection`.
  struct Injection {
    let dependency: SourceDependency
    let place: SourcePlace
  }

  /// Returns the type that an implementation is registered as.
  func interface(of type: Int, depth: Int = 0) -> ResolvedType? {
    let facts = index.types[type].facts
    if let attribute = facts.attributes.first(where: { $0.name == "Service" }) {
      let context = index.context(of: type)
      guard case .metatype(let reference)? = attribute.arguments.first?.value else {
        // A subclass has the interface of the service that it inherits from.
        if depth < 32, let parent = index.superclass(of: type), let inherited = interface(of: parent, depth: depth + 1)
        {
          return inherited
        }
        return index.resolve(.name(facts.name), in: context)
      }
      let interface = index.resolve(reference, in: context)
      // A bare name is that of a protocol, which may be declared in another file.
      if case .nominal(_, nil, _) = interface { return .existential(interface) }
      return interface
    }
    guard let recipe = index.types[type].functions["serviceRecipe"]?.first,
      let result = index.functions[recipe].facts.result
    else { return nil }
    let resolved = index.resolve(result, in: index.context(of: index.functions[recipe]))
    return resolved.arguments(of: "Furnish.ServiceRecipe")?.first
  }

  /// Returns the recipe that a type declares, by `@Service` or by `serviceRecipe`.
  func recipe(ofImplementation type: Int) -> SourceRecipe {
    if index.types[type].facts.attributes.contains(where: { $0.name == "Service" }) {
      var recipe = SourceRecipe()
      recipe.dependencies = injections(of: type).map { injection in
        var dependency = injection.dependency
        dependency.isDeferred = true
        return dependency
      }
      recipe.isolation = index.isolation(ofType: type)
      return recipe
    }
    guard let function = index.types[type].functions["serviceRecipe"]?.first,
      let body = index.functions[function].facts.body, body.count == 1
    else { return .opaque }
    let environment = self.environment(of: function, receiver: nil, presence: .always)
    switch body[0] {
    case .expression(.call(let call)), .result(.call(let call)): return recipe(call, in: environment)
    default: return .opaque
    }
  }

  /// Reads a call that creates a recipe: `ServiceRecipe(X.self, X.init(log:))`,
  /// `ServiceRecipe(injections: […]) { provider in … }`.
  func recipe(_ call: Call, in environment: Environment) -> SourceRecipe {
    guard let factory = call.arguments.last(where: { $0.label == nil }) else { return .opaque }
    let result = environment.result?.arguments(of: "Furnish.ServiceRecipe")?.first ?? .other("")
    var recipe = recipe(factory.value, making: result, dropping: 0, in: environment)
    guard case .list(let injections)? = call.argument("injections") else { return recipe }
    recipe.isOpaque = false
    for case .call(let injection) in injections {
      guard case .metatype(let reference)? = injection.arguments.first?.value,
        var dependency = dependency(on: index.resolve(reference, in: environment.context))
      else { return .opaque }
      if let name = injection.argument("name") {
        guard let known = self.name(name, in: environment) else { return .opaque }
        dependency.service.name = known
      }
      dependency.isDeferred = true
      if !recipe.dependencies.contains(dependency) { recipe.dependencies.append(dependency) }
    }
    return recipe
  }

  /// Returns the services that a type reads with `@Injection`, in order.
  ///
  /// A class reads the services of its superclasses as well.
  func injections(of type: Int, depth: Int = 0) -> [Injection] {
    let inherited =
      depth < 32 ? index.superclass(of: type).map { injections(of: $0, depth: depth + 1) } ?? [] : []
    return inherited + ownInjections(of: type)
  }

  private func ownInjections(of type: Int) -> [Injection] {
    index.types[type].variables.compactMap { number in
      let entry = index.variables[number]
      guard let attribute = entry.facts.attributes.first(where: { $0.name == "Injection" }),
        let reference = entry.facts.type, !entry.facts.hasInitialValue, !entry.facts.isStatic
      else { return nil }
      let context = LookupContext(file: entry.file, module: index.moduleOfFile[entry.file], type: type)
      guard var dependency = dependency(on: index.resolve(reference, in: context)) else { return nil }
      if let argument = attribute.arguments.first(where: { $0.label == "name" || $0.label == nil }) {
        dependency.service.name =
          name(argument.value, in: Environment(context: context, presence: .always)) ?? dependency.service.name
      }
      return Injection(dependency: dependency, place: SourcePlace(file: entry.file, place: entry.facts.place))
    }
  }

  /// Returns the services that a type reads with `@Injected` without a key.
  func injected(into type: Int) -> [SourceDependency] {
    index.types[type].variables.compactMap { number in
      let entry = index.variables[number]
      guard let attribute = entry.facts.attributes.first(where: { $0.name == "Injected" }), attribute.arguments.isEmpty,
        !entry.facts.isStatic, let reference = entry.facts.type
      else { return nil }
      let context = LookupContext(file: entry.file, module: index.moduleOfFile[entry.file], type: type)
      guard index.member(named: "Injected", in: context) == nil,
        var dependency = dependency(on: index.resolve(reference, in: context))
      else { return nil }
      // A missing service is reported for the request itself, which the interpreter reads.
      if dependency.cardinality == .one { dependency.cardinality = .optional }
      dependency.isDeferred = true
      dependency.isProperty = true
      return dependency
    }
  }

  /// Notes the services that types and variables read from the current provider or locator, with `@Injection` or
  /// `@Injected`.
  func noteInjections() {
    for type in index.typesWithInjections.sorted() where index.usesFurnish[index.types[type].module] {
      // The injections of a service are dependencies of its registration.
      if !index.types[type].facts.attributes.contains(where: { $0.name == "Service" }) {
        for injection in ownInjections(of: type) {
          let presence = space.presence(index.types[type].facts.condition)
          guard presence != .never else { continue }
          let request = SourceRequest(
            dependency: injection.dependency, place: injection.place, isSynchronous: true, presence: presence,
            stopsOnFailure: true)
          unplacedRequests.append((request, nil))
        }
      }
    }
    for (file, summary) in index.summaries.enumerated() where isOfInterest(file) {
      for variable in summary.valuedOrAttributed {
        if let number = index.variables.number(ofIndex: variable, in: file) { noteInjected(number) }
      }
    }
  }

  /// Notes the service that a variable reads: `@Injected var storage: any Storage`,
  /// `let storage = Injected<any Storage>()`.
  private func noteInjected(_ number: Int) {
    let entry = index.variables[number]
    guard !entry.facts.attributes.isEmpty || entry.facts.initialValue != nil else { return }
    let context = LookupContext(file: entry.file, module: index.moduleOfFile[entry.file], type: entry.owner)
    let place = SourcePlace(file: entry.file, place: entry.facts.place)
    let presence = space.presence(entry.facts.condition)
    guard presence != .never else { return }
    // The program may declare an `@Injected` of its own.
    if readWrapper(entry.facts, at: place, in: context) { return }
    let names = ["Injected", "Environment"]
    if let attribute = entry.facts.attributes.first(where: { names.contains($0.name) }) {
      let declared = (entry.facts.type ?? attribute.generics.first).map { index.resolve($0, in: context) }
      // `@Environment(service: (any Log).self) var log: (any Log)?`
      if attribute.name == "Environment", let service = attribute.arguments.first, service.label == "service" {
        guard case .metatype(let reference) = service.value else { return }
        let type = declared ?? index.resolve(reference, in: context)
        return noteInjected(type, by: context, at: place, under: presence)
      }
      // In a view, only services can be read without their type.
      if attribute.name == "Environment", !attribute.arguments.isEmpty || declared.map(hasDefault) != true { return }
      noteInjected(declared, attribute.arguments, by: context, at: place, under: presence)
    } else if case .call(let call)? = entry.facts.initialValue, case .type(.named(let path)) = call.callee,
      path.last?.name == "Injected"
    {
      let declared = path.last?.arguments.first.map { index.resolve($0, in: context) }
      noteInjected(declared, call.arguments, by: context, at: place, under: presence)
    }
  }

  /// Notes the value or the service that `Injected` reads: `@Injected`, `@Injected(\.date)`,
  /// `@Injected(HTTPClientKey.self)`.
  func noteInjected(
    _ type: ResolvedType?, _ arguments: [CallArgument], by context: LookupContext, at place: SourcePlace,
    under presence: Presence
  ) {
    switch arguments.first?.value {
    case .keyPath(let path, _)?: noteUse(of: .property(path.firstComponent), at: place, by: context)
    case .metatype(let reference)?:
      let key = index.resolve(reference, in: context)
      if let number = index.declaration(of: key) { noteUse(of: .type(number), at: place, by: context) }
    default: if let type { noteInjected(type, by: context, at: place, under: presence) }
    }
  }

  /// Notes that a service is read from the current provider or locator.
  private func noteInjected(
    _ type: ResolvedType, by context: LookupContext, at place: SourcePlace, under presence: Presence
  ) {
    guard var dependency = dependency(on: type) else { return }
    if hasDefault(type) {
      // If it is not registered, the request returns its default.
      dependency.cardinality = .optional
      if let number = index.declaration(of: type) { noteUse(of: .type(number), at: place, by: context) }
    }
    let request = SourceRequest(
      dependency: dependency, place: place, isSynchronous: true, isInjected: true, presence: presence,
      stopsOnFailure: true)
    unplacedRequests.append((request, entry))
  }

  /// Reads a property wrapper that the program declares and that requests the type of its property. The wrapper is read
  /// for each of its properties.
  ///
  /// - Returns: Whether the property has such a wrapper.
  private func readWrapper(_ facts: VariableFacts, at place: SourcePlace, in context: LookupContext) -> Bool {
    guard let (attribute, found) = wrapperType(of: facts, in: context), let wrapper = found.declaration else {
      return false
    }
    var type = found
    guard !index.types[wrapper].facts.genericParameters.isEmpty else { return true }
    budget = budgetOfEntry
    let environment = Environment(context: context, presence: space.presence(facts.condition))
    let call = Call(callee: .other, arguments: attribute.arguments, place: attribute.place)
    if type.isOpen { type = inferred(type, wrapper, call, in: environment) }
    guard !type.isOpen else { return true }
    placeOfGenericCall = place
    lazyValuesRead = [:]
    let instance = callInitializer(of: type, call, in: environment)
    // A getter runs where code reads the property.
    if !facts.isUnread, let getter = index.types[wrapper].functions["wrappedValue"]?.first {
      if mayStoreService(call, of: wrapper, before: getter) {
        inlined.insert(getter)
      } else {
        _ = self.call(getter, [], in: environment, beforeFirstUse(instance, of: wrapper))
      }
    }
    passProvider(to: instance, of: wrapper, at: attribute.place, in: environment)
    placeOfGenericCall = nil
    return true
  }

  /// Returns whether the creation of a wrapper may store the service that its getter requests otherwise:
  /// `@Inject(stored: ConsoleLog()) var log: any Log`.
  private func mayStoreService(_ call: Call, of wrapper: Int, before getter: Int) -> Bool {
    guard let service = index.functions[getter].facts.result, let body = index.functions[getter].facts.body else {
      return false
    }
    let storages = index.types[wrapper].variables.map { index.variables[$0].facts }.filter { facts in
      facts.type == .optional(service) && !facts.isStatic && body.contains { $0.mentions(facts.name) }
    }.map(\.name)
    let passed = call.arguments.filter { $0.value != .implicitMember("nil") }.map(\.label)
    guard let initializer = match(methods("init", ofType: wrapper), call) else {
      return passed.contains { $0.map(storages.contains) ?? false }
    }
    let facts = index.functions[initializer].facts
    return storages.contains { storage in facts.body?.contains { $0.mentions(storage) } ?? true }
      && facts.parameters.contains {
        ($0.type == service || $0.type == .optional(service)) && passed.contains($0.label)
      }
  }

  /// Returns a new wrapper with the optional properties that its creation leaves `nil`: at its first use, the wrapper has
  /// stored no service in them.
  private func beforeFirstUse(_ instance: Value, of wrapper: Int) -> Value {
    guard case .instance(let type, var creation?) = instance else { return instance }
    let initializers = index.types[wrapper].functions["init"] ?? []
    for variable in index.types[wrapper].variables {
      let facts = index.variables[variable].facts
      guard case .optional? = facts.type, !facts.isStatic, !facts.isConstant, !facts.hasInitialValue,
        creation.fields[facts.name] == nil,
        // An initializer whose body is not read may store a service.
        initializers.allSatisfy({ initializer in
          index.functions[initializer].facts.body.map { !$0.contains { $0.mentions(facts.name) } } ?? false
        })
      else { continue }
      creation.fields[facts.name] = .absent
    }
    return .instance(type, creation: creation)
  }

  /// Returns the property wrapper of the program's own that a property has, with the attribute that names it.
  func wrapperType(
    of facts: VariableFacts, in context: LookupContext
  ) -> (attribute: AttributeFacts, type: ResolvedType)? {
    for attribute in facts.attributes {
      guard case .type(let wrapper)? = index.member(named: attribute.name, in: context),
        index.types[wrapper].facts.attributes.contains(where: { $0.name == "propertyWrapper" })
      else { continue }
      let writtenArguments = attribute.generics.map { index.resolve($0, in: context) }
      let declared = facts.type.map { index.resolve($0, in: context) }
      let count = index.types[wrapper].facts.genericParameters.count
      let arguments = writtenArguments.count == count ? writtenArguments : wrapped(by: wrapper, declared)
      return (
        attribute, .nominal(name: index.types[wrapper].fullName, declaration: wrapper, arguments: arguments)
      )
    }
    return nil
  }

  /// Returns the generic arguments of a wrapper for a property of a type.
  private func wrapped(by wrapper: Int, _ type: ResolvedType?) -> [ResolvedType] {
    let parameters = index.types[wrapper].facts.genericParameters
    let open = parameters.map(ResolvedType.parameter)
    let stored = index.types[wrapper].variables.first { index.variables[$0].facts.name == "wrappedValue" }
    let value =
      stored.flatMap { index.variables[$0].facts.type }
      ?? index.types[wrapper].functions["wrappedValue"]?.first.flatMap { index.functions[$0].facts.result }
    guard let type, let value else { return open }
    let environment = Environment(context: index.context(of: wrapper), presence: .always)
    for name in parameters { environment.context.generics[name] = .parameter(name) }
    bindGenerics(of: value, to: type, in: environment)
    return parameters.map { environment.context.generics[$0] ?? .parameter($0) }
  }

  /// Returns whether a type has a default, as keys, services with endpoints and closure services do.
  func hasDefault(_ type: ResolvedType) -> Bool {
    guard let number = index.declaration(of: type) else { return false }
    return index.conforms(number, to: "Service") || index.conforms(number, to: "ServiceKey")
      || index.types[number].facts.attributes.contains { $0.name == "ClosureService" }
  }
}
