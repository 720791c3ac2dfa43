import FurnishSyntax
import SwiftSyntax
import SwiftSyntaxBuilder

/// The properties that `@CaseAccessors` writes, one for each case.
struct CaseAccessors {
  let access: String
  let written: WrittenMembers

  func declarations(of cases: CaseList) -> [DeclSyntax] {
    let ambiguous = Set(cases.sharingNames().map(\.name.plainText))
    return texts(of: cases, without: ambiguous).map { "\(raw: $0)" }
  }

  private func texts(of cases: CaseList, without ambiguous: Set<String>) -> [String] {
    cases.members.compactMap { member -> String? in
      switch member {
      case .element(let element, let attributes):
        let name = element.name.plainText
        if ambiguous.contains(name) || written.properties.contains(name) { return nil }
        if attributes.includeUnavailable { return nil }
        return CaseAccessor(element, attributes: attributes).property(access)
      case .conditional(let branches):
        let texts = branches.map { self.texts(of: $0.cases, without: ambiguous) }
        if texts.allSatisfy(\.isEmpty) { return nil }
        let parts = zip(branches, texts).flatMap { [$0.line] + $1 }
        return (parts + ["#endif"]).joined(separator: "\n")
      }
    }
  }
}

/// One case, and the code that extracts and sets its value.
private struct CaseAccessor {
  private let name: String
  private let attributes: String
  private let values: [EnumCaseParameterSyntax]

  init(_ element: EnumCaseElementSyntax, attributes: AttributeListSyntax) {
    name = Identifier.spelled(element.name.plainText)
    values = element.parameterClause.map { Array($0.parameters) } ?? []
    // The property is available on the same systems as the case.
    self.attributes =
      attributes.allAttributes.filter { $0.lastName == "available" }.map { "\($0.trimmedDescription)\n" }.joined()
  }

  func property(_ access: String) -> String {
    """
    \(attributes)\(access)var \(name): \(type)? {
      get {
        guard case .\(name)\(pattern) = self else {
          return nil
        }
        return \(value)
      }
      set {
        \(setter)
      }
    }
    """
  }

  /// A Boolean value that indicates whether the case has no value, or only `Void`. Its pattern then binds nothing.
  private var isVoid: Bool {
    values.isEmpty || values.count == 1 && ["Void", "()", "Swift.Void"].contains(values[0].type.trimmedDescription)
  }

  private var type: String {
    if isVoid { return "Void" }
    if values.count == 1 { return values[0].type.wrappable }
    let labels = values.map { $0.label ?? "" }
    let hasLabels = Set(labels.filter { !$0.isEmpty }).count == labels.filter { !$0.isEmpty }.count
    let elements = values.map { value in
      let type = value.type.trimmedDescription
      guard hasLabels, let label = value.label else { return type }
      return "\(label): \(type)"
    }
    return "(\(elements.joined(separator: ", ")))"
  }

  private var pattern: String {
    if isVoid { return "" }
    if values.count == 1 { return "(let value)" }
    return "(\(values.indices.map { "let value\($0)" }.joined(separator: ", ")))"
  }

  private var value: String {
    if isVoid { return "()" }
    if values.count == 1 { return "value" }
    return "(\(values.indices.map { "value\($0)" }.joined(separator: ", ")))"
  }

  /// The body of the setter, indented for its place in the property.
  private var setter: String {
    if isVoid {
      let argument = values.first.map { "(\($0.label.map { "\($0): " } ?? "")())" } ?? ""
      return """
        if newValue != nil {
              self = .\(name)\(argument)
            }
        """
    }
    let arguments = values.indices.map { index in
      let value = values.count == 1 ? "newValue" : "newValue.\(index)"
      return values[index].label.map { "\($0): \(value)" } ?? value
    }
    return """
      if let newValue {
            self = .\(name)(\(arguments.joined(separator: ", ")))
          }
      """
  }
}

extension AttributeListSyntax {
  /// Whether a declaration is unavailable on every system, so that no code may name it.
  fileprivate var includeUnavailable: Bool {
    allAttributes.contains {
      $0.lastName == "available" && $0.arguments?.trimmedDescription.hasPrefix("*, unavailable") ?? false
    }
  }
}

extension EnumCaseParameterSyntax {
  /// The label that callers write before the value, with backticks where it needs them; nil if the value has none.
  fileprivate var label: String? {
    guard let firstName, firstName.tokenKind != .wildcard else { return nil }
    // A keyword needs no backticks before a colon, except for `inout`, `let` and `var`.
    let isKeyword = Identifier.spelled(firstName.plainText) != firstName.plainText
    let isWord = firstName.plainText.allSatisfy(\.isLetter)
    return isKeyword && isWord && !["inout", "let", "var"].contains(firstName.plainText)
      ? firstName.plainText : firstName.text
  }
}

extension TypeSyntax {
  /// The type, in parentheses if a question mark behind it would mean something else.
  fileprivate var wrappable: String {
    switch kind {
    case .identifierType, .memberType, .arrayType, .dictionaryType, .optionalType, .tupleType: trimmedDescription
    default: "(\(trimmedDescription))"
    }
  }
}
