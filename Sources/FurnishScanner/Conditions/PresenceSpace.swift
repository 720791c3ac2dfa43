/// The conditions under which a fact holds: a Boolean formula over the flags of `#if` and the tests of the program.
///
/// It is a handle. ``PresenceSpace`` stores each formula once, so two formulas that mean the same have the same handle.
struct Presence: Hashable, Sendable {
  let node: Int32

  static let never = Presence(node: 0)
  static let always = Presence(node: 1)
}

/// All formulas of one judgment, with the meanings of their variables.
///
/// Conditions that exclude each other need no constraints beside the formulas: see ``Choice``.
final class PresenceSpace {
  private var diagram: DecisionDiagram
  private var variables: [Variable] = []
  /// Whether a formula has become too large, so that results which depend on conditions are not certain.
  var isExhausted: Bool { diagram.isExhausted }

  let flags: FixedFlags
  /// The values that exclude each other, by the expression or the kind of flags that has them.
  var choices: [Choice.Key: Choice] = [:]
  /// The formulas of the conditions of `#if`.
  var presences: [Condition: Presence] = [:]
  /// The formulas of the tests that have a subject.
  var tests: [TestSubject: Presence] = [:]
  /// The predicates that the program tests, with their conditions, by the subjects of the tested values.
  var predicates: [TestSubject: [(predicate: TestPredicate, presence: Presence)]] = [:]
  /// The subjects that are whole numbers, each with the least value that it may have: 0 for a `UInt`; nil if none is
  /// known.
  var wholeNumbers: [TestSubject: Int?] = [:]
  /// The variables that were created for ``predicates``, each with its subject and its predicate.
  var predicatesOfVariables: [Int: (subject: TestSubject, predicate: TestPredicate)] = [:]
  /// The variables of the tests whose result code may have determined in a way that the source does not show.
  var doubtfulTests: Set<Int> = []
  /// The subjects of values that code assigned under tests, or calculated in a loop. The source may limit them in ways
  /// that are not followed, so tests of them are ``doubtfulTests``.
  var doubtfulSubjects: Set<TestSubject> = []
  /// The variables of assumptions about calls: that a call runs a certain function, where the source does not show the
  /// function.
  var assumptions: Set<Int> = []
  /// The condition that some code throws an error that other code handles.
  var errors = Presence.never
  /// The variables for the choice of one element among several, where the source does not show which one it is.
  var choicesOfElements: Set<Int> = []
  /// The variables of the tests whether some element of a list meets a condition.
  var testsOfElements: Set<Int> = []
  /// The variables of the tests whether the current task is canceled. They do not make a request uncertain: a loop
  /// until cancellation runs in every task that is not canceled before the loop begins.
  var testsOfCancellation: Set<Int> = []
  /// The variables of the tests that compare constants. The source determines their results, which were not evaluated.
  var testsOfConstants: Set<Int> = []
  /// The variables of the tests that input reaches.
  var testsOfInput: Set<Int> = []

  init(flags: FixedFlags = FixedFlags(), limit: Int = 200_000) {
    self.flags = flags
    diagram = DecisionDiagram(limit: limit)
  }

  /// A variable, by its meaning.
  struct Variable {
    enum Meaning {
      /// A flag of `#if`.
      case flag(String)
      /// A test of the program, with the texts of findings for the cases that it holds and that it fails.
      case test(holds: String, fails: String)
      /// One of several values, by its number among them.
      case choice(Choice.Key, Int)
    }

    var meaning: Meaning
  }

  /// The number of variables so far: the variables that are created next have this number and the following ones.
  var variableCount: Int { variables.count }

  func makeVariable(_ meaning: Variable.Meaning) -> Presence {
    variables.append(Variable(meaning: meaning))
    return literal(variables.count - 1, true)
  }

  func meaning(_ variable: Int) -> Variable.Meaning { variables[variable].meaning }

  /// Replaces the texts of a test by those of a condition that consists of this test alone. If the condition is the
  /// negation of the test, the texts are exchanged.
  ///
  /// - Parameter first: The ``variableCount`` before the condition was evaluated. A test that was created earlier has
  ///   its texts from the code that it was first found in, and they remain.
  func describe(_ presence: Presence, createdSince first: Int, holds: String, fails: String) {
    let support = support(presence)
    guard let variable = support.first, support.count == 1, variable >= first, case .test = variables[variable].meaning
    else { return }
    let (with, without) = (restricted(presence, variable, to: true), restricted(presence, variable, to: false))
    if with == without { return }
    if excluding(without, with) == .never {
      variables[variable].meaning = .test(holds: holds, fails: fails)
    } else if excluding(with, without) == .never {
      variables[variable].meaning = .test(holds: fails, fails: holds)
    }
  }

  /// Returns whether a variable is a flag of `#if`, or is derived from flags.
  func isFlag(_ variable: Int) -> Bool {
    switch variables[variable].meaning {
    case .flag, .choice(.flags, _): true
    case .test, .choice: false
    }
  }
}

