/// The number of a piece of code that runs from its start to its end: the main program, or a function.
package struct CodeID: Hashable, Comparable, Sendable {
  package let number: Int

  package init(_ number: Int) { self.number = number }

  package static func < (left: CodeID, right: CodeID) -> Bool { left.number < right.number }
}

/// The place of a call in the order of the calls in a piece of code.
package struct CodeOrder: Hashable, Comparable, Sendable {
  package var code: CodeID
  /// The number of calls before this one that create services, in any code.
  package var number: Int

  package init(code: CodeID, number: Int) {
    self.code = code
    self.number = number
  }

  package static func < (left: CodeOrder, right: CodeOrder) -> Bool {
    (left.code, left.number) < (right.code, right.number)
  }

  /// Returns whether this call may run after another one. The order of calls in different code is unknown.
  func mayFollow(_ other: CodeOrder?) -> Bool { other.map { $0.code != code || $0.number <= number } ?? true }
}
