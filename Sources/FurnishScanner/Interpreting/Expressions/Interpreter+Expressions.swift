/// Expressions: their values, and the registrations and requests that they make.
extension Interpreter {
  /// Evaluates an expression, and notes its registrations and requests.
  func evaluate(
    _ expression: Expression, in environment: Environment, expecting expected: ResolvedType? = nil
  ) -> Value {
    switch expression {
    case .name(let name, let place):
      progress.placeOfName = place
      let value = value(named: name, in: environment)
      // Code that receives a local function may call it at any time.
      if case .closure(let closure, let scope) = value, !wasRead(closure, in: scope.body) {
        addPending(closure, in: scope)
      }
      if case .function(let function, let receiver) = value {
        let chosen = overload(function, expecting: expected, in: environment)
        noteValue(chosen, name, at: place, in: environment)
        return .function(chosen, receiver: receiver)
      }
      let unwrappedValue = expression.isOptionalOfBinding ? unwrapped(value) : value
      return identified(currentValue(unwrappedValue, of: expression, in: environment), as: expression, in: environment)
    case .implicitMember(let name):
      let wrapped = expected?.arguments(of: "Swift.Optional")?.first
      if name == "nil", let wrapped, mayBeAbsent(wrapped) { return .absent }
      guard let type = wrapped ?? expected else { return .unknown }
      if type.mayBeLifetime, let lifetime = lifetime(named: name, nil, in: environment) { return lifetime }
      return member(name, ofType: type, in: environment)
    case .member(let base, let name, let place):
      if let type = type(named: expression, in: environment) { return .type(type) }
      if name == "init" { noteCreation(byInitializerOf: base, in: environment) }
      if let known = valueOfProcess(name, of: base, in: environment) ?? testContainer(name, of: base) { return known }
      if let module = scope(ofModuleNamed: base, in: environment) {
        return evaluate(.name(name, place), in: module, expecting: expected)
      }
      let value = evaluate(base, in: environment, expecting: base.beginsWithImplicitMember ? expected : nil)
      progress.placeOfName = place
      if case .values = value { return read(name, at: place, in: environment) }
      if let value = staticMember(name, ofListType: value, in: environment) { return value }
      if case .either(let alternatives) = value {
        return mapAlternatives(alternatives, in: environment) {
          method(name, of: $0) ?? currentValue(member(name, of: $0, in: $1), of: expression, of: $0, in: $1)
        }
      }
      if let method = method(name, of: value) { return method }
      if name == "rawValue", let raw = rawValue(of: value, base, in: environment) { return raw }
      let current = currentValue(member(name, of: value, in: environment), of: expression, of: value, in: environment)
      if case .function(let function, _) = current { noteValue(function, name, at: place, in: environment) }
      return identified(current, as: expression, in: environment)
    case .functionReference(let base, let name, let labels, let place):
      if name == "init", let base { noteCreation(byInitializerOf: base, in: environment) }
      if let base, let method = method(name, of: evaluate(base, in: environment)) { return method }
      return function(base, name, labels: labels, in: environment, at: place).map {
        noteValue($0.function, name, at: place, in: environment)
        return .function($0.function, receiver: $0.receiver)
      } ?? typeOfInitializer(expression, in: environment).map { .instance($0, creation: nil) } ?? .unknown
    case .metatype(let reference), .type(let reference):
      let type = index.resolve(reference, in: environment.context)
      // Code may create a module by its type: `type.init()`.
      if case .metatype = expression, let typeID = type.declaration, index.isModule(typeID) {
        events.createdModules.insert(typeID)
      }
      return .type(type)
    case .call(let call): return evaluate(call, in: environment, expecting: expected)
    case .cast(let value, let reference):
      let type = index.resolve(reference, in: environment.context)
      let inner = evaluate(value, in: environment, expecting: type)
      if case .closure(let closure, let scope) = inner, reference.lastName == "Endpoint" {
        return apply(closure, scope, arguments: [.values], in: environment)
      }
      return self.value(inner, declaredAs: type)
    case .text(let parts):
      let texts = parts.map { part -> String? in
        let value = evaluate(part, in: environment)
        let text = value.textOfType ?? value.text
        return isOptional(part, in: environment) ? nil : text
      }
      return texts.contains(nil)
        ? .instance(.standard("String"), creation: nil) : .calculated(texts.compactMap(\.self).joined())
    case .string(let text): return .string(text)
    case .number(let type, let text):
      let written = expected.map { $0.arguments(of: "Swift.Optional")?.first ?? $0 }
      let typeOfLiteral = written.flatMap { if case .nominal = $0, !$0.isOpen { $0 } else { nil } } ?? .standard(type)
      let literal = NumberLiteral(text)?.printed(as: typeOfLiteral) ?? text
      return .instance(typeOfLiteral, creation: Creation(call: nil, place: nil, literal: literal))
    case .boolean(let value): return .boolean(value ? .always : .never)
    case .test(let test):
      return condition(test, in: environment).map(Value.boolean) ?? .instance(.standard("Bool"), creation: nil)
    case .block(let statements):
      let inner = environment.part(under: environment.presence)
      inner.result = expected ?? typeOfImplicitMembers(in: statements, environment)
      let value = run(statements, in: inner)
      environment.stop(where: inner.thrown, space)
      return value
    case .keyPath(let path, let function):
      if let last = path.split(separator: ".").last { noteReplacement(ofPropertiesNamed: String(last)) }
      return function.map { .closure($0, environment) } ?? .unknown
    case .other:
      memory.noteStepNotFollowed()
      return .unknown
    case .list(let elements):
      return instance(ofLiteral: elements, in: environment, expecting: expected)
        ?? list(elements, in: environment, expecting: expected)
    case .closure(let closure):
      // Code that is not followed may call it at any time.
      environment.noteCapture { name in closure.body.contains { $0.mentions(name) } }
      var scope = scope(of: closure, in: environment, expecting: expected)
      var uncaptured = closure
      if closure.captures > 0 {
        if scope === environment { scope = environment.part(under: environment.presence) }
        run(Array(uncaptured.body.prefix(uncaptured.captures)), in: scope)
        uncaptured.body.removeFirst(uncaptured.captures)
        uncaptured.captures = 0
      }
      addPending(uncaptured, in: scope)
      return .closure(uncaptured, scope)
    case .either(let values):
      return firstPresent(of: values, in: environment, expecting: expected)
    case .conditionalChain(let base, let clauses):
      let value = evaluate(base, in: environment)
      var (ends, rest): ([Value.Alternative], Presence) = ([], environment.presence)
      for clause in clauses {
        let presence = space.and(rest, self.presence(clause.condition, in: environment.context.file))
        guard presence != .never else { continue }
        rest = space.excluding(rest, presence)
        let inner = environment.part(under: presence)
        inner["#hole"] = value
        ends.append(Value.Alternative(presence: presence, value: evaluate(clause.value, in: inner)))
        environment.stop(where: inner.thrown, space)
      }
      // Each clause of the chain returns the same collection.
      if case .collection = value { return value }
      return either(ends + [Value.Alternative(presence: rest, value: value)])
    case .hole: return environment["#hole"] ?? .unknown
    case .group(let parts, let labels):
      memory.noteStepNotFollowed()
      let types = expected?.typesOfParts(parts.count) ?? parts.map { _ in nil }
      return .calculated(
        tuple: zip(parts, types).map { evaluate($0, in: environment, expecting: $1) },
        labels: labels.isEmpty ? expected?.labelsOfParts(parts.count) ?? [] : labels)
    }
  }

