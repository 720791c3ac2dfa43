/// The raw values of enumerations.
extension ResolvedType {
  /// Whether an enumeration may have raw values of this type.
  var isRawType: Bool { declaration == nil && Self.rawTypes.contains(text) }

  private static let rawTypes: Set<String> = Set(
    [
      "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double", "Float",
    ].map { "Swift.\($0)" })

  /// Returns the raw values that the compiler gives to the cases of an enumeration whose raw type this is, as text.
  func rawValues(of cases: [CaseFacts]) -> [String] {
    var next = 0
    return cases.map { facts in
      if text == "Swift.String" || text == "Swift.Character" { return facts.rawValue ?? facts.rawLiteral ?? facts.name }
      let number = facts.rawLiteral.map(NumberLiteral.init)
      if let whole = number??.whole {
        next = whole
      } else if let literal = facts.rawLiteral {
        return number??.pattern ?? literal
      }
      defer { next += 1 }
      return NumberLiteral("\(next)")!.printed(as: self)
    }
  }
}
