import FurnishGraph

/// The services and values that properties and variables read with `@Injection`, `@Injected` and `@Environment`.
extension Interpreter {
  /// Returns the services that the properties of a type read by their types, with `@Injected` or `Injected()`.
  /// Properties with a key path or a key are left out, since they read values.
  func injected(into type: TypeID) -> [SourceDependency] {
    index.types[type].variables.compactMap { variableID in
      let declaration = index.variables[variableID]
      guard !declaration.facts.isStatic, readsByType(declaration.facts) else { return nil }
      let context = LookupContext(file: declaration.file, module: index.moduleOfFile[declaration.file], type: type)
      guard index.member(named: "Injected", in: context) == nil,
        let service = injectedType(declaration.facts, in: context), var dependency = dependency(on: service)
      else { return nil }
      // A missing service is reported for the property itself, which is a request of its own.
      if dependency.cardinality == .one { dependency.cardinality = .optional }
      dependency.isDeferred = true
      dependency.isProperty = true
      return dependency
    }
  }

  /// Returns whether a property reads a service by its type: `@Injected var log: any Log`,
  /// `let log = Injected<any Log>()`.
  private func readsByType(_ facts: VariableFacts) -> Bool {
    if let attribute = facts.attributes.first(where: { $0.name == "Injected" }) { return attribute.arguments.isEmpty }
    guard case .call(let call)? = facts.initialValue else { return false }
    return injectedComponent(call.callee) != nil && call.arguments.isEmpty
  }

  /// Notes the services that properties and variables read from the provider in force or from the locator, with
  /// `@Injection` or `@Injected`.
  func noteInjections() {
    for type in index.typesWithInjections.sorted() where index.usesFurnish[index.types[type].module] {
      // The injections of a service are dependencies of its registration.
      if !index.types[type].facts.attributes.contains(where: { $0.name == "Service" }) {
        for injection in ownInjections(of: type) {
          let presence = presence(ofType: type)
          guard presence != .never else { continue }
          let request = SourceRequest(
            dependency: injection.dependency, place: injection.place, isSynchronous: true, presence: presence,
            stopsOnFailure: true)
          noteRequest(ofPropertyAt: injection.place, of: type)
          events.unplacedRequests.append((request, nil))
        }
      }
    }
    for (file, summary) in zip(index.files.indices, index.summaries) where isInterpreted(file) {
      for variable in summary.valuedOrAttributed {
        if let variableID = index.variables.id(ofIndex: variable, in: file) { noteInjected(variableID) }
      }
    }
  }

  /// Notes the service that a variable reads: `@Injected var storage: any Storage`,
  /// `let storage = Injected<any Storage>()`.
  private func noteInjected(_ variableID: VariableID) {
    let declaration = index.variables[variableID]
    guard !declaration.facts.attributes.isEmpty || declaration.facts.initialValue != nil else { return }
    let context = LookupContext(
      file: declaration.file, module: index.moduleOfFile[declaration.file], type: declaration.owner)
    let place = SourcePlace(file: declaration.file, place: placeOfRequest(declaration.facts))
    let presence = presence(ofVariable: variableID)
    guard presence != .never else { return }
    noteRequest(ofPropertyAt: place, of: declaration.owner)
    // The wrapper may be one that the program declares, perhaps under the name `Injected`.
    if readWrapper(declaration.facts, at: place, in: context) { return }
    guard let tests = servicesOfTests(reading: declaration.facts.name, of: declaration.owner) else {
      return noteInjected(variableID, by: context, at: place, under: presence)
    }
    for services in tests {
      progress.servicesOfTest = services
      noteInjected(variableID, by: context, at: place, under: presence)
    }
    progress.servicesOfTest = nil
  }