  /// Returns whether an expression may be an optional. The text of an optional differs from that of its value:
  /// `Optional(1)`.
  private func isOptional(_ expression: Expression, in environment: Environment) -> Bool {
    switch expression {
    case .cast: return true
    case .name(let name, _):
      guard environment.binding(of: name) == nil else {
        return environment.type(of: name)?.arguments(of: "Swift.Optional") != nil
      }
      guard let variable = variable(named: name, in: environment) else { return false }
      if case .optional? = index.variables[variable].facts.type { return true }
      return false
    default: return false
    }
  }
}

extension ResolvedType {
  /// Returns the labels of the parts of a tuple; nil if the type is no tuple of this many parts.
  fileprivate func labelsOfParts(_ count: Int) -> [String?]? {
    if case .tuple(let parts, let labels) = self, parts.count == count { labels } else { nil }
  }

  /// Returns the types of the parts of a tuple; nil if the type is no tuple of this many parts.
  fileprivate func typesOfParts(_ count: Int) -> [ResolvedType?]? {
    if case .tuple(let parts, _) = self, parts.count == count { parts } else { nil }
  }
}

extension Value {
  /// The type of an instance, or the value itself if it is a type; nil if the program does not declare that type.
  var asType: Value? {
    switch self {
    case .instance(let type, _), .type(let type): type.declaration == nil ? nil : .type(type)
    default: nil
    }
  }

  /// The text of a type in a string: `Mail` for `"\(Mail.self)"`. It is nil for a type with generic arguments, and for
  /// other values.
  var textOfType: String? {
    if case .type(.nominal(let name, _, let arguments)) = self, arguments.isEmpty {
      name.split(separator: ".").last.map(String.init)
    } else {
      nil
    }
  }

  var isList: Bool { if case .list = self { true } else { false } }

  /// Whether it is a list, or one of several lists.
  var isListInEachCase: Bool {
    if case .either(let alternatives) = self { alternatives.allSatisfy(\.value.isListInEachCase) } else { isList }
  }

  /// Whether it is an instance with known properties.
  var hasFields: Bool {
    guard case .instance(_, let creation?) = self else { return false }
    return !creation.fields.isEmpty || creation.properties?.values.isEmpty == false
  }

  /// Returns whether a closure is part of the value.
  func holds(_ closure: Closure) -> Bool {
    switch self {
    case .closure(let other, _): other.place == closure.place
    case .instance(_, let creation?): creation.fields.values.contains { $0.holds(closure) }
    case .list(let values, _), .tuple(let values, _): values.contains { $0.holds(closure) }
    case .either(let alternatives): alternatives.contains { $0.value.holds(closure) }
    default: false
    }
  }
}
