import FurnishSyntax
import SwiftSyntax
import SwiftSyntaxBuilder

/// The property `allCaseNames`, which lists the names of all cases.
enum CaseNames {
  static func declaration(of cases: CaseList, access: String) -> DeclSyntax {
    let isConditional = cases.elements.count < cases.members.count
    let body = isConditional ? statements(of: cases) : [array(cases.elements)]
    return """
      \(raw: access)static var allCaseNames: [String] {
        \(raw: body.joined(separator: "\n"))
      }
      """
  }

  private static func statements(of cases: CaseList) -> [String] {
    ["var names: [String] = []"] + additions(of: cases) + ["return names"]
  }

  private static func additions(of cases: CaseList) -> [String] {
    cases.members.flatMap { member -> [String] in
      switch member {
      case .element(let element, _): ["names += \(array([element]))"]
      case .conditional(let branches): branches.flatMap { [$0.line] + additions(of: $0.cases) } + ["#endif"]
      }
    }
  }

  private static func array(_ elements: [EnumCaseElementSyntax]) -> String {
    "[\(elements.map { "\"\($0.name.plainText)\"" }.joined(separator: ", "))]"
  }
}
