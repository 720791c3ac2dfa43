/// The limits of the results of a calculation, whatever its operands are: `max(1, count)` is at least 1, and
/// `"logs/\(name)"` begins with `logs/` (``TestSubject/knownText``). They decide tests of the result.
extension PresenceSpace {
  /// The least and the greatest whole number that a value may be; nil without a limit.
  struct Bounds {
    var lowest: Int?
    var highest: Int?
  }

  /// Returns the bounds of a number.
  func bounds(of number: TestSubject) -> Bounds {
    switch number {
    case .text(let literal):
      guard let value = NumberLiteral(literal)?.whole else { return Bounds(lowest: wholeNumbers[number] ?? nil) }
      return Bounds(lowest: value, highest: value)
    // The first argument of a process is its own name.
    case .count(.external("arguments")): return Bounds(lowest: 1)
    case .count(let owner): return Bounds(lowest: owner.knownText?.shortest ?? 0)
    case .current(let subject, _): return bounds(of: subject)
    case .result(let name, nil, let operands):
      var bounds = bounds(of: name, operands)
      bounds.lowest = bounds.lowest ?? wholeNumbers[number] ?? nil
      return bounds
    default: return Bounds(lowest: wholeNumbers[number] ?? nil)
    }
  }

  private func bounds(of name: String, _ operands: [TestSubject]) -> Bounds {
    let all = operands.map(bounds)
    let (lowest, highest) = (all.compactMap(\.lowest), all.compactMap(\.highest))
    switch name {
    case "Swift.max(\(TestSubject.labels(operands.count)))":
      return Bounds(lowest: lowest.max(), highest: highest.count == all.count ? highest.max() : nil)
    case "Swift.min(\(TestSubject.labels(operands.count)))":
      return Bounds(lowest: lowest.count == all.count ? lowest.min() : nil, highest: highest.min())
    case "Swift.abs(_:)": return Bounds(lowest: max(0, all[0].lowest ?? 0))
    default: return operands.count == 2 ? bounds(ofOperation: name, operands, all[0], all[1]) : Bounds()
    }
  }

  private func bounds(ofOperation name: String, _ operands: [TestSubject], _ first: Bounds, _ second: Bounds) -> Bounds
  {
    switch name {
    case "+":
      return Bounds(
        lowest: exact(first.lowest, second.lowest) { $0.addingReportingOverflow($1) },
        highest: exact(first.highest, second.highest) { $0.addingReportingOverflow($1) })
    case "-":
      return Bounds(
        lowest: exact(first.lowest, second.highest) { $0.subtractingReportingOverflow($1) },
        highest: exact(first.highest, second.lowest) { $0.subtractingReportingOverflow($1) })
    case "*":
      if operands[0] == operands[1] { return Bounds(lowest: 0) }
      guard let one = first.lowest, let other = second.lowest, one >= 0, other >= 0 else { return Bounds() }
      return Bounds(
        lowest: exact(one, other) { $0.multipliedReportingOverflow(by: $1) },
        highest: exact(first.highest, second.highest) { $0.multipliedReportingOverflow(by: $1) })
    case "/":
      guard let divisor = second.lowest, divisor > 0, second.highest == divisor, isWholeNumber(operands[0]) else {
        return Bounds()
      }
      return Bounds(lowest: first.lowest.map { $0 / divisor }, highest: first.highest.map { $0 / divisor })
    case "%":
      guard let divisor = second.lowest, divisor > 0, second.highest == divisor else { return Bounds() }
      let isPositive = first.lowest.map { $0 >= 0 } ?? false
      return Bounds(lowest: isPositive ? 0 : 1 - divisor, highest: min(first.highest ?? divisor - 1, divisor - 1))
    default: return Bounds()
    }
  }

  /// Returns the result of an operation; nil if an operand is unknown, or the result too large.
  private func exact(
    _ first: Int?, _ second: Int?, _ operation: (Int, Int) -> (partialValue: Int, overflow: Bool)
  ) -> Int? {
    guard let first, let second, case (let value, false) = operation(first, second) else { return nil }
    return value
  }

  /// Returns whether a predicate holds for a calculated value; nil if that depends on the values of the operands.
  func decidedByCalculation(_ predicate: TestPredicate, of subject: TestSubject) -> Bool? {
    switch predicate {
    case .exceeds(let bound): return decided(bound, by: bounds(of: subject))
    case .countExceeds(let bound): return decided(bound, by: bounds(of: .count(subject)))
    case .hasPrefix(let part):
      guard let known = subject.knownText?.prefix else { return nil }
      return known.hasPrefix(part) ? true : part.hasPrefix(known) ? nil : false
    case .hasSuffix(let part):
      guard let known = subject.knownText?.suffix else { return nil }
      return known.hasSuffix(part) ? true : part.hasSuffix(known) ? nil : false
    case .contains(let part):
      return subject.knownText?.parts.contains { TestPredicate.hasPrefix($0).implies(predicate) || $0 == part } == true
        ? true : nil
    default: return nil
    }
  }

  private func decided(_ bound: TestBound, by bounds: Bounds) -> Bool? {
    if let lowest = bounds.lowest, bound.isExceeded(by: "\(lowest)") == true { return true }
    if let highest = bounds.highest, bound.isExceeded(by: "\(highest)") == false { return false }
    return nil
  }

  /// Returns whether a calculated value cannot equal a literal, whatever the operands are: `max(1, count)` is never 0.
  func excludes(value literal: String, of subject: TestSubject) -> Bool {
    if let text = subject.knownText {
      guard let value = TestPredicate.text(of: literal) else { return false }
      return !value.hasPrefix(text.prefix) || !value.hasSuffix(text.suffix) || value.count < text.shortest
    }
    guard let value = NumberLiteral(literal)?.whole else { return false }
    let bounds = bounds(of: subject)
    return bounds.lowest.map { value < $0 } == true || bounds.highest.map { value > $0 } == true
  }
}

extension TestSubject {
  /// The name of the ``result(_:of:arguments:)`` that is the subject of a number with a default: `Int(text) ?? 80`.
  static let defaulting = "??"

  /// Returns the labels of a function with a number of unlabeled parameters: `_:_:` for two.
  fileprivate static func labels(_ count: Int) -> String { String(repeating: "_:", count: count) }
}
