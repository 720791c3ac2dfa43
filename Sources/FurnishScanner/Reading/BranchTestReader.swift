import FurnishSyntax
import SwiftSyntax

/// Tests of `if`, `guard`, `while` and `for case`.
extension SourceReader {
  /// Reads the test of an `if`, `guard` or `while`, and adds statements that bind the names which the test declares.
  func test(_ conditions: ConditionElementListSyntax, binding statements: inout [Statement]) -> BranchTest {
    var tests: [BranchTest] = []
    for condition in conditions {
      switch condition.condition {
      case .expression(let value): tests.append(test(value))
      case .optionalBinding(let binding): tests.append(test(binding, into: &statements))
      case .matchingPattern(let match):
        let subject = tested(match.initializer.value)
        let pattern = pattern(match.pattern, of: subject, binding: &statements)
        tests.append(.matches(subject, text: text(of: match.initializer.value), pattern: pattern))
      case .availability(let availability):
        tests.append(test(availability))
      }
    }
    return tests.count == 1 ? tests[0] : .all(tests)
  }

  /// Reads the test of an optional binding: `let url = …`.
  private func test(_ binding: OptionalBindingConditionSyntax, into statements: inout [Statement]) -> BranchTest {
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
    let place = place(of: binding.pattern)
    let value = binding.initializer.map { expression($0.value) } ?? name.map { .name($0, place) }
    let type = binding.typeAnnotation.map { TypeReference($0.type) }
    let text = binding.initializer.map { self.text(of: $0.value) } ?? name ?? ""
    switch value {
    case .name?, .member?:
      // `let url = settings.url` binds `#outer url` to `settings.url`, and `url` to `#outer url`. So a test of `url`
      // and a test of `settings.url` are tests of the same value.
      let outer = "\(Expression.outerPrefix)\(name ?? text)"
      statements.append(.bind(name: outer, type: nil, value: value, isConstant: true))
      bind(binding.pattern, type, .name(outer, place), into: &statements)
      return .isPresent(value!, text: text)
    case let value?:
      // `let mode = detect()` binds `#wrapped mode` to the call, and `mode` to `#wrapped mode`.
      let whole = "\(Expression.wrappedPrefix)\(name ?? "_")"
      statements.append(.bind(name: whole, type: type.map { .optional($0) }, value: value, isConstant: true))
      bind(binding.pattern, type, .name(whole, place), into: &statements)
      if type == nil, let cast = binding.initializer?.value, let test = testOfType(cast, value) { return test }
      return .isPresent(.name(name ?? whole, place), text: text)
    case nil: return .isPresent(.other, text: text)
    }
  }

  /// Reads the test of the pattern of `for case`: `let module?`, `.live(let url)`, `let module as Logs`. Returns nil
  /// for other patterns: any element may match them.
  func test(
    _ element: Expression, matches pattern: PatternSyntax, binding statements: inout [Statement]
  ) -> BranchTest? {
    let expression = pattern.as(ValueBindingPatternSyntax.self)?.pattern.as(ExpressionPatternSyntax.self)?.expression
    let isOptional = expression?.is(OptionalChainingExprSyntax.self) ?? false
    if isOptional || expression?.is(AsExprSyntax.self) ?? false || expression?.is(SequenceExprSyntax.self) ?? false {
      for name in namesBound(by: pattern).sorted() {
        statements.append(.bind(name: name, type: nil, value: element, isConstant: true))
      }
      if isOptional { return .isPresent(element, text: "the element") }
      return typeTested(by: pattern).map { type in
        let tested = Pattern("is \(source(of: type))", type: TypeReference(type))
        return .matches(element, text: "the element", pattern: tested)
      }
    }
    let start = statements.count
    let read = self.pattern(pattern, of: element, binding: &statements)
    let text = read.text
    if text == ".none" { return .not(.isPresent(element, text: "the element")) }
    if text == ".some" {
      for index in statements.indices[start...] {
        guard case .bind(let name, _, _, _) = statements[index] else { continue }
        statements[index] = .bind(name: name, type: nil, value: element, isConstant: true)
      }
      return .isPresent(element, text: "the element")
    }
    return read.textOfCase.hasPrefix(".") ? .matches(element, text: "the element", pattern: read) : nil
  }

