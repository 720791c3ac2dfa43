import FurnishSyntax
import SwiftSyntax

/// The cases of an enum, in order; cases behind `#if` keep their condition, since macros cannot determine which branch
/// is compiled.
struct CaseList {
  enum Member {
    case element(EnumCaseElementSyntax, attributes: AttributeListSyntax)
    case conditional([Branch])
  }

  struct Branch {
    /// `#if DEBUG`, `#else`.
    let line: String
    let cases: CaseList
  }

  var members: [Member] = []

  init(_ list: MemberBlockItemListSyntax) {
    for item in list {
      if let declaration = item.decl.as(EnumCaseDeclSyntax.self) {
        members += declaration.elements.map { .element($0, attributes: declaration.attributes) }
      } else if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
        let branches = conditional.clauses.compactMap { clause -> Branch? in
          guard case .decls(let declarations) = clause.elements else { return nil }
          let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
          return Branch(line: clause.poundKeyword.text + condition, cases: CaseList(declarations))
        }
        if branches.contains(where: { !$0.cases.members.isEmpty }) { members.append(.conditional(branches)) }
      }
    }
  }

  /// The cases that exist under all conditions.
  var elements: [EnumCaseElementSyntax] {
    members.compactMap { member in
      guard case .element(let element, _) = member else { return nil }
      return element
    }
  }

  var allNames: Set<String> {
    members.reduce(into: Set(elements.map(\.name.plainText))) { names, member in
      guard case .conditional(let branches) = member else { return }
      for branch in branches { names.formUnion(branch.cases.allNames) }
    }
  }

  /// Returns the cases that share their name with an earlier case, which Swift allows if their labels differ. Cases of
  /// two branches never exist together.
  func sharingNames(with outer: Set<String> = []) -> [EnumCaseElementSyntax] {
    var names = outer
    var sharing: [EnumCaseElementSyntax] = []
    for element in elements where !names.insert(element.name.plainText).inserted { sharing.append(element) }
    for case .conditional(let branches) in members {
      for branch in branches { sharing += branch.cases.sharingNames(with: names) }
    }
    return sharing
  }
}
