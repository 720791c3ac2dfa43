import SwiftSyntax

extension SourceReader {
  /// Reads a test of the system's version. `iOS 17.0` is `iOS 17`.
  func test(_ availability: AvailabilityConditionSyntax) -> BranchTest {
    var versions = availability.availabilityArguments.map { argument in
      var text = source(of: argument.argument)
      while text.hasSuffix(".0") { text.removeLast(2) }
      return text
    }
    // `#unavailable(iOS 17)` is the opposite of `#available(iOS 17, *)`.
    if !versions.contains("*") { versions.append("*") }
    let text = "#available(\(versions.joined(separator: ", ")))"
    let test = BranchTest.other(holds: "`\(text)` is true", fails: "`\(text)` is false", isConstant: true)
    return availability.availabilityKeyword.tokenKind == .poundUnavailable ? .not(test) : test
  }
}
