import FurnishGraph

/// The body of a factory: the creation of its instances, and their lifetime.
struct FactoryRecipe {
  enum Source {
    /// A closure; several where branches or `#if` choose one.
    case closures([Closure])
    /// A reference to an initializer: `self(Page.init)`.
    case initializer(Expression)
    /// `promised()`, or a closure that only ends the program: other code has to register the factory.
    case promised
    /// Code of any other form, which is not read.
    case unread
  }

  var source: Source
  /// The name of the scope that stores the instances: `singleton`, `cached`; `nil` if none is written.
  var scope: String?
  /// The closures for contexts in which the app may run: `onDebug`, `onSimulator`, `onArg`.
  var contexts: [Closure] = []
  /// Whether one of the modifiers registers the factory: `promised().register { … }`.
  var isRegistered = false
  var isParameterized = false
  /// Whether the body creates a factory, by `Factory(self) { … }` or by a call of the container, `self { … }`.
  var createsFactory = false

  static let unread = FactoryRecipe(source: .unread)

  private init(source: Source) { self.source = source }

  init(_ body: [Statement]) {
    self.init(source: .unread)
    let results = body.results
    guard let first = results.first else { return }
    unwrap(first)
    guard results.count > 1 else { return }
    var closures: [Closure] = []
    let scope = self.scope
    for result in results {
      unwrap(result)
      if case .closures(let found) = source { closures += found }
    }
    source = closures.count == results.count ? .closures(closures) : .unread
    if self.scope != scope { self.scope = nil }
  }

  /// Reads modifiers from the last one to the call that they follow.
  private mutating func unwrap(_ expression: Expression) {
    var expression = expression
    while true {
      switch expression {
      case .member(let base, let name, _) where FactoryNames.modifiers.contains(name):
        note(scope: name)
        expression = base
      case .conditionalChain(let base, _):
        // The flags of `#if` decide which modifiers apply; those inside of `#if` are not read.
        expression = base
      case .call(let call):
        guard case .member(let base, let name, _) = call.callee, !base.isSelf || name != FactoryNames.promised,
          !(base.isSelf && call.closure != nil)
        else { return readBase(call) }
        if name == FactoryNames.scope {
          switch call.arguments.first?.value {
          case .implicitMember(let member)?, .member(_, let member, _)?: scope = member
          default: break
          }
        }
        if name == FactoryNames.register { isRegistered = true }
        if FactoryNames.contexts.contains(name), !FactoryNames.testContexts.contains(name) {
          contexts += [call.closure].compactMap(\.self)
        }
        guard
          FactoryNames.modifiers.contains(name) || FactoryNames.contexts.contains(name) || name == FactoryNames.register
        else { return }
        expression = base
      default: return
      }
    }
  }

  private mutating func note(scope name: String) {
    if FactoryNames.lifetime(ofScope: name, isReset: false) != nil { scope = scope ?? name }
  }

  private mutating func readBase(_ call: Call) {
    let name = call.callee.calledName ?? ""
    switch call.callee {
    case .name("self", _), .name("callAsFunction", _): break
    case .name, .type:
      if name == FactoryNames.promised {
        source = .promised
        return
      }
      guard FactoryNames.types.contains(name) else { return }
      isParameterized = name == "ParameterFactory"
    case .member(let base, _, _) where base.isSelf:
      if name == FactoryNames.promised {
        source = .promised
        return
      }
      note(scope: name)
    default: return
    }
    createsFactory = true
    if case .implicitMember(let member)? = call.argument("scope") { scope = member }
    if let closure = call.closure {
      source = closure.body.onlyFails ? .promised : .closures([closure])
    } else if let last = call.arguments.last?.value {
      switch last {
      case .functionReference, .member: source = .initializer(last)
      default: break
      }
    }
  }
}

extension Call {
  /// The last closure among the arguments of the call.
  var closure: Closure? {
    for argument in arguments.reversed() { if case .closure(let closure) = argument.value { return closure } }
    return nil
  }
}

extension Expression {
  var isSelf: Bool { if case .name("self", _) = self { true } else { false } }
}

extension [Statement] {
  /// The values that a body returns.
  fileprivate var results: [Expression] {
    flatMap { statement -> [Expression] in
      switch statement {
      case .result(let value): [value]
      case .expression(.block(let statements)): statements.results
      case .expression(let value): count == 1 ? [value] : value.isFactoryCall ? [value] : []
      case .conditional(let clauses): clauses.flatMap(\.statements.results)
      case .branch(_, let first, let second): first.results + second.results
      case .selection(let selection): selection.cases.flatMap(\.body.results)
      case .block(let statements), .attempt(let statements, _): statements.results
      default: []
      }
    }
  }
}

extension Expression {
  fileprivate var isFactoryCall: Bool {
    switch self {
    case .call(let call):
      if case .name(let name, _) = call.callee { name == "self" || FactoryNames.types.contains(name) } else { false }
    default: false
    }
  }
}
