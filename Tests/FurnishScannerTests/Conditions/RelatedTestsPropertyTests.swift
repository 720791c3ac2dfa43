import Testing

@testable import FurnishScanner

/// Random tests of one value: any results that some value has are compatible, whatever the order in which the tests were read.
@Suite struct RelatedTestsPropertyTests {
  /// A test, as a condition and as a property of values.
  private struct RandomTest<Value> {
    let name: String
    let presence: Presence
    let holds: (Value) -> Bool
  }

  private let subject = TestSubject.text("value")

  /// Checks each combination of results.
  ///
  /// - Parameter isExact: Whether results that no value has must not be compatible.
  private func check<Value>(
    _ tests: [RandomTest<Value>], in space: PresenceSpace, values: [Value], isExact: Bool, seed: Int
  ) {
    for results in 0..<(1 << tests.count) {
      var condition = Presence.always
      var fitting = values
      for (number, test) in tests.enumerated() {
        let result = results & (1 << number) != 0
        condition = result ? space.and(condition, test.presence) : space.excluding(condition, test.presence)
        fitting = fitting.filter { test.holds($0) == result }
      }
      let names = tests.enumerated().map { number, test in results & (1 << number) != 0 ? test.name : "not \(test.name)"
      }
      if !fitting.isEmpty { #expect(condition != .never, "seed \(seed): \(names) holds for \(fitting[0])") }
      if isExact, fitting.isEmpty { #expect(condition == .never, "seed \(seed): \(names) holds for no value") }
    }
  }

  private func test<Value>(
    _ key: TestSubject, _ name: String, in space: PresenceSpace, _ holds: @escaping (Value) -> Bool
  ) -> RandomTest<Value> {
    RandomTest(name: name, presence: space.test(key, holds: name, fails: name), holds: holds)
  }

  @Test(arguments: [nil, 0] as [Int?])
  func `tests of a whole number have exactly the results that some number has`(_ lowest: Int?) {
    for seed in 0..<400 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let space = PresenceSpace()
      space.wholeNumbers[subject] = .some(lowest)
      let tests = (0..<5).map { _ -> RandomTest<Int> in
        let bound = Int.random(in: -1...5, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0:
          return test(.comparison(subject, operator: ">=", value: "\(bound)"), ">= \(bound)", in: space) { $0 >= bound }
        case 1:
          return test(.comparison(subject, operator: "<", value: "\(bound)"), "< \(bound)", in: space) { $0 < bound }
        default:
          let value = max(bound, lowest ?? bound)
          let presence = space.choose("\(value)", of: .subject(subject), called: "value")
          return RandomTest(name: "== \(value)", presence: presence) { $0 == value }
        }
      }
      check(tests, in: space, values: Array((lowest ?? -20)...25), isExact: true, seed: seed)
    }
  }

  @Test func `tests of a text have all results that some text has`() {
    var texts = [""]
    for length in 1...4 { texts += texts.filter { $0.count == length - 1 }.flatMap { [$0 + "a", $0 + "b"] } }
    for seed in 0..<400 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let space = PresenceSpace()
      let tests = (0..<5).map { _ -> RandomTest<String> in
        let part = texts[1..<7].randomElement(using: &generator)!
        let count = Int.random(in: 0...4, using: &generator)
        func compare(_ name: String, _ value: String, of key: TestSubject) -> TestSubject {
          .comparison(key, operator: name, value: value)
        }
        switch Int.random(in: 0..<6, using: &generator) {
        case 0:
          return test(compare("hasPrefix", "\"\(part)\"", of: subject), "prefix \(part)", in: space) {
            $0.hasPrefix(part)
          }
        case 1:
          return test(compare("hasSuffix", "\"\(part)\"", of: subject), "suffix \(part)", in: space) {
            $0.hasSuffix(part)
          }
        case 2:
          return test(compare("contains", "\"\(part)\"", of: subject), "part \(part)", in: space) { $0.contains(part) }
        case 3:
          return test(compare(">=", "\(count)", of: .count(subject)), "count >= \(count)", in: space) {
            $0.count >= count
          }
        case 4:
          let presence = space.choose("\(count)", of: .subject(.count(subject)), called: "count")
          return RandomTest(name: "count \(count)", presence: presence) { $0.count == count }
        default:
          let text = texts[0..<15].randomElement(using: &generator)!
          let presence = space.choose("\"\(text)\"", of: .subject(subject), called: "text")
          return RandomTest(name: "== \(text)", presence: presence) { $0 == text }
        }
      }
      check(tests, in: space, values: texts + ["aaaaaa", "bbbbbb", "ababab", "bababa"], isExact: false, seed: seed)
    }
  }

  @Test func `an optional with a value is present`() {
    let space = PresenceSpace()
    let value = space.choose("\"a\"", of: .subject(subject), called: "value")
    let isPresent = space.test(.isPresent(subject), holds: "is not nil", fails: "is nil")
    let none = space.choose(".none", of: .subject(subject), called: "value")
    #expect(space.implies(value, isPresent) && !space.implies(isPresent, value))
    #expect(!space.areCompatible(none, isPresent))
  }

  /// Reads tests of two forms of a text, and then values that both decide.
  private func read(_ count: Int, _ tests: [(Int) -> TestSubject], in space: PresenceSpace) {
    for number in 0..<count {
      for key in tests { _ = test(key(number), "", in: space) { (_: Int) in false } }
    }
    for number in 0..<count { _ = space.choose("\"a\(number)x\"", of: .subject(subject), called: "value") }
    let all = space.predicates[subject]!.map(\.presence) + space.choices[.subject(subject)]!.presences
    _ = all.reduce(.never) { space.or($0, $1) }
    _ = all.reduce(.always) { space.excluding($0, $1) }
  }

  @Test func `many tests of one kind do not exhaust the formulas`() {
    let space = PresenceSpace()
    read(150, [{ .comparison(self.subject, operator: "hasPrefix", value: "\"a\($0)\"") }], in: space)
    #expect(!space.isExhausted && space.doubtfulTests.isEmpty)
  }

  @Test func `many tests of several kinds do not exhaust the formulas, and are in doubt`() {
    let space = PresenceSpace()
    let tests: [(Int) -> TestSubject] = [
      { .comparison(self.subject, operator: "contains", value: "\"q\($0)\"") },
      { .comparison(.count(self.subject), operator: ">=", value: "\($0)") },
    ]
    read(24, tests, in: space)
    #expect(!space.isExhausted && !space.doubtfulTests.isEmpty)
  }
}
