/// A reader of the requests of code whose library declares each service by a property: swift-dependencies, Factory.
///
/// If ``follows`` is true, the reader also reads the initializers of types that the code creates, and the static
/// members and functions of the program that the code uses. So it finds all requests that run while a service is
/// created. A request in a closure runs later, unless the code calls the closure in place.
final class CodeReader {
  let index: DeclarationIndex
  let spelling: any RequestSpelling
  let follows: Bool
  var found: [FoundRequest] = []
  /// The requests of each step that was followed; empty while the step is being followed, so that recursion ends.
  var followed: [Step: [FoundRequest]] = [:]

  /// Code that a reader follows.
  enum Step: Hashable {
    case function(FunctionID)
    case creation(TypeID, labels: [String?])
    case variable(VariableID)
  }

  init(_ index: DeclarationIndex, _ spelling: any RequestSpelling, follows: Bool) {
    self.index = index
    self.spelling = spelling
    self.follows = follows
  }

  /// Returns the requests that are found while a closure uses this reader.
  func requests(_ read: (CodeReader) -> Void) -> [FoundRequest] {
    let outer = found
    found = []
    read(self)
    defer { found = outer }
    return found
  }

  func read(_ statements: [Statement], in scope: CodeScope) {
    var scope = scope
    for statement in statements { read(statement, &scope) }
  }

  private func read(_ statement: Statement, _ scope: inout CodeScope) {
    switch statement {
    case .bind(let name, _, let value, _):
      guard let value else { return }
      read(value, in: scope)
      scope.services[name] = spelling.service(boundTo: value, in: scope)
    case .assign(let target, let value):
      read(target, in: scope)
      read(value, in: scope)
    case .expression(let value), .result(let value): read(value, in: scope)
    case .branch(let test, let first, let second):
      for value in test.expressions { read(value, in: scope) }
      read(first, in: scope)
      read(second, in: scope)
    case .selection(let selection):
      read(selection.subject, in: scope)
      for choice in selection.cases {
        for value in choice.testedExpressions { read(value, in: scope) }
        read(choice.body, in: scope)
      }
    case .block(let statements), .deferred(let statements): read(statements, in: scope)
    case .attempt(let statements, let handling):
      read(statements, in: scope)
      read(handling.handlers, in: scope)
    case .loop(_, let sequence, let body):
      if let sequence { read(sequence, in: scope) }
      read(body, in: scope)
    case .conditional(let clauses): for clause in clauses { read(clause.statements, in: scope) }
    case .function(let facts): read(facts.body ?? [], in: scope.later)
    case .type, .leave: break
    }
  }

  func read(_ expression: Expression, in scope: CodeScope) {
    if var request = spelling.request(expression, in: scope) {
      if scope.isDeferred { request.isDeferred = true }
      found.append(request)
    }
    switch expression {
    case .name(let name, let place):
      if let service = scope.services[name] { note(service, at: place, in: scope) }
      if follows { followMember(name, of: scope.context.type, in: scope, isBare: true) }
    case .member(.name("self", _), let name, let place):
      if let service = scope.services[name] { note(service, at: place, in: scope) }
      if follows { followMember(name, of: scope.context.type, in: scope, isBare: true) }
    case .member(let base, let name, _):
      if follows, let type = type(named: base, in: scope) {
        followMember(name, of: type, in: scope)
      } else {
        read(base, in: scope)
      }
    case .implicitMember(let name): if follows { followMember(name, of: scope.expected, in: scope) }
    case .functionReference(let base, _, _, _): if let base { read(base, in: scope.later) }
    case .call(let call): read(call, in: scope)
    case .cast(let value, _): read(value, in: scope)
    case .text(let values), .list(let values), .either(let values), .group(let values, _):
      for value in values { read(value, in: scope) }
    case .closure(let closure): read(closure.body, in: scope.later)
    case .test(let test): for value in test.expressions { read(value, in: scope) }
    case .block(let statements): read(statements, in: scope)
    case .conditionalChain(let base, let clauses):
      read(base, in: scope)
      for clause in clauses { read(clause.value, in: scope) }
    case .metatype, .type, .string, .number, .boolean, .keyPath, .hole, .other: break
    }
  }

  private func note(_ service: SourceService, at place: Place, in scope: CodeScope) {
    found.append(
      FoundRequest(
        service: service, isDeferred: scope.isDeferred, place: SourcePlace(file: scope.context.file, place: place)))
  }

  /// The functions that call their closures before they return.
  private static let callingAtOnce: Set<String> = [
    "assumeIsolated", "withDependencies", "withLock", "sync", "autoreleasepool", "withExtendedLifetime",
  ]

  private func read(_ call: Call, in scope: CodeScope) {
    let name = call.callee.calledName
    for argument in call.arguments {
      if case .closure(let closure) = argument.value, name.map(Self.callingAtOnce.contains) ?? false {
        read(closure.body, in: scope)
      } else {
        read(argument.value, in: scope)
      }
    }
    if case .closure(let closure) = call.callee { return read(closure.body, in: scope) }
    if case .conditionalChain = call.callee { return read(call.callee, in: scope) }
    if case .member(let base, _, _) = call.callee, type(named: base, in: scope) == nil { read(base, in: scope) }
    if case .name(let name, let place) = call.callee, let service = scope.services[name] {
      note(service, at: place, in: scope)
    }
    if follows { follow(call, in: scope) }
  }
}
