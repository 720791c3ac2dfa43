import FurnishSyntax
import SwiftSyntax

/// The members that the author of a type has written already, and that no macro writes a second time.
struct ExistingMembers {
  private var initializers: Set<[String]> = []
  private var methods: Set<[String]> = []
  /// The methods with one parameter: the name, and the last part of the name of its type.
  private var typedMethods: Set<[String]> = []
  private var statics: Set<String> = []

  init(of declaration: some DeclGroupSyntax) {
    read(declaration.memberBlock.members)
  }

  private mutating func read(_ members: MemberBlockItemListSyntax) {
    for member in members {
      if let initializer = member.decl.as(InitializerDeclSyntax.self) {
        initializers.insert(initializer.signature.labels)
      } else if let function = member.decl.as(FunctionDeclSyntax.self) {
        if function.modifiers.has(.static) {
          statics.insert(function.name.plainText)
        } else {
          methods.insert([function.name.plainText] + function.signature.labels)
          if let type = function.signature.onlyParameterType { typedMethods.insert([function.name.plainText, type]) }
        }
      } else if let variable = member.decl.as(VariableDeclSyntax.self), variable.modifiers.has(.static) {
        for binding in variable.bindings {
          if let name = binding.pattern.as(IdentifierPatternSyntax.self) { statics.insert(name.identifier.plainText) }
        }
      } else if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          if case .decls(let members) = clause.elements { read(members) }
        }
      }
    }
  }

  func hasInitializer(labels: [String]) -> Bool { initializers.contains(labels) }

  func hasMethod(_ name: String, labels: [String]) -> Bool { methods.contains([name] + labels) }

  /// Returns whether there is a method with one parameter, of a type of this name.
  func hasMethod(_ name: String, taking type: String) -> Bool { typedMethods.contains([name, type]) }

  func hasStatic(_ name: String) -> Bool { statics.contains(name) }
}

extension FunctionSignatureSyntax {
  /// The name of the type of the only parameter, without its module.
  fileprivate var onlyParameterType: String? {
    guard let parameter = parameterClause.parameters.first, parameterClause.parameters.count == 1 else { return nil }
    return parameter.type.as(IdentifierTypeSyntax.self)?.name.plainText
      ?? parameter.type.as(MemberTypeSyntax.self)?.name.plainText
  }

  /// The labels of the parameters; `_` for one without.
  fileprivate var labels: [String] { parameterClause.parameters.map(\.firstName.plainText) }
}
