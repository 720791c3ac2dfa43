/// A use of a value of `ServiceValues`: code that reads or replaces the value, by its property, its key or its service.
struct ValueUse: Hashable {
  /// The used value, by its property or by its type.
  enum Subject: Hashable {
    /// `\.httpClient`
    case property(String)
    /// A key, a service or a closure service.
    case type(TypeID)
  }

  var subject: Subject
  var place: SourcePlace
  /// The type whose code uses the value.
  var owner: TypeID?
  /// The name of that type, or of the function that uses the value.
  var reader: String?
  var isReplacement: Bool
}

/// A use of a value, with the condition under which the code runs.
struct ConditionalUse: Hashable {
  var use: ValueUse
  var presence: Presence
  var entry: FunctionID?
  /// The condition under which the main program has stopped before it runs the code; nil for other code.
  var stopped: Presence?
  /// The key whose default the code calculates. Such code certainly reads the value.
  var key: TypeID?
}

extension Interpreter {
  /// Reads a property of `ServiceValues`: `environment.httpClient`.
  func read(_ name: String, at place: Place, in environment: Environment) -> Value {
    switch name {
    case "provider": return .provider(progress.servicesOfTest?.provider ?? .unknown)
    case "locator": return .locator
    default: break
    }
    noteUse(of: .property(name), at: SourcePlace(file: environment.context.file, place: place), in: environment)
    guard let type = typeOfValue(name) else { return .unknown }
    return value(of: type)
  }

  /// Evaluates a call of a member of `ServiceValues`: `environment.openURL(url)`, `environment[HTTPClientKey.self]`,
  /// `environment[service: \Google.self]`.
  func call(_ name: String, onValues call: Call, in environment: Environment) -> Value {
    let place = SourcePlace(file: environment.context.file, place: call.place)
    guard name == "subscript" else {
      if !isValue(name) { events.replacesUnreadValues = true }
      let value = read(name, at: call.place, in: environment)
      _ = callUnread(call, in: environment)
      return value.isOfInterest ? value : .unknown
    }
    switch call.arguments.first?.value {
    case .metatype(let reference)?:
      let key = index.resolve(reference, in: environment.context)
      if let typeID = index.declaration(of: key) { noteUse(of: .type(typeID), at: place, in: environment) }
      return .unknown
    case .keyPath(let path, _)? where call.arguments[0].label == "service":
      let service = index.resolve(.name(path.root), in: environment.context)
      guard let typeID = service.declaration else { return .unknown }
      noteUse(of: .type(typeID), at: place, in: environment)
      return .instance(service, creation: nil)
    default:
      if progress.isReplacing { events.replacesUnreadValues = true }
      return callUnread(call, in: environment)
    }
  }

  /// Returns whether a member of `ServiceValues` is no method. A method may replace any value.
  private func isValue(_ name: String) -> Bool {
    typeOfValue(name) != nil || index.foreignFunctions["ServiceValues"]?[name] == nil
  }

  /// Evaluates a call of `withServices` or `prepareServices`: `withServices { $0.date = … } operation: { … }`.
  func replaceValues(_ call: Call, in environment: Environment) -> Value {
    let outer = (progress.servicesOfTest, progress.hasSetProvider)
    defer { (progress.servicesOfTest, progress.hasSetProvider) = outer }
    progress.hasSetProvider = false
    if call.argument("from") != nil { progress.servicesOfTest = nil }
    for argument in call.arguments {
      let value = evaluate(argument.value, in: environment)
      if case .closure(let closure, let scope) = value {
        _ = apply(
          closure, scope, arguments: argument.label == nil ? [.values] : [], in: environment, flow: environment.flow)
      } else if value.canBeCalled {
        _ = apply(value, to: argument.label == nil ? [.values] : [], in: environment)
      }
    }
    if call.callee.calledName == "prepareServices", progress.hasSetProvider { events.preparesProvider = true }
    return .unknown
  }

  /// Notes the values that a modifier of a view or a reducer replaces: `.services { $0.host = "a.example" }`,
  /// `.environment(\.services.host, "a.example")`.
  func noteValues(replacedBy call: Call, _ arguments: [Value], in environment: Environment) {
    guard let name = call.callee.calledName else { return }
    if name == FurnishNames.valuesInEnvironment {
      for value in arguments where value.canBeCalled { _ = apply(value, to: [.values], in: environment) }
    } else if FurnishNames.environmentModifiers.contains(name),
      case .keyPath(let path, _)? = call.arguments.first?.value,
      path.firstComponent == FurnishNames.valuesInEnvironment
    {
      let value = path.secondComponent
      if value.isEmpty {
        events.replacesUnreadValues = true
      } else {
        let place = SourcePlace(file: environment.context.file, place: call.place)
        whileReplacing { noteUse(of: .property(value), at: place, in: environment) }
      }
    }
  }

