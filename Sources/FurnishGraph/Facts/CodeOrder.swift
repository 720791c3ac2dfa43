/// A place in code that runs from its start to its end: the main program, or a function.
package struct CodeOrder: Hashable, Comparable, Sendable {
  /// The number of the code.
  package var code: Int
  /// The number of calls before it that create services, in any code.
  package var number: Int

  package init(code: Int, number: Int) {
    self.code = code
    self.number = number
  }

  package static func < (left: CodeOrder, right: CodeOrder) -> Bool {
    (left.code, left.number) < (right.code, right.number)
  }

  /// Returns whether a call may run before this one. The order of calls in different code is unknown.
  func mayFollow(_ other: CodeOrder?) -> Bool { other.map { $0.code != code || $0.number <= number } ?? true }
}
