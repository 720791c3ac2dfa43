import SwiftSyntax

/// Values without which the program stops: by `!`, by `as!`, or by a `guard` that calls `fatalError()`. All casts are
/// read here, since `as!` is one of them, and requests by Swinject's operator `~>`, which stops the program as well.
extension SourceReader {
  /// Reads `r.resolve(Log.self)!` and `table[key]!`. The call is marked: the program stops if the value is missing.
  func forced(_ expression: ForceUnwrapExprSyntax) -> Expression {
    let value = self.expression(expression.expression)
    noteUnwrap(expression, of: value)
    if case .call(var call) = value, case .member(_, "subscript", _) = call.callee {
      call.isForced = true
      return .call(call)
    }
    return forced(value)
  }

  /// Marks requests for which a `guard` stops the program if the service is missing:
  /// `guard let log = r.resolve(Log.self) else { fatalError() }`.
  func markForced(_ bindings: inout ArraySlice<Statement>) {
    for index in bindings.indices {
      guard case .bind(let name, let type, let value?, let isConstant) = bindings[index] else { continue }
      bindings[index] = .bind(name: name, type: type, value: forced(value), isConstant: isConstant)
    }
  }

  /// Reads `value as P`. Like an exclamation mark, `r.resolve(Log.self) as! FileLog` stops the program if the
  /// service is missing.
  func cast(_ value: ExprSyntax, _ mark: TokenSyntax?, _ type: TypeSyntax) -> Expression {
    let value = expression(value)
    let isForced = mark?.tokenKind == .exclamationMark && !type.is(OptionalTypeSyntax.self)
    return .cast(isForced ? forced(value) : value, TypeReference(type))
  }

  private func forced(_ value: Expression) -> Expression {
    // `guard let log = try? provider.require(Log.self) else { fatalError() }`
    if case .block(let statements) = value, case .attempt(let body, .discard)? = statements.first {
      return .block([.attempt(body, .stop)])
    }
    guard case .call(var call) = value else { return value }
    call.isForced = true
    switch call.callee {
    case .member(_, SwinjectNames.resolve, _), .name(SwinjectNames.resolve, _):
      return .call(
        Call(
          callee: .name(SwinjectNames.forced, call.place), arguments: [CallArgument(label: nil, value: .call(call))],
          place: call.place))
    default: return value
    }
  }

  /// Reads `r ~> Log.self` and `r ~> (Log.self, name: "file")` as a call with the resolver and the right operand.
  func resolution(by token: TokenSyntax, of resolver: ExprSyntax, _ request: ExprSyntax) -> Expression {
    var arguments = [CallArgument(label: nil, value: expression(resolver))]
    if let tuple = request.as(TupleExprSyntax.self) {
      arguments += self.arguments(tuple.elements)
    } else {
      arguments.append(CallArgument(label: nil, value: expression(request)))
    }
    let place = place(of: token)
    return .call(Call(callee: .name(token.text, place), arguments: arguments, place: place))
  }
}
