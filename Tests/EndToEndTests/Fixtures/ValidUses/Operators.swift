import FurnishMacros

// Operators for a conformance in an extension, and operators that no protocol of the declaration requires.

@CaseAccessors
enum Action: Sendable {
  case first(Result<Int, any Error>)
  case second

  static func == (left: Self, right: Self) -> Bool { true }
  static func + (left: Self, right: Self) -> Self { left }
}

extension Action: Equatable {}

@CaseAccessors
enum Other: Sendable {
  case first(Result<Int, any Error>)
}

extension Other: Equatable {
  static func == (left: Self, right: Self) -> Bool { true }
}

@ClosureService(store: .none)
struct Api: Sendable {
  let id = 1
  var get: @Sendable (_ n: Int) throws -> Int

  static func == (left: Self, right: Self) -> Bool { left.id == right.id }
}

extension Api: Equatable {}