  /// Notes the services that a generic type reads with `@Injected`, if their types depend on its generic arguments.
  /// They are read at each creation of an instance and, if the type is a property wrapper, by each property with the
  /// wrapper:
  /// `@propertyWrapper struct Dependency<Value> { @Injected private var value: Value }`.
  ///
  /// - Parameters:
  ///   - type: The type of the instance with its generic arguments.
  ///   - place: The place of the creation, or of the property.
  func noteInjected(intoGeneric type: ResolvedType, at place: SourcePlace, under presence: Presence) {
    guard let owner = type.declaration else { return }
    for variable in index.types[owner].variables {
      var context = index.context(of: owner)
      context.file = index.variables[variable].file
      guard injectedType(index.variables[variable].facts, in: context)?.isOpen == true else { continue }
      context.generics = generics(of: type)
      noteInjected(variable, by: context, at: place, under: presence)
    }
  }

  private func noteInjected(
    _ variableID: VariableID, by context: LookupContext, at place: SourcePlace, under presence: Presence
  ) {
    let declaration = index.variables[variableID]
    let declared = injectedType(declaration.facts, in: context)
    if let attribute = injectingAttribute(declaration.facts) {
      // `@Environment(service: (any Log).self) var log: (any Log)?`
      if attribute.name == "Environment", let service = attribute.arguments.first, service.label == "service" {
        guard case .metatype(let reference) = service.value else { return }
        let type = declared ?? index.resolve(reference, in: context)
        return noteInjected(type, by: context, at: place, under: presence)
      }
      // `@Environment(\.services.date) var date`
      if attribute.name == "Environment", case .keyPath(let path, _)? = attribute.arguments.first?.value,
        path.firstComponent == FurnishNames.valuesInEnvironment, !declaresOwnServices
      {
        let name = path.secondComponent
        if !name.isEmpty { noteUse(of: .property(name), at: place, by: context, under: presence) }
        return
      }
      // `@Environment` without arguments reads only services with a default; all others are SwiftUI's.
      if attribute.name == "Environment", !attribute.arguments.isEmpty || declared.map(hasDefault) != true { return }
      noteInjected(declared, attribute.arguments, by: context, at: place, under: presence)
    } else if case .call(let call)? = declaration.facts.initialValue, injectedComponent(call.callee) != nil {
      noteInjected(declared, call.arguments, by: context, at: place, under: presence)
    }
  }

  /// Returns the place at which a variable requests a service: that of the call of `Injected()`, or else that of the
  /// declaration of the variable.
  private func placeOfRequest(_ facts: VariableFacts) -> Place {
    if injectingAttribute(facts) == nil, case .call(let call)? = facts.initialValue,
      injectedComponent(call.callee) != nil
    {
      return call.place
    }
    return facts.place
  }

  private func injectingAttribute(_ facts: VariableFacts) -> AttributeFacts? {
    facts.attributes.first { ["Injected", "Environment"].contains($0.name) }
  }

  /// Returns the type of the service that a variable reads by its type; nil if the source does not state it.
  private func injectedType(_ facts: VariableFacts, in context: LookupContext) -> ResolvedType? {
    var type: TypeReference?
    if let attribute = injectingAttribute(facts) {
      type = facts.type ?? attribute.generics.first
    } else if case .call(let call)? = facts.initialValue {
      // `let storage: Injected<any Storage> = Injected()`
      type =
        [injectedComponent(call.callee), facts.type.flatMap(injectedComponent)].compactMap { $0?.arguments.first }.first
    }
    return type.map { index.resolve($0, in: context) }
  }

  /// Returns `Injected` with its generic arguments, if an expression names this type; otherwise nil.
  private func injectedComponent(_ callee: Expression) -> TypeReference.Component? {
    switch callee {
    case .type(let type): injectedComponent(type)
    case .name("Injected", _), .member(.name("Furnish", _), "Injected", _): TypeReference.Component("Injected")
    default: nil
    }
  }

  private func injectedComponent(_ type: TypeReference) -> TypeReference.Component? {
    guard case .named(let path) = type, let last = path.last, last.name == "Injected" else { return nil }
    return last
  }

