import FurnishGraph

/// Requests of Swinject's resolvers.
extension Interpreter {
  /// Evaluates a request, `r.resolve(Log.self)`, whose result is `nil` if the service is missing.
  ///
  /// - Parameters:
  ///   - isForced: Whether the program stops if the service is missing, as with `!` and `~>`.
  ///   - isUnwrappedLater: Whether the program unwraps the result only where it uses the result, and stops there if the
  ///     service is missing.
  func resolveInSwinject(
    _ call: Call, from value: SwinjectValue, isForced: Bool = false, isUnwrappedLater: Bool = false,
    in environment: Environment, expecting expected: ResolvedType?
  ) -> Value {
    guard let provider = value.provider else { return .unknown }
    let place = SourcePlace(file: environment.context.file, place: call.place)
    guard var dependency = requestedInSwinject(call, in: environment, expecting: expected) else {
      events.entriesWithUnreadableRequests.insert(progress.entry)
      if case .recipe(let notes) = provider {
        notes.isOpaque = true
      } else if call.argument("name") == nil {
        note(SourceObstacle(kind: .request(text(of: .call(call))), place: place, dialect: .swinject))
      }
      return .unknown
    }
    let type = dependency.service.type
    dependency.cardinality = isForced ? .one : .optional
    dependency.presence = environment.presence
    dependency.service.type = type.withArguments(argumentCount(call))
    for argument in call.arguments.dropFirst() where argument.label != "name" {
      _ = evaluate(argument.value, in: environment)
    }
    if isUnwrappedLater {
      var container: ContainerID?
      if case .root(let id) = provider { container = id }
      events.unwrappedRequests.append(
        UnwrappedRequest(service: dependency.service, place: place, entry: progress.entry, container: container))
    }
    if case .recipe(let notes) = provider {
      dependency.isDeferred = dependency.isDeferred || notes.isReadingLaterClosures
      notes.dependencies.append(dependency)
    } else {
      dependency.presence = .always
      let requestPlace = environment.context.generics.isEmpty ? place : progress.placeOfGenericCall ?? place
      var request = SourceRequest(dependency: dependency, place: requestPlace, presence: environment.presence)
      request.dialect = .swinject
      if case .root(let id) = provider {
        containers[id].addRequest(request)
      } else {
        events.unplacedRequests.append((request, progress.entry))
      }
    }
    return self.value(of: type)
  }

  /// Returns the service that a call requests; `nil` if the source does not show it.
  private func requestedInSwinject(
    _ call: Call, in environment: Environment, expecting expected: ResolvedType?
  ) -> SourceDependency? {
    var type = expected
    if let first = call.arguments.first, first.label == nil {
      guard case .type(let named) = evaluate(first.value, in: environment) else { return nil }
      type = named
    }
    guard var type, !type.isOpen else { return nil }
    var dependency = SourceDependency(service: SourceService(type: type))
    if let wrapped = type.deferredInSwinject {
      type = wrapped
      dependency.isDeferred = true
    }
    dependency.service.type = type
    if let argument = call.argument("name"), !isNilName(argument, in: environment) {
      guard let name = name(argument, in: environment) else {
        // The request may be for any registration of this type that has a name.
        events.typesOfUndeterminedRequests.insert(type)
        return nil
      }
      dependency.service.name = name
    }
    return dependency
  }

  /// Returns the number of arguments that a request passes to the factory.
  private func argumentCount(_ call: Call) -> Int {
    guard let start = call.arguments.firstIndex(where: { ["argument", "arguments"].contains($0.label) }) else {
      return 0
    }
    return call.arguments[start...].prefix { ["argument", "arguments", nil].contains($0.label) }.count
  }

  /// Evaluates a forced request, `r.resolve(Log.self)!`: the program stops if the service is missing.
  func resolveForced(_ call: Call, in environment: Environment, expecting expected: ResolvedType?) -> Value {
    guard let value = call.arguments.first?.value else { return .unknown }
    guard !index.dialects.isEmpty, case .call(let request) = value,
      let receiver = swinjectReceiver(of: request, in: environment)
    else { return evaluate(value, in: environment, expecting: expected) }
    return resolveInSwinject(request, from: receiver, isForced: true, in: environment, expecting: expected)
  }

  /// Evaluates a request by the operator: `r ~> Log.self`, `r ~> (Log.self, name: "file")`, `r~>`.
  func resolveByOperator(_ call: Call, in environment: Environment, expecting expected: ResolvedType?) -> Value {
    guard let first = call.arguments.first else { return callUnread(call, in: environment) }
    let receiver: SwinjectValue
    switch evaluate(first.value, in: environment) {
    case .swinject(let known): receiver = known
    case .provider, .container, .collection, .locator:
      return evaluateOperator(call, in: environment, expecting: expected)
    case _ where index.uses(.swinject, in: environment.context.file): receiver = .resolver(.unknown)
    default: return evaluateOperator(call, in: environment, expecting: expected)
    }
    var request = call
    request.arguments.removeFirst()
    return resolveInSwinject(request, from: receiver, isForced: true, in: environment, expecting: expected)
  }

  /// Evaluates an operator of the same name that the program declares.
  private func evaluateOperator(_ call: Call, in environment: Environment, expecting expected: ResolvedType?) -> Value {
    evaluateOperator(SwinjectNames.resolveOperator, call.withTupleAsOperand, in: environment, expecting: expected)
  }

  /// Evaluates the receiver of a call of `resolve`; `nil` if it is not a value of Swinject.
  func swinjectReceiver(of call: Call, in environment: Environment) -> SwinjectValue? {
    switch call.callee {
    case .member(let base, SwinjectNames.resolve, _):
      switch evaluate(base, in: environment) {
      case .swinject(let value): return value
      case .unknown where mayResolveInSwinject(call, in: environment.context.file): return .resolver(.unknown)
      default: return nil
      }
    case .name(SwinjectNames.resolve, _):
      guard case .swinject(let value)? = environment.receiver else { return nil }
      return value
    default: return nil
    }
  }

  /// Returns whether a call whose receiver cannot be read may be a call of Swinject:
  /// `coordinator.resolver.resolve(Log.self)` in a file that uses Swinject.
  func mayResolveInSwinject(_ call: Call, in file: FileID) -> Bool {
    guard index.uses(.swinject, in: file), case .member(let base, SwinjectNames.resolve, _) = call.callee,
      case .metatype? = call.arguments.first?.value
    else { return false }
    switch base {
    case .name(let name, _), .member(_, let name, _):
      return ["resolver", "container", "assembler"].contains { name.lowercased().hasSuffix($0) }
    default: return false
    }
  }
}

extension Call {
  /// The call with one tuple as its second operand. The facts of `r ~> (Log.self, name: "file")` have each part of the
  /// tuple as an argument of its own.
  fileprivate var withTupleAsOperand: Call {
    guard arguments.count > 2 else { return self }
    var call = self
    let parts = arguments.dropFirst()
    let labels = parts.map(\.label)
    let tuple = Expression.group(parts.map(\.value), labels: labels.contains { $0 != nil } ? labels : [])
    call.arguments = [arguments[0], CallArgument(label: nil, value: tuple)]
    return call
  }
}
