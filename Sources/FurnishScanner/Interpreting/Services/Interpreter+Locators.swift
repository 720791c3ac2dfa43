import FurnishGraph

/// Calls of locators, which add services and request them: `ServiceLocator.shared.addService(…)`, `getService()`.
extension Interpreter {
  /// Evaluates a call of a locator's own method; returns nil for other methods.
  func callLocator(
    _ name: String, _ call: Call, in environment: Environment, expecting expected: ResolvedType?
  ) -> Value? {
    let place = SourcePlace(file: environment.context.file, place: call.place)
    switch name {
    case "addService":
      addService(call, in: environment, at: place)
      return .unknown
    case "getService", "findService":
      var type = expected
      if let first = call.arguments.first, first.label == nil,
        case .type(let named) = evaluate(first.value, in: environment)
      {
        type = named
      }
      guard let type, !type.isOpen else {
        events.entriesWithUnreadableRequests.insert(progress.entry)
        note(SourceObstacle(kind: .request(text(of: .call(call))), place: place))
        return .unknown
      }
      let isOptional = name == "findService"
      let placeOfRequest = environment.context.generics.isEmpty ? place : progress.placeOfGenericCall ?? place
      noteRequest(at: placeOfRequest, in: environment)
      let requested = isOptional ? type.arguments(of: "Swift.Optional")?.first ?? type : type
      var request = SourceRequest(
        dependency: SourceDependency(
          service: SourceService(type: requested), cardinality: isOptional ? .optional : .one),
        place: placeOfRequest, isSynchronous: true, source: .locator, presence: environment.presence,
        stopped: environment.flow.stopped, possiblyTested: environment.flow.possiblyTested, stopsOnFailure: true)
      request.isOfMainProgram = environment.flow.isOfMainProgram && !environment.isRepeated
      events.unplacedRequests.append((request, progress.entry))
      return value(of: requested)
    case "make":
      for argument in call.arguments {
        if case .closure(let closure, let scope) = evaluate(argument.value, in: environment) {
          return apply(closure, scope, arguments: [], in: environment)
        }
      }
      return .unknown
    case "removeService": return .unknown
    default: return nil
    }
  }

  /// Notes the service that `addService` adds, once for each possible value of its argument.
  private func addService(_ call: Call, in environment: Environment, at place: SourcePlace) {
    guard let argument = call.argument("service") ?? call.arguments.first?.value else { return }
    let declared = call.argument("as").flatMap { expression -> ResolvedType? in
      if case .type(let type) = evaluate(expression, in: environment) { type } else { nil }
    }
    let values: [Value.Alternative] =
      switch evaluate(argument, in: environment, expecting: declared) {
      case .either(let alternatives): alternatives
      case let value: [Value.Alternative(presence: .always, value: value)]
      }
    // If one side of `isLive ? FileLog() as any Log : SilentLog()` has the type of a protocol, the whole expression has
    // it.
    let types = values.compactMap { typed($0.value)?.type }
    let joined = types.count > 1 ? types.first { if case .existential = $0 { true } else { false } } : nil
    for alternative in values {
      let instance = typed(alternative.value)
      let creation: Creation? = if case .instance(_, let creation)? = instance { creation } else { nil }
      let typeOfInstance: ResolvedType? = if case .instance(let type, _)? = instance { type } else { nil }
      guard let type = declared ?? joined ?? typeOfInstance, !type.isOpen else {
        note(SourceObstacle(kind: .type(text(of: argument)), place: place))
        events.locatorOpenings.insert(progress.entry)
        continue
      }
      var registration = SourceRegistration(service: SourceService(type: type), place: place)
      registration.isSupplied = true
      registration.isAlternative = true
      registration.isOfMainProgram = environment.flow.isOfMainProgram
      registration.presence = space.and(environment.presence, alternative.presence)
      if case .name(let name, _)? = creation?.call?.callee {
        registration.implementation = index.resolve(.name(name), in: environment.context)
      }
      addToLocator(registration)
    }
  }

  /// Returns a text or a Boolean value as an instance of its type, and an instance itself; nil for other values.
  private func typed(_ value: Value) -> Value? {
    switch value {
    case .string: .instance(.standard("String"), creation: nil)
    case .boolean: .instance(.standard("Bool"), creation: nil)
    case .instance: value
    default: nil
    }
  }
}
