/// A test in a loop over a list that the source does not show: `plugin.isOn` of
/// `for plugin in plugins { if plugin.isOn { … } }`.
struct ElementTest {
  /// The subject of the test: the element, a part of it, or the whole test.
  var subject: TestSubject
  /// The value with which the program compares the subject, as a pattern; nil if ``subject`` is the whole test.
  var value: String?
  /// The cases of the subject, as patterns, if its type is an enumeration with few cases; otherwise nil.
  var cases: [String]?
  /// The operator of a search of the list for the value. The subject of `list.contains(value)` has the same operator,
  /// so both tests share a condition.
  var search = TestSubject.containsElement
  /// The subject in the text of a finding.
  var text: String
  /// The list in the text of a finding.
  var list: String

  /// Returns the words of findings for a condition of the elements: `an element of plugins is .log`.
  ///
  /// - Parameters:
  ///   - value: The value that the elements have; nil if they meet the whole test.
  ///   - quantity: `an`, `no`, `each` or `not each`.
  func words(_ value: String?, _ quantity: String) -> String {
    let elements = "\(quantity) element of \(list)"
    guard let value else { return "\(text) for \(elements)" }
    if case .element = subject { return "\(elements) is \(value)" }
    return "\(text) is \(value) for \(elements)"
  }
}

extension Interpreter {
  /// Reads a test of an element; returns nil for other tests.
  func elementTest(_ test: BranchTest, in environment: Environment) -> ElementTest? {
    switch test {
    case .value(let value, let text):
      return elementTest(subject(of: value, in: environment), "`\(text)` is true")
    case .isPresent(.cast(let value, let type), let text):
      let subject = subject(of: value, in: environment).map {
        TestSubject.comparison($0, operator: "is", value: "is \(type.text)")
      }
      return elementTest(subject, "`\(text)` is not nil")
    // `while let` tests whether another element exists. It is no test of an element.
    case .isPresent(.name(let name, _), _)
    where environment.binding(of: name)?.environment.repeatedConstant == name:
      return nil
    case .isPresent(let value, let text):
      return elementTest(subject(of: value, in: environment).map(TestSubject.isPresent), "\(text) is not nil")
    case .matches(let value, let text, let pattern):
      guard let subject = subject(of: value, in: environment), subject.list != nil else { return nil }
      let name = value.isElement ? "it" : text
      if let part = pattern.part {
        if part.hasNames { return nil }
        return elementTest(
          .comparison(subject, operator: "case", value: part.text), "`\(part.text) ~= \(name)` is true")
      }
      if pattern.type != nil {
        return elementTest(.comparison(subject, operator: "is", value: pattern.text), "\(name) \(pattern.text)")
      }
      let type = evaluate(value, in: environment).type
      if let known = self.value(of: pattern, type, in: environment) {
        var test = elementTest(subject, name)
        test?.value = known
        test?.cases = cases(of: type, with: known)
        return test
      }
      guard let other = pattern.value.flatMap({ self.subject(of: $0, in: environment) }) else { return nil }
      return elementTest(.equality(subject, other), "`\(name) == \(pattern.text)` is true")
    case .constant, .not, .all, .any, .other: return nil
    }
  }

  private func elementTest(_ subject: TestSubject?, _ text: String) -> ElementTest? {
    guard let subject = subject?.atAnyTime, let list = subject.list else { return nil }
    var test = ElementTest(subject: subject, text: text, list: memory.namesOfLists[list] ?? "a list")
    if case .element = subject, let search = memory.searches[list] { test.search = search }
    return test
  }

  /// Returns the value with which a pattern compares the tested value; nil if the source does not show it.
  private func value(of pattern: Pattern, _ type: ResolvedType?, in environment: Environment) -> String? {
    guard let value = pattern.value else { return pattern.text.hasPrefix(".") ? pattern.text : nil }
    switch value {
    case .implicitMember: return pattern.textOfCase
    case .string, .number, .boolean, .member, .name:
      return self.pattern(of: evaluate(value, in: environment, expecting: type))
    default: return nil
    }
  }

  private func cases(of type: ResolvedType?, with value: String) -> [String]? {
    guard let typeID = type?.declaration, index.types[typeID].facts.kind == .enum else { return nil }
    let cases = index.types[typeID].cases.map { ".\($0.name)" }
    return cases.count <= Self.mostRelatedCases && cases.contains(value) ? cases : nil
  }

  /// The greatest number of cases of an enumeration that are related to each other.
  private static let mostRelatedCases = 16
}

extension TestSubject {
  /// The list whose element the test is about; nil for tests of other values.
  fileprivate var list: TestSubject? {
    switch self {
    case .element(let list): list
    case .member(let owner, _), .count(let owner), .first(let owner), .isPresent(let owner),
      .comparison(let owner, _, _),
      .current(let owner, _):
      owner.list
    case .equality(let first, let second): first.list ?? second.list
    case .result(_, let owner, let arguments): owner?.list ?? arguments.lazy.compactMap(\.list).first
    case .binding, .constant, .external, .text: nil
    }
  }

  /// The subject of the list, if this is the subject of an element of the list; otherwise this subject.
  var ofElements: TestSubject { if case .element(let list) = self { list } else { self } }
}
