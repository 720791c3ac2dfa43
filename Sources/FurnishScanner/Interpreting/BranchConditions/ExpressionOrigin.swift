/// The names that an expression reads, in the forms of ``OriginNames``. They decide whether input leads to its value:
/// see ``ResultOrigin``.
struct ExpressionOrigin {
  private(set) var names: Set<String> = []
  /// The names that begin with a capital letter, most of which are types. They count only if the program has a variable
  /// of the name.
  private(set) var mentions: Set<String> = []
  /// Whether the value depends on nothing but the names: `false` for random numbers, files, and parts that are not
  /// read.
  private(set) var isWhole = true
  /// The names that closures and blocks in the expression declare.
  private var declared: Set<String> = []

  init(_ expression: Expression) {
    var usesOfSelf = 0
    _ = expression.contains { part in
      add(part)
      if case .name("self", _) = part { usesOfSelf += 1 }
      if case .member(.name("self", _), _, _) = part { usesOfSelf -= 1 }
      return false
    }
    names.subtract(declared)
    // `self.settings` reads the property alone.
    if usesOfSelf == 0 { names.remove("self") }
  }

  /// - Parameter text: The source of the expression. It has the names of the parts that the facts omit.
  init(_ expression: Expression, text: String) {
    self.init(expression)
    if !isWhole, !text.isEmpty { self.init(text: text) }
  }

  init(_ pattern: Pattern) {
    if let value = pattern.value {
      self.init(value, text: pattern.text)
    } else {
      // A pattern such as `is Log` reads no names.
      self.init(text: pattern.type == nil ? pattern.text : "")
    }
    guard let part = pattern.part, part.hasNames else { return }
    let values = ExpressionOrigin(text: part.text)
    names.formUnion(values.names)
    isWhole = isWhole && values.isWhole
  }

  private init(text: String) {
    let facts = OriginScan.of(text).facts
    names = Set(facts.names)
    // The text of a long expression is shortened.
    isWhole = facts.direct == .arguments && !text.hasSuffix("…")
  }

  private mutating func add(_ part: Expression) {
    switch part {
    case .name(let name, _):
      // The name of a type matters only where the type is created, or one of its members is read.
      if name.isTypeName { mentions.insert(name) } else { note(name) }
    case .implicitMember(let name): if name != "nil" { note(name, of: nil) }
    case .member(.name("self", _), let name, _): note(name)
    case .member(let base, let name, _): note(name, of: base)
    case .functionReference(let base?, let name, _, _): note(name, of: base)
    case .functionReference(nil, let name, _, _): note(name)
    case .call(let call): addCreation(by: call)
    case .closure(let closure):
      let anonymous = (0..<closure.anonymousParameters).map { "$\($0)" }
      declare(closure.body, closure.parameters.map(\.name) + anonymous)
    case .block(let statements): declare(statements)
    case .other: isWhole = false
    case .test(let test): add(patternsOf: test)
    default: break
    }
  }

  /// Adds the names in the patterns of a test.
  private mutating func add(patternsOf test: BranchTest) {
    switch test {
    case .not(let test): add(patternsOf: test)
    case .all(let tests), .any(let tests): for test in tests { add(patternsOf: test) }
    case .matches(_, _, let pattern):
      let read = ExpressionOrigin(pattern)
      names.formUnion(read.names)
      isWhole = isWhole && read.isWhole
    case .other(_, _, let isConstant): isWhole = isWhole && isConstant
    case .constant, .value, .isPresent: break
    }
  }

  private mutating func addCreation(by call: Call) {
    switch call.callee {
    case .name(let name, _) where name.isTypeName: note(name)
    case .name(let name, _): if !name.isOperator { names.insert(".callAsFunction") }
    case .type(let type): type.lastName.map { note($0) }
    default: return
    }
    // `String(contentsOfFile: path)`
    if call.callee.typeName != nil, call.arguments.first?.label?.hasPrefix("contentsOf") == true { isWhole = false }
  }

  private mutating func note(_ name: String) {
    if !name.hasPrefix("$") || name.isAnonymousParameter { names.insert(name) }
  }

  /// Notes a member of a value. If the base is `nil`, it is a member of a type that the source omits: `.live`.
  private mutating func note(_ name: String, of base: Expression?) {
    if OriginNames.randomMembers.contains(name) { isWhole = false }
    // An associated value, or an element of a tuple.
    if name.hasPrefix("#") || Int(name) != nil { return }
    if let form = OriginNames.form(ofMember: name, ofType: base?.typeName) { names.insert(form) }
  }

  private mutating func declare(_ statements: [Statement], _ parameters: [String] = []) {
    declared.formUnion(parameters)
    for statement in statements {
      switch statement {
      case .bind(let name, _, _, _): declared.insert(name)
      case .branch(_, let first, let second): declare(first + second)
      case .selection(let selection): for selectionCase in selection.cases { declare(selectionCase.body) }
      case .block(let body), .deferred(let body): declare(body)
      case .attempt(let body, let handling): declare(body + handling.handlers)
      case .loop(let variable, _, let body): declare(body, [variable].compactMap(\.self))
      case .conditional(let clauses): for clause in clauses { declare(clause.statements) }
      case .function(let facts):
        declared.insert(facts.name)
        declare(facts.body ?? [], facts.parameters.map(\.name))
      case .type: isWhole = false
      case .assign, .expression, .result, .leave: break
      }
    }
  }
}

extension Expression {
  /// The name of a type, if the expression is one: `Config`, `App.Config`, `Box<Int>`.
  fileprivate var typeName: String? {
    switch self {
    case .name(let name, _), .member(_, let name, _): name.isTypeName ? name : nil
    case .type(let type): type.lastName
    default: nil
    }
  }
}

extension String {
  fileprivate var isTypeName: Bool { first?.isUppercase == true }

  /// Whether it is the name of a parameter that a closure does not declare: `$0`.
  var isAnonymousParameter: Bool { hasPrefix("$") && !contains(where: \.isLetter) }
}
