import FurnishSyntax
import SwiftParser
import SwiftSyntax

/// The expressions of a file, as the interpreter evaluates them: without the parts that cannot concern services.
extension SourceReader {
  /// Reads an expression. An expression of any kind that is not listed here becomes the group of its parts.
  func expression(_ expression: ExprSyntax) -> Expression {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): return name(reference, base: nil, isImplicit: false)
    case .memberAccessExpr(let access): return member(access)
    case .functionCallExpr(let call):
      return isCallOfRepeatableTest(expression)
        ? .test(.value(self.call(call), text: text(of: expression))) : self.call(call)
    case .tryExpr(let attempt):
      let value = self.expression(attempt.expression).tried
      return handling(of: attempt).map { .block([.attempt([.expression(value)], $0)]) } ?? value
    case .awaitExpr(let expression): return self.expression(expression.expression).awaited
    case .consumeExpr(let expression): return self.expression(expression.expression)
    case .forceUnwrapExpr(let expression): return forced(expression)
    case .postfixOperatorExpr(let postfixed):
      let sign = postfixed.operator
      let name = sign.text == "..." ? Expression.rangeFrom : sign.text
      return .operation(name, [self.expression(postfixed.expression)], at: place(of: sign))
    case .optionalChainingExpr(let expression): return self.expression(expression.expression)
    case .inOutExpr(let expression): return self.expression(expression.expression)
    case .typeExpr(let expression): return .type(TypeReference(expression.type))
    case .genericSpecializationExpr(let specialization):
      return TypeReference(expression: ExprSyntax(specialization)).map(Expression.type) ?? .other
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first { return self.expression(only.expression) }
      let labels = tuple.elements.map { $0.label?.text }
      return .group(
        tuple.elements.map { self.expression($0.expression) }, labels: labels.contains { $0 != nil } ? labels : [])
    case .sequenceExpr(let sequence):
      let elements = Array(sequence.elements)
      let value = self.expression(ofSequence: elements[...])
      return elements[0].isAwait ? value.awaited : value
    case .asExpr(let cast):
      return self.cast(cast.expression, cast.questionOrExclamationMark, cast.type)
    case .ternaryExpr(let ternary):
      return conditional(
        test(ternary.condition), self.expression(ternary.thenExpression), self.expression(ternary.elseExpression))
    case .prefixOperatorExpr(let negation) where negation.operator.text == "!": return .test(test(expression))
    case .prefixOperatorExpr(let prefixed): return operation(prefixed)
    case .stringLiteralExpr(let literal):
      return literal.representedLiteralValue.map(Expression.string) ?? interpolation(literal)
    case .nilLiteralExpr: return .implicitMember("nil")
    case .macroExpansionExpr(let macro): return expansion(macro)
    case .integerLiteralExpr(let literal): return .number("Int", text: source(of: literal))
    case .floatLiteralExpr(let literal): return .number("Double", text: source(of: literal))
    case .booleanLiteralExpr(let literal): return .boolean(literal.literal.tokenKind == .keyword(.true))
    case .keyPathExpr(let path): return keyPath(path)
    case .subscriptCallExpr(let access):
      let place = place(of: access.leftSquare)
      return .call(
        Call(
          callee: .member(self.expression(access.calledExpression), "subscript", place),
          arguments: arguments(access.arguments), place: place))
    case .superExpr(let expression): return .name("super", place(of: expression))
    case .packElementExpr(let element): return self.expression(element.pack)
    case .packExpansionExpr(let expansion): return .block(statements(of: ExprSyntax(expansion)))
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content else { return .list([]) }
      return .list(
        elements.map { .group([self.expression($0.key), self.expression($0.value)], labels: ["key", "value"]) })
    case .arrayExpr(let array): return .list(array.elements.map { self.expression($0.expression) })
    case .closureExpr(let closure): return .closure(self.closure(closure))
    case .ifExpr, .switchExpr: return .block(statements(of: expression))
    case .postfixIfConfigExpr(let chain): return conditionalChain(chain)
    default: return parts(of: Syntax(expression))
    }
  }

  /// Returns the effect of an error after `try?` or `try!`; nil for `try`.
  func handling(of attempt: TryExprSyntax) -> ErrorHandling? {
    switch attempt.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark: .discard
    case .exclamationMark: .stop
    default: nil
    }
  }

  /// Reads `x as any P`, `a ? b : c` or `a + b`, which the parser returns as a list of operands and operators without
  /// groups.
  func expression(ofSequence elements: ArraySlice<ExprSyntax>) -> Expression {
    guard let first = elements.first else { return .other }
    guard elements.count > 1 else { return expression(first) }
    if let ternary = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let choice = elements[ternary].as(UnresolvedTernaryExprSyntax.self)
    {
      let condition = elements[..<ternary]
      return conditional(
        test(condition), expression(choice.thenExpression), expression(ofSequence: elements[(ternary + 1)...]))
    }
    let second = elements[elements.startIndex + 1]
    if elements.count == 3, let resolving = second.as(BinaryOperatorExprSyntax.self),
      resolving.operator.text == SwinjectNames.resolveOperator
    {
      return resolution(by: resolving.operator, of: first, elements[elements.startIndex + 2])
    }
    if let sign = second.as(UnresolvedAsExprSyntax.self),
      let type = elements.dropFirst(2).first?.as(TypeExprSyntax.self)
    {
      // `try x as P` is read as `try (x as P)`, which makes no difference here.
      let cast = self.cast(first, sign.questionOrExclamationMark, type.type)
      let rest = elements.dropFirst(3)
      guard let next = rest.first?.as(BinaryOperatorExprSyntax.self), rest.count > 1 else { return cast }
      let other = expression(ofSequence: rest.dropFirst())
      if next.operator.text == "??" { return .either([cast, other]) }
      return isReadAsCall(next)
        ? .operation(next.operator.text, [cast, other], at: place(of: next)) : .group([cast, other])
    }
    if let operation = operation(elements) { return operation }
    if elements.count == 3, second.is(UnresolvedIsExprSyntax.self) { return .test(test(elements)) }
    let interesting = elements.filter { declaresServicesByProperties || isOfInterest($0) }
    if elements.contains(where: { element in Self.tests.contains { isOperator($0, element) } }) {
      return .test(test(elements))
    }
    let defaults = elements.split { isOperator("??", $0) }
    if defaults.count > 1 { return .either(defaults.map { expression(ofSequence: $0) }) }
    return .group(interesting.map { expression($0) })
  }

  private static let tests = ["&&", "||"] + comparisons

  /// Returns the expression of `test ? a : b`.
  private func conditional(_ test: BranchTest, _ first: Expression, _ second: Expression) -> Expression {
    .block([.branch(test, [.expression(first)], [.expression(second)])])
  }

  /// Reads a macro such as `#Preview { … }`, whose arguments and closures count as called.
  func expansion(_ macro: some FreestandingMacroExpansionSyntax) -> Expression {
    guard isOfInterest(macro) else { return .other }
    var arguments = arguments(macro.arguments)
    // `try #require(values.provider)` is the value itself, which exists.
    if macro.macroName.text == "require", let value = arguments.first, value.label == nil { return value.value }
    if let closure = macro.trailingClosure {
      arguments.append(CallArgument(label: nil, value: .closure(self.closure(closure)), isTrailingClosure: true))
    }
    arguments += macro.additionalTrailingClosures.map {
      CallArgument(label: $0.label.text, value: .closure(closure($0.closure)), isTrailingClosure: true)
    }
    let place = place(of: macro.macroName)
    return .call(Call(callee: .name("#\(macro.macroName.text)", place), arguments: arguments, place: place))
  }

  private func name(_ reference: DeclReferenceExprSyntax, base: Expression?, isImplicit: Bool) -> Expression {
    let name = reference.baseName.plainText
    if let labels = reference.argumentNames {
      let labels = labels.arguments.map { $0.name.text == "_" ? nil : $0.name.plainText }
      return .functionReference(base, name, labels, place(of: reference))
    }
    if let base { return .member(base, name, place(of: reference)) }
    return isImplicit ? .implicitMember(name) : .name(name, place(of: reference))
  }

  private func member(_ access: MemberAccessExprSyntax) -> Expression {
    guard let base = access.base else { return name(access.declName, base: nil, isImplicit: true) }
    if access.declName.baseName.tokenKind == .keyword(.self) {
      return TypeReference(expression: base).map(Expression.metatype) ?? expression(base)
    }
    return name(access.declName, base: expression(base), isImplicit: false)
  }

  func call(_ call: FunctionCallExprSyntax) -> Expression {
    let callee = typeOfCollection(call.calledExpression).map(Expression.type) ?? expression(call.calledExpression)
    var arguments = arguments(call.arguments)
    if let closure = call.trailingClosure {
      arguments.append(CallArgument(label: nil, value: .closure(self.closure(closure)), isTrailingClosure: true))
    }
    for closure in call.additionalTrailingClosures {
      let label = closure.label.text == "_" ? nil : closure.label.text
      arguments.append(
        CallArgument(label: label, value: .closure(self.closure(closure.closure)), isTrailingClosure: true))
    }
    return .call(Call(callee: callee, arguments: arguments, place: place(ofCallee: call.calledExpression)))
  }

  /// Returns the type `[Log]` or `[String: Log]` that code calls; nil for other expressions.
  private func typeOfCollection(_ callee: ExprSyntax) -> TypeReference? {
    callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self) ? TypeReference(expression: callee) : nil
  }

  /// Returns the place that `#line` has for a call, which is the name of the called function.
  private func place(ofCallee callee: ExprSyntax) -> Place {
    if let access = callee.as(MemberAccessExprSyntax.self) { return place(of: access.declName) }
    if let specialization = callee.as(GenericSpecializationExprSyntax.self) {
      return place(ofCallee: specialization.expression)
    }
    return place(of: callee)
  }

  func arguments(_ list: some Sequence<LabeledExprSyntax>) -> [CallArgument] {
    list.map {
      CallArgument(
        label: $0.label?.plainText, value: expression($0.expression),
        isInout: $0.expression.is(InOutExprSyntax.self))
    }
  }

  private func conditionalChain(_ chain: PostfixIfConfigExprSyntax) -> Expression {
    let clauses = clauses(of: chain.config, under: .always).compactMap { clause, condition -> ConditionalExpression? in
      guard case .postfixExpression(let value)? = clause.elements else { return nil }
      return ConditionalExpression(condition: condition, value: continuedFromHole(value))
    }
    return .conditionalChain(chain.base.map(expression) ?? .hole, clauses)
  }

  /// Reads the chain of a clause, which begins with a dot and continues from the hole.
  private func continuedFromHole(_ chain: ExprSyntax) -> Expression { expression(chain).replacingImplicitBase() }

  /// Reads a string literal with interpolations.
  private func interpolation(_ literal: StringLiteralExprSyntax) -> Expression {
    .text(
      literal.segments.map { segment in
        switch segment {
        case .stringSegment(let text): .string(text.content.text)
        case .expressionSegment(let values):
          values.expressions.count == 1 ? expression(values.expressions.first!.expression) : parts(of: Syntax(values))
        }
      })
  }

  /// Reads the parts of a node that contain a word about services.
  private func parts(of node: Syntax) -> Expression {
    guard isOfInterest(node) else { return .other }
    let parts = node.children(viewMode: .sourceAccurate).compactMap { child -> Expression? in
      guard isOfInterest(child) else { return nil }
      return child.as(ExprSyntax.self).map(expression) ?? self.parts(of: child)
    }
    return parts.isEmpty ? .other : .group(parts)
  }
}

extension Expression {
  fileprivate func replacingImplicitBase() -> Expression {
    switch self {
    case .implicitMember(let name): .member(.hole, name, Place.none)
    case .member(let base, let name, let place): .member(base.replacingImplicitBase(), name, place)
    case .call(var call):
      {
        call.callee = call.callee.replacingImplicitBase()
        return .call(call)
      }()
    case .conditionalChain(let base, let clauses): .conditionalChain(base.replacingImplicitBase(), clauses)
    default: self
    }
  }
}
