import FurnishSyntax
import SwiftSyntax

/// The types that a program declares, as far as a migration depends on them, by their last names.
///
/// A name that several types have is unknown unless all of them agree.
struct DeclaredTypes {
  enum Kind { case `class`, `struct`, `enum`, actor, `protocol`, alias }

  struct Parameter: Hashable {
    var label: String
    var type: String
    var hasDefault: Bool
  }

  struct Declaration {
    var kind: Kind
    var inherited: [String]
    var isBoundToMainActor: Bool
    var isGeneric: Bool
    /// The parameters of each initializer that can be called without `try`, `await` and unwrapping.
    var initializers: [[Parameter]] = []
    /// The parameters of the memberwise initializer of the compiler; `nil` if the source does not show them, since a
    /// stored property has a default value, an attribute or a modifier, or is inside of `#if`.
    var memberwise: [Parameter]? = []
    var declaresInitializer = false
  }

  private var declarations: [String: [Declaration]] = [:]
  /// The protocols to which extensions conform a type, by the name of the type.
  private var extensions: [String: [String]] = [:]
  private var extensionInitializers: [String: [[Parameter]]] = [:]

  init(_ trees: [SourceFileSyntax]) {
    for tree in trees {
      let collector = TypeCollector(tree)
      declarations.merge(collector.declarations) { $0 + $1 }
      extensions.merge(collector.extensions) { $0 + $1 }
      extensionInitializers.merge(collector.extensionInitializers) { $0 + $1 }
    }
  }

  func isDeclared(_ name: String) -> Bool { declarations[name] != nil }

  /// Returns the declaration of a type, if the program declares only one type of this name.
  func declaration(_ name: String) -> Declaration? {
    guard let all = declarations[name], all.count == 1 else { return nil }
    return all[0]
  }

  func isProtocol(_ name: String) -> Bool {
    guard let all = declarations[name], let first = all.first else { return false }
    return first.kind == .protocol && all.allSatisfy { $0.kind == .protocol }
  }

  /// Returns whether a class of the program has the class of this name as its superclass.
  func isInheritedFrom(_ name: String) -> Bool {
    declarations.values.contains { $0.contains { $0.kind == .class && $0.inherited.contains(name) } }
  }

  func isBoundToMainActor(_ name: String) -> Bool {
    guard let all = declarations[name] else { return false }
    return all.contains(where: \.isBoundToMainActor)
  }

  /// Returns whether values of a type may be used on several threads; `nil` if the source does not show it.
  func isSendable(_ name: String, depth: Int = 0) -> Bool? {
    guard let declaration = declaration(name), depth < 8 else { return nil }
    if declaration.isBoundToMainActor { return true }
    let inherited = declaration.inherited + (extensions[name] ?? [])
    if inherited.contains(where: { ["Sendable", "Actor", "Error"].contains($0) }) { return true }
    switch declaration.kind {
    case .actor, .struct, .enum: return true
    case .alias: return nil
    case .class, .protocol:
      let answers = inherited.map { isSendable($0, depth: depth + 1) }
      if answers.contains(true) { return true }
      // A protocol may inherit `Sendable` from a protocol that the program does not declare.
      return answers.allSatisfy { $0 == false } || declaration.kind == .class ? false : nil
    }
  }

  /// Returns whether only the main actor can resolve a type, and the code that requests it may run elsewhere.
  ///
  /// - Parameters:
  ///   - type: The type as it is written.
  ///   - node: The code that requests the type.
  func needsMainActor(_ type: String, at node: some SyntaxProtocol) -> Bool {
    isSendable(MigratedTypeSpelling.parsed(type).lastName) == false && !isOnMainActor(Syntax(node))
  }

  /// Returns whether the source shows that code belongs to the main actor: by an attribute, or by a type of a user
  /// interface.
  private func isOnMainActor(_ node: Syntax) -> Bool {
    var current: Syntax? = node
    while let scope = current {
      if let declaration = scope.asProtocol((any WithAttributesSyntax).self),
        declaration.attributes.has("MainActor")
      {
        return true
      }
      if let type = scope.asProtocol((any DeclGroupSyntax).self) {
        let inherited = type.inheritanceClause?.names ?? []
        if inherited.contains(where: {
          $0.hasPrefix("UI") || ["View", "App", "Scene", "NSViewController"].contains($0)
        }) {
          return true
        }
      }
      current = scope.parent
    }
    return false
  }

  /// Returns the types of the parameters of the initializer with these labels; `nil` if calls with these labels could
  /// also mean another initializer, or the source does not show all initializers.
  func parameters(ofInitializer labels: [String], of type: String) -> [String]? {
    guard let declaration = declaration(type), !declaration.isGeneric,
      [.class, .struct, .actor].contains(declaration.kind)
    else { return nil }
    var all = declaration.initializers + (extensionInitializers[type] ?? [])
    if declaration.kind == .struct, !declaration.declaresInitializer, let memberwise = declaration.memberwise {
      all.append(memberwise)
    }
    // The superclass may have further initializers.
    if declaration.kind == .class, !declaration.declaresInitializer { return nil }
    let callable = all.filter { parameters in
      parameters.map(\.label) == labels || parameters.filter { !$0.hasDefault }.map(\.label) == labels
    }
    guard callable.count == 1, callable[0].map(\.label) == labels, !callable[0].contains(where: \.hasDefault) else {
      return nil
    }
    return callable[0].map(\.type)
  }
}

extension InheritanceClauseSyntax {
  var names: [String] { inheritedTypes.map(\.type.lastName) }
}

extension TypeSyntax {
  /// The last name of a type: `Log` of `Logging.Log`, `any Log` and `@unchecked Log`.
  var lastName: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self) { return type.name.text }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.lastName }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.lastName }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.type.lastName
    }
    return trimmedDescription
  }
}
