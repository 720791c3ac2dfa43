/// The declarations of the program that a reader follows: initializers, functions and static members.
extension CodeReader {
  /// Reads the initializer or the function of the program that a call runs.
  func follow(_ call: Call, in scope: CodeScope) {
    let labels = call.arguments.map(\.label)
    switch call.callee {
    case .name(let name, _):
      if let type = type(named: call.callee, in: scope) { return followCreation(of: type, labels, in: scope) }
      followFunction(name, labels, of: scope.context.type, in: scope)
    case .type(let reference):
      if let type = index.declaration(of: index.resolve(reference, in: scope.context)) {
        followCreation(of: type, labels, in: scope)
      }
    case .member(let base, "init", _):
      if let type = type(named: base, in: scope) { followCreation(of: type, labels, in: scope) }
    case .member(let base, let name, _):
      if let type = type(named: base, in: scope) { followFunction(name, labels, of: type, in: scope) }
    case .implicitMember("init"): if let type = scope.expected { followCreation(of: type, labels, in: scope) }
    case .implicitMember(let name): if let type = scope.expected { followFunction(name, labels, of: type, in: scope) }
    default: break
    }
  }

  /// Finds the type of the program that an expression names.
  func type(named expression: Expression, in scope: CodeScope) -> TypeID? {
    switch expression {
    case .name("Self", _): scope.context.type
    case .name(let name, _):
      name.first?.isUppercase == true
        ? index.declaredType(name, in: scope.context).flatMap { index.declaration(of: $0) } : nil
    case .type(let reference): index.declaration(of: index.resolve(reference, in: scope.context))
    case .member(let base, let name, _):
      type(named: base, in: scope).flatMap { index.nestedType(name, of: $0) }.flatMap { index.declaration(of: $0) }
    default: nil
    }
  }

  /// Reads the requests that run while an instance is created: those of its property wrappers, of the initial values of
  /// its properties, and of its initializer.
  private func followCreation(of type: TypeID, _ labels: [String?], in scope: CodeScope) {
    guard index.types[type].facts.kind != .protocol else { return }
    follow(.creation(type, labels: labels), in: scope) { reader in
      var initializerScope = CodeScope(context: self.index.context(of: type))
      var inherited: TypeID? = type
      while let current = inherited {
        for id in self.index.types[current].variables {
          let entry = self.index.variables[id]
          guard !entry.facts.isStatic else { continue }
          if let request = self.spelling.request(of: entry) {
            reader.found.append(request)
            if request.isDeferred { initializerScope.services[entry.facts.name] = request.service }
          }
          // A `var` may be `lazy`, which the facts do not show. So its value counts as read later.
          guard let value = entry.facts.initialValue else { continue }
          let context = self.index.context(of: current)
          reader.read(value, in: CodeScope(context: context, isDeferred: !entry.facts.isConstant))
        }
        inherited = self.index.superclass(of: current)
      }
      let initializers = self.index.types[type].functions["init"] ?? []
      let matching = initializers.filter { self.matches(self.index.functions[$0].facts, labels) }
      guard matching.count == 1 else { return }
      let function = self.index.functions[matching[0]]
      initializerScope.context = self.index.context(of: function)
      for parameter in function.facts.parameters {
        initializerScope.services[parameter.name] = nil
        initializerScope.parameters.append(parameter)
        if let value = parameter.defaultValue, !labels.contains(parameter.label) {
          reader.read(value, in: initializerScope)
        }
      }
      reader.read(function.facts.body ?? [], in: initializerScope)
    }
  }

  /// Returns whether a function can be called with these labels.
  private func matches(_ facts: FunctionFacts, _ labels: [String?]) -> Bool {
    var rest = labels[...]
    for parameter in facts.parameters {
      if let first = rest.first, first == parameter.label {
        rest.removeFirst()
      } else if rest.count == 1, rest.first == .some(nil), parameter.label != nil, !parameter.hasDefault {
        // A trailing closure has no label.
        rest.removeFirst()
      } else if !parameter.hasDefault {
        return false
      }
    }
    return rest.isEmpty
  }

  /// Follows a static property of a type.
  ///
  /// - Parameter isBare: Whether the code names the property without an expression before it, as methods of the type
  ///   do. It may then be a property of the instance.
  func followMember(_ name: String, of type: TypeID?, in scope: CodeScope, isBare: Bool = false) {
    guard let type else { return }
    let entry = index.types[type]
    if let variable = entry.variables.first(where: { index.variables.name($0) == name }) {
      let facts = index.variables[variable].facts
      guard facts.isStatic, let value = facts.initialValue else { return }
      follow(.variable(variable), in: scope) { reader in
        let context = LookupContext(
          file: self.index.variables[variable].file,
          module: self.index.moduleOfFile[self.index.variables[variable].file],
          type: type)
        let expected = facts.type.flatMap { self.index.declaration(of: self.index.resolve($0, in: context)) } ?? type
        reader.read(value, in: CodeScope(context: context, expected: expected))
      }
      return
    }
    for function in entry.functions[name] ?? [] where index.functions[function].facts.isProperty {
      guard index.functions[function].facts.isStatic || isBare else { continue }
      follow(function, in: scope)
    }
  }

  private func followFunction(_ name: String, _ labels: [String?], of type: TypeID?, in scope: CodeScope) {
    if let type {
      let functions = (index.types[type].functions[name] ?? []).filter { !index.functions[$0].facts.isProperty }
      let matching = functions.filter { matches(index.functions[$0].facts, labels) }
      if let function = matching.first { return follow(function, in: scope) }
      if let variable = index.types[type].variables.first(where: { index.variables.name($0) == name }),
        case .closure(let closure)? = index.variables[variable].facts.initialValue
      {
        return read(closure.body, in: scope)
      }
    }
    let global = (index.globalFunctions[scope.context.module][name] ?? []).filter {
      matches(index.functions[$0].facts, labels)
    }
    if global.count == 1 { follow(global[0], in: scope) }
  }

  private func follow(_ function: FunctionID, in scope: CodeScope) {
    follow(.function(function), in: scope) { reader in
      let entry = self.index.functions[function]
      let context = self.index.context(of: entry)
      let expected = entry.facts.result.flatMap { self.index.declaration(of: self.index.resolve($0, in: context)) }
      reader.read(
        entry.facts.body ?? [],
        in: CodeScope(
          context: context, foreignOwner: entry.foreignOwner, parameters: entry.facts.parameters,
          expected: expected ?? entry.owner))
    }
  }

  /// Adds the requests of a step, which are read at the first time that it is followed.
  private func follow(_ step: Step, in scope: CodeScope, _ read: (CodeReader) -> Void) {
    let requests: [FoundRequest]
    if let known = followed[step] {
      requests = known
    } else {
      followed[step] = []
      requests = self.requests(read)
      followed[step] = requests
    }
    found += requests.map { request in
      var request = request
      if scope.isDeferred { request.isDeferred = true }
      return request
    }
  }
}