  /// Reads the test of a Boolean expression.
  func test(_ expression: ExprSyntax) -> BranchTest {
    switch expression.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): return .constant(literal.literal.tokenKind == .keyword(.true))
    case .prefixOperatorExpr(let negation) where negation.operator.text == "!": return .not(test(negation.expression))
    case .tupleExpr(let tuple) where tuple.elements.count == 1: return test(tuple.elements.first!.expression)
    case .tryExpr(let inner) where inner.questionOrExclamationMark == nil: return test(inner.expression)
    case .awaitExpr(let inner): return test(inner.expression).awaited
    case .sequenceExpr(let sequence):
      let read = test(Array(sequence.elements)[...])
      return sequence.elements.first!.isAwait ? read.awaited : read
    case .functionCallExpr(let call):
      return testsOfList(call).map { .any($0) } ?? .value(tested(expression), text: text(of: expression))
    default: return .value(tested(expression), text: text(of: expression))
    }
  }

  /// Reads the test `a && b || c == d`, which the parser returns as a list of operands and operators without groups.
  func test(_ elements: ArraySlice<ExprSyntax>) -> BranchTest {
    if elements.count == 1 { return test(elements.first!) }
    for (name, joined) in [("||", { BranchTest.any($0) }), ("&&", { BranchTest.all($0) })]
      as [(String, ([BranchTest]) -> BranchTest)]
    {
      let parts = elements.split { isOperator(name, $0) }
      if parts.count > 1 { return joined(parts.map(test)) }
    }
    let fullText = elements.map { source(of: $0) }.joined(separator: " ")
    if let test = testOfType(elements) { return test }
    let sign = elements.firstIndex { element in Self.comparisons.contains { isOperator($0, element) } }
    if let sign, let name = elements[sign].as(BinaryOperatorExprSyntax.self) {
      let (left, right) = (elements[..<sign], elements[(sign + 1)...])
      switch name.operator.text {
      case "==": return test(left, equals: right, fullText)
      case "!=": return .not(test(left, equals: right, fullText))
      case "~=": return test(right, equals: left, fullText)
      default: return comparison(name, left, right, fullText)
      }
    }
    let defaults = elements.split { isOperator("??", $0) }
    if defaults.count > 1, defaults.allSatisfy(isCalculation) {
      return .value(.either(defaults.map { expression(ofSequence: $0) }), text: Self.shortened(fullText))
    }
    let parts = elements.filter { isOfInterest($0) || changesVariable($0) }.map { self.expression($0) }
    return .value(parts.isEmpty ? .other : .group(parts), text: Self.shortened(fullText))
  }

  static let comparisons = ["==", "!=", "<", ">", "<=", ">=", "~="]

  /// Reads a comparison by an operator such as `<`. The values of both operands may be known.
  private func comparison(
    _ sign: BinaryOperatorExprSyntax, _ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>, _ text: String
  ) -> BranchTest {
    let operands = [tested(left), tested(right)]
    return unread(operands, text)
      ?? .value(.operation(sign.operator.text, operands, at: place(of: sign)), text: Self.shortened(text))
  }

  /// Reads a comparison with an operand that is not read: the result contains only the other operand, if it is read.
  /// Returns nil if both operands are read.
  private func unread(_ operands: [Expression], _ text: String) -> BranchTest? {
    guard operands.contains(.other) else { return nil }
    let parts = operands.filter { $0 != .other }
    return .value(parts.isEmpty ? .other : .group(parts), text: Self.shortened(text))
  }

  /// Reads the operand of a comparison.
  private func tested(_ elements: ArraySlice<ExprSyntax>) -> Expression {
    if elements.count == 1 { return tested(elements.first!) }
    let areCalculations = elements.split { isOperator("??", $0) }.allSatisfy(isCalculation)
    return areCalculations || elements.contains(where: isOfInterest) ? expression(ofSequence: elements) : .other
  }

  private func test(
    _ left: ArraySlice<ExprSyntax>, equals right: ArraySlice<ExprSyntax>, _ fullText: String
  ) -> BranchTest {
    let text = text(of: left)
    switch right.count == 1 ? right.first!.as(ExprSyntaxEnum.self) : nil {
    case .nilLiteralExpr: return .not(.isPresent(tested(left), text: text))
    case .booleanLiteralExpr(let literal): return test(left, is: literal.literal.tokenKind == .keyword(.true), text)
    default: break
    }
    let operands = [tested(left), tested(right)]
    if let unread = unread(operands, fullText) { return unread }
    // `3 == count` tests the count.
    return operands[0].isLiteral || operands[0].isImplicitMember
      ? .matches(operands[1], text: self.text(of: right), pattern: Pattern(text, value: operands[0]))
      : .matches(operands[0], text: text, pattern: Pattern(self.text(of: right), value: operands[1]))
  }

  /// Reads a comparison with `true` or `false`. An optional that is `nil` equals neither of them.
  private func test(_ elements: ArraySlice<ExprSyntax>, is value: Bool, _ text: String) -> BranchTest {
    if elements.count == 1, let operand = elements.first, let base = operand.baseOfOptionalChain, isPath(base) {
      let member = expression(operand)
      let test: BranchTest =
        value
        ? .value(member, text: text) : .matches(member, text: text, pattern: Pattern("false", value: .boolean(false)))
      return .all([.isPresent(tested(base), text: self.text(of: base)), test])
    }
    if !value, elements.count == 1, let operand = elements.first, isPath(operand), case let read = tested(operand),
      read != .other
    {
      return .matches(read, text: text, pattern: Pattern("false", value: .boolean(false)))
    }
    return value ? test(elements) : .not(test(elements))
  }

  private func text(of elements: ArraySlice<ExprSyntax>) -> String {
    Self.shortened(elements.map { source(of: $0) }.joined(separator: " "))
  }

  /// Reads the tested value, if it may concern services or change a variable, or if another test may read the same
  /// value. Returns `other` for the rest.
  func tested(_ expression: ExprSyntax) -> Expression {
    if isCallOfRepeatableTest(expression) || isTestByClosure(expression),
      let call = expression.as(FunctionCallExprSyntax.self)
    {
      return self.call(call)
    }
    return isOfInterest(expression) || isCalculation(expression) || changesVariable(expression)
      ? self.expression(expression) : .other
  }

  /// Returns whether an expression is a call with an `inout` argument: `take("-v", from: &arguments)`.
  private func changesVariable(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    return call.arguments.contains { $0.expression.is(InOutExprSyntax.self) }
  }

  /// Returns whether an expression calls one of ``Expression/repeatableTests`` with a literal or a name:
  /// `names.contains("search")`, `name.hasPrefix(prefix)`.
  func isCallOfRepeatableTest(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1, call.trailingClosure == nil,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base, isPath(base)
    else { return false }
    let argument = call.arguments.first!.expression
    return Expression.repeatableTests.contains(member.declName.baseName.text)
      && (isLiteral(argument) || argument.is(DeclReferenceExprSyntax.self))
  }

  /// Returns whether an expression consists of names and of calls without arguments: `settings.isMock`, `isTesting()`.
  func isPath(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr: true
    case .memberAccessExpr(let member): member.base.map(isPath) ?? true
    case .functionCallExpr(let call):
      call.arguments.isEmpty && call.trailingClosure == nil && isPath(call.calledExpression)
    default: false
    }
  }

  func isOperator(_ name: String, _ expression: ExprSyntax) -> Bool {
    expression.as(BinaryOperatorExprSyntax.self).map { source(of: $0.operator) == name } ?? false
  }

  /// Returns the source of an expression, in one line and short enough for a finding.
  func text(of expression: ExprSyntax) -> String { Self.shortened(source(of: expression)) }

  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= 60 ? line : "\(line.prefix(57))…"
  }
}

extension ExprSyntax {
  /// The optional of a chain that ends with its member: `names` of `names?.isEmpty` and of `names?.contains("a")`.
  fileprivate var baseOfOptionalChain: ExprSyntax? {
    let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    return callee.as(MemberAccessExprSyntax.self)?.base?.as(OptionalChainingExprSyntax.self)?.expression
  }
}
