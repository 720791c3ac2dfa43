import Testing

@testable import FurnishScanner

@Suite struct PresenceSpaceTests {
  private let space = PresenceSpace()

  private func flag(_ name: String) -> Presence { space.presence(.flag(name)) }

  @Test func `equivalent formulas are equal`() {
    let (a, b) = (flag("A"), flag("B"))
    #expect(space.and(a, b) == space.and(b, a))
    #expect(space.not(space.and(a, b)) == space.or(space.not(a), space.not(b)))
    #expect(space.or(a, space.not(a)) == .always)
    #expect(space.and(a, space.not(a)) == .never)
    #expect(space.excluding(space.or(a, b), b) == space.and(a, space.not(b)))
    #expect(space.implies(space.and(a, b), a) && !space.implies(a, space.and(a, b)))
  }

  @Test(arguments: [
    ("os(Linux)", "os(macOS)", false), ("arch(arm64)", "arch(x86_64)", false), ("os(Linux)", "canImport(UIKit)", false),
    ("os(Linux)", "canImport(Glibc)", true), ("os(macOS)", "canImport(UIKit)", false),
    ("os(Linux)", "canImport(Foundation)", true), ("DEBUG", "os(Linux)", true),
    ("targetEnvironment(simulator)", "targetEnvironment(macCatalyst)", false),
  ])
  func `some conditions exclude each other`(_ one: String, _ other: String, _ canBoth: Bool) {
    #expect(space.areCompatible(flag(one), flag(other)) == canBoth)
    let reversed = PresenceSpace()
    #expect(reversed.areCompatible(reversed.presence(.flag(other)), reversed.presence(.flag(one))) == canBoth)
  }

  @Test func `some conditions imply others`() {
    #expect(space.implies(flag("os(iOS)"), flag("canImport(UIKit)")))
    #expect(!space.implies(flag("canImport(UIKit)"), flag("os(iOS)")))
    for (older, newer) in [("swift(>=6.3)", "swift(>=6.4)"), ("compiler(>=7.1)", "compiler(>=7.0.1)")] {
      let isAscending = older < newer
      #expect(space.implies(flag(isAscending ? newer : older), flag(isAscending ? older : newer)) == true)
    }
  }

  @Test func `zeros at the end of a version have no meaning`() {
    #expect(flag("swift(>=6)") == flag("swift(>=6.0)"))
    #expect(space.implies(flag("compiler(>=6.1)"), flag("compiler(>=6.0.0)")))
    #expect(flag("swift(>=5.0)") != flag("swift(>=5.10)"))
  }

  @Test func `a flag that is set or unset has that value`() {
    let space = PresenceSpace(flags: FixedFlags(set: ["A", "os(Linux)"], unset: ["B"]))
    #expect(space.presence(.flag("A")) == .always)
    #expect(space.presence(.flag("B")) == .never)
    #expect(space.presence(.flag("os(macOS)")) == .never)
    #expect(space.presence(.flag("canImport(UIKit)")) == .never)
    #expect(space.presence(.all([.flag("A"), .not(.flag("B"))])) == .always)
  }

  @Test func `the last value of a choice needs no variable`() {
    let key = Choice.Key.subject(.text("mode"))
    let live = space.choose(".live", of: key, called: "mode")
    let mock = space.choose(".mock", of: key, called: "mode", isLast: true)
    #expect(mock == space.not(live))
    #expect(PresenceText(space).sentence(mock, in: .always) == "This is so where mode is .mock.")
    #expect(PresenceText(space).sentence(live, in: .always) == "This is so where mode is .live.")
  }

  @Test func `a condition is written in as few words as possible`() {
    let text = PresenceText(space)
    let mock = space.test(.text("mock"), holds: "mock is true", fails: "mock is false")
    let (a, b) = (flag("A"), flag("B"))
    let cases: [(Presence, Presence, String?)] = [
      (.always, .always, nil),
      (space.and(space.not(a), space.not(mock)), .always, "This is so where A is not set and mock is false."),
      (space.and(a, b), a, "This is so where B is set."),
      (space.and(a, b), .always, "This is so where A and B are set."),
      (space.or(space.and(a, b), space.and(a, space.not(b))), .always, "This is so where A is set."),
      (space.or(a, b), .always, "This is so where A is set, or where B is set."),
      (
        space.and(space.not(flag("os(Linux)")), space.not(flag("os(macOS)"))), .always,
        "This is so where os(Linux) and os(macOS) are not set."
      ),
      (flag("os(macOS)"), .always, "This is so where os(macOS) is set."),
    ]
    for (presence, universe, sentence) in cases { #expect(text.sentence(presence, in: universe) == sentence) }
  }

  @Test func `tests that are written alike share a text`() {
    func calls(_ results: Bool...) -> Presence {
      results.map { result in
        let call = space.test(nil, holds: "`f()` is true", fails: "`f()` is false")
        return result ? call : space.not(call)
      }.reduce(.always, space.and)
    }
    func line(_ value: String, _ isEqual: Bool) -> Presence {
      let key = Choice.Key.subject(.binding(environment: space.variableCount, name: "", isRepeated: false))
      let line = space.choose(value, of: key, called: "readLine()")
      return isEqual ? line : space.not(line)
    }
    let text = PresenceText(space)
    #expect(text.sentence(calls(true, true), in: .always) == "This is so where `f()` is true each time.")
    #expect(
      text.sentence(calls(false, true), in: .always)
        == "This is so where `f()` is false at one time and `f()` is true at another.")
    #expect(
      text.sentence(space.and(line("\"y\"", true), line("\"y\"", false)), in: .always)
        == "This is so where readLine() is \"y\" at one time and readLine() is not \"y\" at another.")
  }

  @Test func `a formula that is too large is reported as exhausted`() {
    let small = PresenceSpace(limit: 64)
    var formula = Presence.never
    for number in 0..<32 {
      let pair = small.and(small.presence(.flag("A\(number)")), small.presence(.flag("B\(31 - number)")))
      formula = small.or(formula, pair)
    }
    #expect(small.isExhausted)
  }

  @Test func `a long body takes one node for each guard`() {
    var presence = Presence.always
    for number in 0..<10_000 {
      presence = space.and(presence, space.test(nil, holds: "\(number)", fails: "not \(number)"))
    }
    #expect(!space.isExhausted)
    #expect(space.support(presence).count == 10_000)
  }

  @Test func `cells are the possible combinations of conditions`() throws {
    let (linux, mac, debug) = (flag("os(Linux)"), flag("os(macOS)"), flag("DEBUG"))
    let cells = try #require(PresenceCells([linux, mac, linux, .always], in: .always, space)).cells
    #expect(cells.count == 3)
    #expect(space.any(cells) == .always)
    #expect(PresenceCells([linux, debug], in: linux, space)?.cells.count == 2)
    #expect(PresenceCells((0..<20).map { flag("F\($0)") }, in: .always, space) == nil)
  }
}
