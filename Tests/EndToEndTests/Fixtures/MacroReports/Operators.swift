import FurnishMacros

// The compiler would use an operator of its own for these conformances, in silence.

@CaseAccessors
enum Action: Equatable {
  case first(Int)
  case second

  static func == (left: Self, right: Self) -> Bool { true }  // expect: the compiler does not use this '=='
}