  /// Notes the value or the service that `Injected` reads: `@Injected`, `@Injected(\.date)`,
  /// `@Injected(HTTPClientKey.self)`.
  func noteInjected(
    _ type: ResolvedType?, _ arguments: [CallArgument], by context: LookupContext, at place: SourcePlace,
    under presence: Presence
  ) {
    switch arguments.first?.value {
    case .keyPath(let path, _)?: noteUse(of: .property(path.firstComponent), at: place, by: context, under: presence)
    case .metatype(let reference)?:
      let key = index.resolve(reference, in: context)
      if let typeID = index.declaration(of: key) { noteUse(of: .type(typeID), at: place, by: context, under: presence) }
    default: if let type { noteInjected(type, by: context, at: place, under: presence) }
    }
  }

  /// Notes that a service is read from the provider in force or from the locator.
  private func noteInjected(
    _ type: ResolvedType, by context: LookupContext, at place: SourcePlace, under presence: Presence
  ) {
    guard var dependency = dependency(on: type) else {
      // In the declaration of a wrapper, the service is that of each property with the wrapper.
      let isDeclaration = context.generics.isEmpty && context.type.map(isWrapper) == true
      if type.isOpen, !isDeclaration { events.entriesWithUnreadableRequests.insert(nil) }
      return
    }
    if hasDefault(type) {
      // Without a registration, the request returns the default.
      dependency.cardinality = .optional
      if let typeID = index.declaration(of: type) {
        noteUse(of: .type(typeID), at: place, by: context, under: presence)
      }
    }
    let request = SourceRequest(
      dependency: dependency, place: place, isSynchronous: true, source: .providerInForce, presence: presence,
      stopsOnFailure: true)
    if noteInjected(request, intoTestIn: progress.servicesOfTest) { return }
    events.unplacedRequests.append((request, progress.entry))
  }

  private func isWrapper(_ type: TypeID) -> Bool {
    index.types[type].facts.attributes.contains { $0.name == "propertyWrapper" }
  }

  /// Whether the program adds an object of its own to SwiftUI's environment under the name of Furnish's values.
  private var declaresOwnServices: Bool {
    let (name, owner) = (FurnishNames.valuesInEnvironment, "EnvironmentValues")
    let isOwn = index.foreignVariables[owner]?[name] != nil || index.foreignFunctions[owner]?[name] != nil
    return isOwn && typeOfValue(name, addedTo: owner)?.textInFurnish != "Furnish.ServiceValues"
  }

  /// Returns the type of a property that reads a value of SwiftUI's environment and states no type itself:
  /// `@Environment(Deps.self) var deps`, `@Environment(\.deps) var deps`.
  func typeInEnvironment(_ facts: VariableFacts, in context: LookupContext) -> ResolvedType? {
    guard let attribute = facts.attributes.first(where: { $0.name == "Environment" }), attribute.arguments.count == 1,
      attribute.arguments[0].label == nil
    else { return nil }
    switch attribute.arguments[0].value {
    case .metatype(let reference): return index.resolve(reference, in: context)
    case .keyPath(".\(FurnishNames.valuesInEnvironment)", _) where !declaresOwnServices:
      return index.resolve(.name("ServiceValues"), in: context)
    case .keyPath(let path, _) where path.firstComponent == path.dropFirst():
      return typeOfValue(path.firstComponent, addedTo: "EnvironmentValues")
    default: return nil
    }
  }

  /// Returns whether a type has a default, as keys, services with endpoints and closure services do.
  func hasDefault(_ type: ResolvedType) -> Bool {
    guard let typeID = index.declaration(of: type) else { return false }
    return index.conforms(typeID, to: "Service") || index.conforms(typeID, to: "ServiceKey")
      || index.types[typeID].facts.attributes.contains { $0.name == "ClosureService" }
  }
}