// MARK: Operations

extension PresenceSpace {
  func and(_ left: Presence, _ right: Presence) -> Presence {
    Presence(node: diagram.conjunction(left.node, right.node))
  }

  func not(_ presence: Presence) -> Presence { Presence(node: diagram.negation(presence.node)) }

  func or(_ left: Presence, _ right: Presence) -> Presence {
    if left == .always || right == .always { return .always }
    if left == .never { return right }
    if right == .never { return left }
    return not(and(not(left), not(right)))
  }

  func any(_ presences: some Sequence<Presence>) -> Presence { presences.reduce(.never, or) }

  /// Returns the condition that the first formula holds and the second does not.
  func excluding(_ left: Presence, _ right: Presence) -> Presence {
    if right == .never { return left }
    return and(left, not(right))
  }

  func implies(_ left: Presence, _ right: Presence) -> Bool {
    left == right || right == .always || left == .never || excluding(left, right) == .never
  }

  func areCompatible(_ left: Presence, _ right: Presence) -> Bool { and(left, right) != .never }
}

// MARK: Reading formulas

extension PresenceSpace {
  /// Returns the variable that a formula tests first, and the formulas that remain if the variable is false, and if it
  /// is true; nil for a constant. The formula `a && b` is split into `a`, ``Presence/never`` and `b`.
  func split(_ presence: Presence) -> (variable: Int, low: Presence, high: Presence)? {
    guard presence.node > 1 else { return nil }
    let node = diagram[presence.node]
    return (Int(node.variable), Presence(node: node.low), Presence(node: node.high))
  }

  /// Returns a formula for one value of a variable. The formula must not test another variable before this one.
  func restricted(_ presence: Presence, _ variable: Int, to value: Bool) -> Presence {
    guard let (tested, low, high) = split(presence), tested == variable else { return presence }
    return value ? high : low
  }

  /// Returns the condition that a variable has a value.
  func literal(_ variable: Int, _ value: Bool) -> Presence {
    Presence(node: value ? diagram.node(Int32(variable), 0, 1) : diagram.node(Int32(variable), 1, 0))
  }

  /// Finds the variables on which a formula depends.
  func support(_ presence: Presence) -> Set<Int> {
    var support: Set<Int> = []
    var seen: Set<Int32> = []
    var open = [presence.node]
    while let number = open.popLast() {
      guard number > 1, seen.insert(number).inserted else { continue }
      let node = diagram[number]
      support.insert(Int(node.variable))
      open.append(node.low)
      open.append(node.high)
    }
    return support
  }

  /// Returns whether a formula can hold if no flag of unknown value is set.
  func holdsWithoutFlags(_ presence: Presence) -> Bool {
    var seen: Set<Int32> = []
    var open = [presence.node]
    while let number = open.popLast() {
      if number == 1 { return true }
      guard number > 1, seen.insert(number).inserted else { continue }
      let node = diagram[number]
      open.append(node.low)
      if !isFlag(Int(node.variable)) { open.append(node.high) }
    }
    return false
  }

  /// Returns the condition of flags alone under which a formula holds for all results of the tests.
  func forAllTests(_ presence: Presence) -> Presence { forAll(where: { !isFlag($0) }, presence) }

  /// Returns the condition under which a formula holds for both values of each variable that meets a requirement.
  func forAll(where isQuantified: (Int) -> Bool, _ presence: Presence) -> Presence {
    var known: [Int32: Presence] = [:]
    func result(_ presence: Presence) -> Presence {
      guard let (variable, low, high) = split(presence) else { return presence }
      if let result = known[presence.node] { return result }
      let parts = (result(low), result(high))
      let literal = literal(variable, true)
      let result =
        isQuantified(variable) ? and(parts.0, parts.1) : or(and(literal, parts.1), excluding(parts.0, literal))
      known[presence.node] = result
      return result
    }
    return result(presence)
  }

  /// Returns the condition under which a formula holds for some value of each variable that meets a requirement.
  func forSome(where isQuantified: (Int) -> Bool, _ presence: Presence) -> Presence {
    not(forAll(where: isQuantified, not(presence)))
  }

  /// Returns the condition that a formula holds for some elements of the lists whose elements it tests.
  func withoutTestsOfElements(_ presence: Presence) -> Presence {
    if testsOfElements.isEmpty || support(presence).isDisjoint(with: testsOfElements) { return presence }
    return forSome(where: { [testsOfElements] in testsOfElements.contains($0) }, presence)
  }

  /// Returns the condition under which a formula holds for some results of the tests of cancellation.
  func withoutTestsOfCancellation(_ presence: Presence) -> Presence {
    if testsOfCancellation.isEmpty || support(presence).isDisjoint(with: testsOfCancellation) { return presence }
    return forSome(where: { [testsOfCancellation] in testsOfCancellation.contains($0) }, presence)
  }
}
