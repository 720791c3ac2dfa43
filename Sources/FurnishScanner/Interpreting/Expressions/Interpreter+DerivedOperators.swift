/// Comparisons that the standard library derives from an operator of the program: `level >= .mid` from the `<` that an
/// enumeration declares for `Comparable`.
extension Interpreter {
  /// The comparisons that are derived from `<`: whether they exchange the operands, and whether they are its opposite.
  private static let derivedComparisons = [
    ">": (isExchanged: true, isOpposite: false), "<=": (isExchanged: true, isOpposite: true),
    ">=": (isExchanged: false, isOpposite: true),
  ]

  /// Returns the result of a comparison of values for which the program declares `<`; nil for other comparisons.
  func result(
    ofDerivedOperator name: String, _ operands: [Value], _ call: Call, in environment: Environment
  ) -> Value? {
    guard let (isExchanged, isOpposite) = Self.derivedComparisons[name], let candidates = index.operators["<"],
      index.usable(candidates, from: environment.context).contains(where: { mayCall(operator: $0, with: operands) })
    else { return nil }
    let arguments = isExchanged ? call.arguments.reversed() : call.arguments
    let less = Call(callee: .name("<", call.place), arguments: arguments, place: call.place)
    let result = evaluateOperator("<", less, in: environment, expecting: .standard("Bool"))
    guard isOpposite else { return result }
    return truth(of: result).map { .boolean(space.not($0)) } ?? .instance(.standard("Bool"), creation: nil)
  }
}