  /// Reads the closure of a reducer whose environment is `ServiceValues`:
  /// `Reducer<State, Action, ServiceValues> { state, action, environment in … }`. Returns whether a call creates such a
  /// reducer.
  func readReducer(of type: ResolvedType, _ call: Call, in environment: Environment) -> Bool {
    guard type.lastName == FurnishNames.reducer, case .nominal(_, _, let arguments) = type, arguments.count == 3,
      arguments[2].textInFurnish == "Furnish.ServiceValues", call.arguments.count == 1,
      case .closure(let closure, let scope) = evaluate(call.arguments[0].value, in: environment)
    else { return false }
    _ = apply(
      closure, scope, arguments: [value(of: arguments[0]), value(of: arguments[1]), .values],
      in: environment.part(under: environment.presence, isRepeated: true))
    return true
  }

  /// Notes that code reads or replaces a value.
  func noteUse(of subject: ValueUse.Subject, at place: SourcePlace, in environment: Environment) {
    noteUse(of: subject, at: place, by: environment.context, under: environment.presence, in: environment.flow)
  }

  /// Notes that code reads or replaces a value.
  ///
  /// - Parameter flow: The piece of code; nil for a property, which code may read at any time.
  func noteUse(
    of subject: ValueUse.Subject, at place: SourcePlace, by context: LookupContext, under presence: Presence,
    in flow: ControlFlow? = nil
  ) {
    // The property of `ServiceValues` that returns the value of a key is no reader of the value. A function that sets
    // values counts: `static func setLive(_ values: inout ServiceValues)`.
    if let innermost = progress.functionsBeingRead.last, index.functions[innermost].foreignOwner == "ServiceValues" {
      let facts = index.functions[innermost].facts
      if !progress.isReplacing || facts.isProperty || facts.name.contains(".") { return }
    }
    let type = context.type.map { index.types[$0].facts.name }
    let function = progress.functionsBeingRead.last.map { index.functions[$0].facts }
    let reader = type ?? function.map { "\($0.name)(\($0.labels.map { "\($0 ?? "_"):" }.joined()))" }
    let use = ValueUse(
      subject: subject, place: place, owner: context.type, reader: reader, isReplacement: progress.isReplacing)
    events.valueUses.append(
      ConditionalUse(
        use: use, presence: presence, entry: progress.entry,
        stopped: flow.flatMap { $0.isOfMainProgram ? $0.stopped : nil },
        key: flow?.entry.flatMap(keyOfDefault) ?? flow?.variable.flatMap(keyOfDefault)))
  }

  /// Returns the key whose default value a function returns; nil for other functions.
  private func keyOfDefault(_ function: FunctionID) -> TypeID? {
    let declaration = index.functions[function]
    return declaration.facts.name == Self.nameOfDefault && declaration.facts.isStatic ? declaration.owner : nil
  }

  /// Returns the key whose default value a constant has; nil for other variables.
  private func keyOfDefault(_ variable: VariableID) -> TypeID? {
    let declaration = index.variables[variable]
    return declaration.facts.name == Self.nameOfDefault && declaration.facts.isStatic ? declaration.owner : nil
  }

  private static let nameOfDefault = "defaultValue"

  /// Returns the type of a property that the program adds to `ServiceValues`, or to SwiftUI's `EnvironmentValues`.
  func typeOfValue(_ name: String, addedTo values: String = "ServiceValues") -> ResolvedType? {
    if let function = index.foreignFunctions[values]?[name]?.first {
      let declaration = index.functions[function]
      return declaration.facts.result.map { index.resolve($0, in: index.context(of: declaration)) }
    }
    guard let variableID = index.foreignVariables[values]?[name]?.first else { return nil }
    let declaration = index.variables[variableID]
    return declaration.facts.type.map {
      index.resolve($0, in: LookupContext(file: declaration.file, module: index.moduleOfFile[declaration.file]))
    }
  }
}

extension String {
  /// `httpClient` of the key path `.httpClient.timeout`.
  var firstComponent: String { String(drop { $0 == "." }.prefix { $0 != "." }) }

  /// `timeout` of the key path `.httpClient.timeout`; empty for a path with one component.
  var secondComponent: String { String(drop { $0 == "." }.dropFirst(firstComponent.count)).firstComponent }

  /// `Google` of the key path `Google.self`.
  var root: String { String(prefix { $0 != "." }) }
}
