import FurnishSyntax
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@CaseAccessors`: writes a property for each case of an enum.
package enum CaseAccessorsMacro: MemberMacro {
  package static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      context.report(.casesNeedEnum(DeclarationKind(declaration)), at: node)
      return []
    }
    if Noncopyable.report(declaration, "CaseAccessors", in: context) { return [] }
    OperatorConformance.report(declaration, "CaseAccessors", in: context)
    let access = (AccessLevel(declaration.modifiers) ?? .internal).forMember.modifier
    let written = WrittenMembers(declaration)
    let cases = CaseList(declaration.memberBlock.members)
    for element in cases.sharingNames() {
      context.report(.casesShareName(element.name.plainText), at: element.name)
    }
    var members = CaseAccessors(access: access, written: written).declarations(of: cases)
    if !written.functions.contains("is") {
      members.append(
        """
        \(raw: access)func `is`<Value>(_ accessor: KeyPath<Self, Value?>) -> Bool {
          self[keyPath: accessor] != nil
        }
        """)
    }
    if !written.properties.contains("allCaseNames"), !cases.allNames.contains("allCaseNames") {
      members.append(CaseNames.declaration(of: cases, access: access))
    }
    return members
  }
}

/// The members that the author wrote, and that the macro does not write again.
struct WrittenMembers {
  var properties: Set<String> = []
  var functions: Set<String> = []

  init(_ declaration: EnumDeclSyntax) {
    for member in declaration.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        properties.formUnion(PropertyFacts.reading(variable).map(\.name))
      } else if let function = member.decl.as(FunctionDeclSyntax.self) {
        functions.insert(function.name.plainText)
      }
    }
  }
}
