import FurnishGraph

/// The calls with which a program with Factory replaces factories, and resets their caches.
struct FactoryOverrides {
  private let declarations: FactoryDeclarations
  private let spelling: FactorySpelling
  private let bodies: [CodeBody]
  /// The closures that are registered for a factory by code of the app.
  private(set) var registered: [FactoryDeclarations.ID: [(closure: Closure, scope: CodeScope)]] = [:]
  /// Whether the program registers a factory that the source does not show, such as a parameter of a function.
  private(set) var registersUnknown = false
  /// Whether the program resets the scope `cached`.
  private(set) var resetsCached = false

  init(_ declarations: FactoryDeclarations, _ spelling: FactorySpelling, _ bodies: [CodeBody]) {
    self.declarations = declarations
    self.spelling = spelling
    self.bodies = bodies
    for body in bodies {
      var calls: [Call] = []
      Self.visitor { calls.append($0) }.visit(body.statements)
      for call in calls { note(call, in: body.scope) }
    }
  }

  /// Returns a visitor of the calls outside of previews.
  private static func visitor(_ called: @escaping (Call) -> Void) -> CodeVisitor {
    CodeVisitor(called: { call, _ in called(call) }, enters: { call, _ in call.callee.calledName != "#Preview" })
  }

  private mutating func note(_ call: Call, in scope: CodeScope) {
    guard case .member(let base, let name, _) = call.callee else { return }
    if name == "reset" {
      let options = (call.argument("scope") ?? call.argument("options")).map { "\($0)" } ?? ""
      if options.contains("\"cached\"") || options.contains("\"scope\"") { resetsCached = true }
      if case .member(.name("Scope", _), "cached", _) = base { resetsCached = true }
      return
    }
    let isContext = FactoryNames.contexts.contains(name) && !FactoryNames.testContexts.contains(name)
    guard name == FactoryNames.register || isContext else { return }
    if let id = registeredFactory(base, in: scope) {
      let closure = call.closure ?? Closure.empty(at: call.place)
      registered[id, default: []].append((closure, scope))
    } else if name == FactoryNames.register, call.closure != nil, call.arguments.count == 1,
      case .name(let written, _) = base,
      !declarations.isDeclared(written)
    {
      registersUnknown = true
    }
  }

  /// Finds the factory at the beginning of a chain of modifiers: `log` of `Container.shared.log.once()`.
  func registeredFactory(_ expression: Expression, in scope: CodeScope) -> FactoryDeclarations.ID? {
    if case .factory(let id)? = spelling.factory(expression, in: scope) { return id }
    switch expression {
    case .member(let base, let name, _):
      if FactoryNames.modifiers.contains(name) { return registeredFactory(base, in: scope) }
      // The container is unknown, but a name that only one container has is enough.
      return declarations.onlyID(name, from: scope.context.file)
    case .call(let call):
      guard case .member(let base, _, _) = call.callee else { return nil }
      return registeredFactory(base, in: scope)
    default: return nil
    }
  }

  // MARK: Registrations after a request

  /// Finds the registrations of a factory that an earlier statement of the same body has resolved. A registration that
  /// uses the resolved instance is omitted, since it registers a changed form of the instance.
  ///
  /// - Parameter isStored: Returns whether the scope of a factory stores its instances.
  func lateRegistrations(
    isStored: (FactoryDeclarations.ID) -> Bool
  ) -> [(id: FactoryDeclarations.ID, place: SourcePlace)] {
    var late: [(id: FactoryDeclarations.ID, place: SourcePlace)] = []
    let reader = CodeReader(declarations.index, spelling, follows: false)
    for body in bodies {
      // The resolved services, each with the name of the constant or variable that stores the instance, if one does.
      var resolved: [SourceService: String?] = [:]
      for statement in body.statements {
        var calls: [Call] = []
        Self.visitor { calls.append($0) }.visit([statement])
        for call in calls {
          guard case .member(let base, FactoryNames.register, let place) = call.callee,
            let id = registeredFactory(base, in: body.scope), let holder = resolved[id.service], isStored(id),
            !(holder.map { name in call.arguments.contains { $0.value.mentions(name) } } ?? false)
          else { continue }
          late.append((id, SourcePlace(file: body.context.file, place: place)))
        }
        // A branch may not have run, so its requests do not count.
        switch statement {
        case .bind, .expression, .assign:
          let found = reader.requests { $0.read([statement], in: body.scope) }
          var holder: String?
          if case .bind(let name, _, _, _) = statement { holder = name }
          for request in found where !request.isDeferred { resolved[request.service] = .some(holder) }
        default: break
        }
      }
    }
    return late
  }
}

extension Closure {
  /// Creates a closure without code, for a function that is passed by its name.
  fileprivate static func empty(at place: Place) -> Closure {
    Closure(
      parameters: [], anonymousParameters: 0, result: nil, isAsync: false, isThrowing: false,
      body: [], place: place)
  }
}
